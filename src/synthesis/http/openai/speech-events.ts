import { failureOf } from '../../../platform/http/failures/failure';
import { openAiFailure } from '../../../platform/http/failures/openai-failure';

/**
 * The audio as server-sent events, as OpenAI's `stream_format: "sse"` has it: parts in base64, each of which can be
 * decoded by itself, and at the end what was charged. A program that waits for `[DONE]` gets it. Speaking that fails on
 * the way ends with `speech.audio.error` instead, an event of other servers with this route, which has OpenAI's error.
 * @param finished tells once all is stored how many characters were charged; they stand for tokens
 */
export async function* openAiSpeechEvents(
  audio: AsyncIterable<Uint8Array>,
  finished: () => Promise<{ readonly charCount: number }>,
): AsyncGenerator<string> {
  try {
    for await (const bytes of audio) {
      if (bytes.length > 0) yield event({ type: 'speech.audio.delta', audio: base64(bytes) });
    }
    const { charCount } = await finished();
    const usage = { input_tokens: charCount, output_tokens: 0, total_tokens: charCount };
    yield event({ type: 'speech.audio.done', usage });
    yield 'data: [DONE]\n\n';
  } catch (error) {
    yield event({ type: 'speech.audio.error', error: openAiFailure(failureOf(error)).error });
  }
}

/** One event of the event stream format (HTML Living Standard, section 9.2.5). */
const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;

const base64 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

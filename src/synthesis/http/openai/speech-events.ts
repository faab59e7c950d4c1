/**
 * The audio as server-sent events, as OpenAI's `stream_format: "sse"` has it: parts in base64, each of which can be
 * decoded by itself, and at the end what was charged. A program that waits for `[DONE]` gets it.
 * @param charCount characters charged; they stand for tokens
 */
export async function* speechEvents(
  audio: AsyncIterable<Uint8Array>,
  charCount: number,
): AsyncGenerator<string> {
  for await (const bytes of audio) {
    if (bytes.length > 0) yield event({ type: 'speech.audio.delta', audio: base64(bytes) });
  }
  const usage = { input_tokens: charCount, output_tokens: 0, total_tokens: charCount };
  yield event({ type: 'speech.audio.done', usage });
  yield 'data: [DONE]\n\n';
}

/** One event of the event stream format (HTML Living Standard, section 9.2.5). */
const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;

const base64 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

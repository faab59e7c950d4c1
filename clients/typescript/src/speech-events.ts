import type { SpeechResult } from './generated/types.gen.ts';
import { LoaError } from './loa-error.ts';

/** A written word, and when it is heard, in seconds from the beginning. */
export interface TimedWord {
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** What comes while a text is spoken: stretches of the file, the words in them, and at last the result. */
export type SpeechEvent =
  | { readonly type: 'audio'; readonly bytes: Uint8Array }
  | { readonly type: 'words'; readonly words: readonly TimedWord[] }
  | { readonly type: 'done'; readonly result: SpeechResult };

/**
 * Reads the events of `POST /api/v1/tts/stream/events`, which have one line of data each.
 * @throws LoaError when speaking fails, or the connection ends before the result
 */
export async function* speechEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<SpeechEvent> {
  for await (const block of blocksOf(body)) {
    const [, name = '', data = '{}'] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
    const event = eventOf(name, JSON.parse(data) as never);
    if (event) yield event;
    if (event?.type === 'done') return;
  }
  throw new LoaError('CONNECTION_FAILED', 'The connection ended before the speech did.');
}

/** @returns null for events of later versions */
function eventOf(
  name: string,
  data: { data: string; words: TimedWord[]; code: string; message: string } & SpeechResult,
): SpeechEvent | null {
  switch (name) {
    case 'audio':
      return { type: 'audio', bytes: bytesOf(data.data) };
    case 'words':
      return { type: 'words', words: data.words };
    case 'done':
      return { type: 'done', result: data };
    case 'error':
      throw new LoaError(data.code, data.message);
    default:
      return null;
  }
}

/** What stands between blank lines (HTML Living Standard, section 9.2.5). */
async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      yield* blocks;
    }
  } catch (error) {
    throw new LoaError('CONNECTION_FAILED', 'The connection broke.', { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined); // whoever stops listening lets the connection go
  }
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

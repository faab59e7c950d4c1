import { failureOf } from '../../platform/http/failures/failure';
import type { StreamPart } from '../application/streaming/speech-stream';
import type { SpeechResult } from './speech-results.dto';
import { roundedSec } from './speech.presenters';

/** Bytes of audio in one event, before base64: whole groups of three, so that only the last event is padded. */
const EVENT_BYTES = 48 * 1024;

/**
 * A stream as server-sent events (HTML Living Standard, section 9.2.5): `audio` and `words` as they are ready, then
 * `done`, or `error` when the request has failed.
 * @param finished tells the result once all is stored
 */
export async function* speechEvents(
  parts: AsyncIterable<StreamPart>,
  finished: () => Promise<SpeechResult>,
): AsyncGenerator<string> {
  let seq = 0;
  try {
    for await (const { bytes, words } of parts) {
      for (let at = 0; at < bytes.length; at += EVENT_BYTES) {
        const data = Buffer.from(bytes.subarray(at, at + EVENT_BYTES)).toString('base64');
        yield event('audio', { seq: seq++, data });
      }
      if (words.length > 0) yield event('words', { words: words.map(presentWord) });
    }
    yield event('done', await finished());
  } catch (error) {
    const { code, message } = failureOf(error);
    yield event('error', { code, message });
  }
}

const presentWord = ({ written, startSec, endSec }: StreamPart['words'][number]): object => ({
  written,
  start: roundedSec(startSec),
  end: roundedSec(endSec),
});

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

import { randomUUID } from 'node:crypto';
import type { Customer, Speech, SpeechAnswer } from '../journal';
import { fileSize, post } from './call';
import { type Load, RETRY_MS } from './load';
import { inventText } from './texts';

/** Codes that promise that nothing was charged. */
const REFUSALS = new Set(['SYNTHESIS_FAILED', 'ENGINE_BUSY', 'ENGINE_UNAVAILABLE']);

/** A customer tries so often to have a text spoken that is refused. */
const TRIES = 3;
/** A request in flight is worth asking after less often than one that may never have arrived. */
const IN_FLIGHT_RETRY_MS = 1_000;

/** Has a text spoken, repeating the call until it is known what became of it, and fetches the file. */
export function speak(load: Load, customer: Customer, voices: readonly string[]): void {
  const { random, agenda, journal } = load;
  const speech: Speech = {
    ...{ customer, idempotencyKey: randomUUID(), text: inventText(random) },
    ...{ answers: [], refusals: [], unknown: 0 },
  };
  journal.speeches.push(speech);
  const wanted = {
    input_text: speech.text,
    speaker_id: random.pick(voices),
    audio_type: random.pick(['mp3', 'mp3', 'wav', 'ogg', 'flac']),
  };
  const isDoubtful = random.chance(0.2);

  const ask = async (isRepeat: boolean): Promise<void> => {
    const baseUrl = random.pick(load.world.apiUrls);
    const { http, body } = await post(journal, {
      baseUrl,
      path: '/api/v1/tts',
      body: wanted,
      headers: { authorization: `Bearer ${customer.key}`, 'idempotency-key': speech.idempotencyKey },
    });
    if (http === 200) {
      await hear(baseUrl, speech, body.result);
      if (isDoubtful && !isRepeat) agenda.repeat(() => ask(true), RETRY_MS);
    } else if (REFUSALS.has(body.code)) {
      speech.refusals.push(body.code);
      if (speech.refusals.length < TRIES) agenda.repeat(() => ask(isRepeat), RETRY_MS);
    } else {
      if (http !== 409) speech.unknown += 1;
      agenda.repeat(() => ask(isRepeat), http === 409 ? IN_FLIGHT_RETRY_MS : RETRY_MS);
    }
  };
  agenda.add(async () => {
    if (random.chance(0.1)) await Promise.all([ask(true), ask(true)]);
    else await ask(false);
  });

  const hear = async (baseUrl: string, asked: Speech, result: Result): Promise<void> => {
    const answer = answerOf(result);
    asked.answers.push(answer);
    const { audioPath, fileSizeBytes } = answer;
    const heard = await fileSize(baseUrl + audioPath);
    journal.note('file', { audioPath, fileSizeBytes, heard });
  };
}

/** What an answer 200 promises. */
export function answerOf({ request_id, audio_url, file_size, char_count }: Result): SpeechAnswer {
  return {
    requestId: request_id,
    audioPath: new URL(audio_url).pathname,
    fileSizeBytes: file_size,
    charCount: char_count,
  };
}

interface Result {
  readonly request_id: string;
  readonly audio_url: string;
  readonly file_size: number;
  readonly char_count: number;
}

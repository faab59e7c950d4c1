import { provideNativeLibraries } from '../../test/harness/native-libraries';
import { lend } from '../support/lend';
import { Loa } from '../support/loa';
import type { BenchOptions } from '../support/options';
import { SPEAKER_ID, Texts } from '../synthesis/texts';
import { warmUp } from '../synthesis/warm-up';

const LENGTH = 5000;
const QUICK_LENGTH = 200;

/** Bytes with which a wav stream begins before its audio; an mp3 stream has a frame of no more than 216 bytes. */
const HEADER_BYTES = { wav: 44, mp3: 216 } as const;

/** Samples of 16 bits a second of the voices of eSpeak NG. */
const WAV_BYTES_PER_SEC = 2 * 22_050;

/** A stream as its listener got it. */
export interface Heard {
  /** From sending the request to the first byte of audio. */
  readonly firstAudioMs: number;
  readonly wholeMs: number;
  /** The least lead over a listener who began to play with the first audio, in seconds of audio; wav only. */
  readonly leastLeadSec: number;
}

export async function listen(loa: Loa, text: string, audioType: 'wav' | 'mp3' = 'mp3'): Promise<Heard> {
  const sentAt = performance.now();
  let bytes = 0;
  let firstAudioMs: number | null = null;
  let leastLeadSec = Infinity;
  const body = { input_text: text, speaker_id: SPEAKER_ID, audio_type: audioType };
  for await (const chunk of loa.stream(body)) {
    const atMs = performance.now() - sentAt;
    if (firstAudioMs !== null) {
      const audioSec = (bytes - HEADER_BYTES.wav) / WAV_BYTES_PER_SEC;
      leastLeadSec = Math.min(leastLeadSec, audioSec - (atMs - firstAudioMs) / 1000);
    }
    bytes += chunk.length;
    if (bytes > HEADER_BYTES[audioType]) firstAudioMs ??= atMs;
  }
  if (firstAudioMs === null) throw new Error('A stream had no audio.');
  return { firstAudioMs, wholeMs: performance.now() - sentAt, leastLeadSec };
}

/** An engine of the service, warm. */
export interface WarmLoa {
  readonly name: string;
  readonly loa: Loa;
  /** A text whose first sentence nobody has had before either. */
  readonly nextText: () => string;
}

/** Does the work with the default engine, then with the native one. */
export async function withEngines<Result>(
  { quick }: BenchOptions,
  work: (engine: WarmLoa) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const settings = [{}, ...(quick ? [] : [{ ESPEAK: 'native', ...(await provideNativeLibraries()) }])];
  for (const variables of settings) {
    const name = 'ESPEAK' in variables ? 'native' : 'default';
    process.stderr.write(`  ${name} engine …\n`);
    const result = await lend(Loa.start(variables), async (loa) => {
      const texts = new Texts(8);
      let number = 0;
      const nextText = () => `Bài ${(number += 1)}: ${texts.next(quick ? QUICK_LENGTH : LENGTH - 10)}`;
      if (!quick) await warmUp((text) => listen(loa, text), nextText, 2);
      return work({ name, loa, nextText });
    });
    results.push(result);
  }
  return results;
}

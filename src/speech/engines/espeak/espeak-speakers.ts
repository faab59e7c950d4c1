import { ESPEAK_ALPHABET } from './espeak-alphabet';
import type { Gender, Language, Region, Voice } from '../../domain/voice';

export const ESPEAK_PROVIDER = 'espeak-ng';

export const ESPEAK_LICENCE = 'GPL-3.0-or-later';

/** Samples per second of every eSpeak NG voice. */
export const ESPEAK_SAMPLE_RATE = 22_050;

interface EspeakSpeaker {
  readonly voice: Voice;
  /** eSpeak NG's own name: language, then the voice variant. */
  readonly espeakName: string;
}

/**
 * The speakers made of eSpeak NG's languages and voice variants. `charsPerSec` was measured on running
 * text. An unknown variant would silently become the plain voice, so this list is the only way in.
 */
const ESPEAK_SPEAKERS: readonly EspeakSpeaker[] = [
  speaker('vi-north-female-1', 'Thu Hà', 'vi', 'north', 'female', 'vi+f1', 17.9),
  speaker('vi-north-male-1', 'Minh Quang', 'vi', 'north', 'male', 'vi', 18.2),
  speaker('vi-central-female-1', 'Ngọc Hương', 'vi', 'central', 'female', 'vi-vn-x-central+f4', 17.4),
  speaker('vi-central-male-1', 'Gia Bảo', 'vi', 'central', 'male', 'vi-vn-x-central+m7', 18.0),
  speaker('vi-south-female-1', 'Thanh Trúc', 'vi', 'south', 'female', 'vi-vn-x-south+f2', 17.4),
  speaker('vi-south-male-1', 'Hoàng Nam', 'vi', 'south', 'male', 'vi-vn-x-south+m3', 17.9),
  speaker('en-us-female-1', 'Emma', 'en', 'us', 'female', 'en-us+f4', 17.6),
  speaker('en-us-male-1', 'James', 'en', 'us', 'male', 'en-us', 18.0),
];

export const ESPEAK_VOICES: readonly Voice[] = ESPEAK_SPEAKERS.map(({ voice }) => voice);

/** eSpeak NG's name of a speaker, or undefined for a speaker that is not its own. */
export function espeakNameOf(speakerId: string): string | undefined {
  return ESPEAK_SPEAKERS.find(({ voice }) => voice.speakerId === speakerId)?.espeakName;
}

function speaker(
  speakerId: string,
  speakerName: string,
  language: Language,
  region: Region,
  gender: Gender,
  espeakName: string,
  charsPerSec: number,
): EspeakSpeaker {
  const voice: Voice = {
    speakerId,
    speakerName,
    provider: ESPEAK_PROVIDER,
    language,
    region,
    gender,
    licence: ESPEAK_LICENCE,
    attribution: 'eSpeak NG, https://github.com/espeak-ng/espeak-ng',
    quality: 'formant',
    sampleRate: ESPEAK_SAMPLE_RATE,
    alphabet: ESPEAK_ALPHABET,
    charsPerSec,
  };
  return { voice, espeakName };
}

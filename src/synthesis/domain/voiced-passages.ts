import { InvalidParameters } from '../../shared/domain/domain-error';
import {
  languagesOf,
  type Pause,
  type Speakers,
  speakingIn,
  type SpeechSettings,
  speechSettings,
  type Voice,
} from '../../speech';
import { type MarkedPassage, type MarkedText, type MarkupPlace, refusedAt } from './markup';

/** A stretch of the written text, in code points, with the voice and the settings that speak it. */
export interface VoicedPassage {
  readonly start: number;
  readonly end: number;
  readonly voice: Voice;
  readonly settings: SpeechSettings;
  readonly pauseBeforeSec: number;
  readonly pauseAfter: Pause;
}

/** A text with markup, and who speaks it. */
export interface VoicedText {
  readonly marked: MarkedText;
  readonly passages: readonly VoicedPassage[];
}

/**
 * Finds the voices and settings of a text with markup.
 * @param voice of the request, as `settings`: what passages have that name no other
 * @throws InvalidParameters naming `input_text` and the element that asks for a voice, a language or a setting that
 *   there is not
 */
export function voicedText(
  marked: MarkedText,
  voice: Voice,
  settings: SpeechSettings,
  speakers: Speakers,
): VoicedText {
  const voices = new Map<string, Voice>();
  const voiceOf = (passage: MarkedPassage): Voice => {
    const key = JSON.stringify([passage.voice, passage.language]);
    const known = voices.get(key) ?? chosenVoice(passage, voice, speakers);
    voices.set(key, known);
    return known;
  };
  const passages = marked.passages.map((passage) => {
    const { start, end, pauseBeforeSec, pauseAfter } = passage;
    const manner = settingsOf(passage, settings);
    return { start, end, voice: voiceOf(passage), settings: manner, pauseBeforeSec, pauseAfter };
  });
  return { marked, passages };
}

function chosenVoice(
  { voice: name, language, place }: MarkedPassage,
  requested: Voice,
  speakers: Speakers,
): Voice {
  const voice = name === null ? requested : namedVoice(name, requested, speakers, place);
  if (language === null) return voice;
  const own = inLanguage(voice, language);
  if (own) return own;
  const others = place.tag === 'speak' ? [] : speakers.all.filter((other) => isInterchangeable(other, voice));
  const other =
    others.find((each) => each.gender === voice.gender && inLanguage(each, language)) ??
    others.find((each) => inLanguage(each, language));
  if (other) return inLanguage(other, language)!;
  const known = languagesOf(voice).join(', ');
  throw refusedAt(
    place,
    'UNKNOWN_LANGUAGE',
    `asks for ${language}, which ${voice.speakerId} (${known}) does not speak, nor another voice of its engine.`,
  );
}

function namedVoice(name: string, requested: Voice, speakers: Speakers, place: MarkupPlace): Voice {
  const voice = speakers.find(name);
  if (!voice)
    throw refusedAt(place, 'UNKNOWN_SPEAKER', 'must name a voice that GET /api/v1/tts/speakers lists.');
  if (isInterchangeable(voice, requested)) return voice;
  throw refusedAt(
    place,
    'OTHER_ENGINE',
    `must name a voice of the same engine and sample rate as ${requested.speakerId}, the voice of the request.`,
  );
}

/** Recordings are of one engine, which is up or down as a whole, and of one sample rate. */
const isInterchangeable = (voice: Voice, other: Voice): boolean =>
  voice.provider === other.provider && voice.sampleRate === other.sampleRate;

/** The voice speaking a language, whatever the region; null for one that it does not speak. */
function inLanguage(voice: Voice, language: string): Voice | null {
  const wanted = primary(language);
  const known = languagesOf(voice);
  const exact = known.find((each) => each.toLowerCase() === language);
  const found = exact ?? known.find((each) => primary(each) === wanted);
  return found === undefined ? null : speakingIn({ ...voice, speaking: undefined }, found);
}

const primary = (language: string): string => language.split('-', 1)[0]!.toLowerCase();

function settingsOf({ rate, pitch, volume, place }: MarkedPassage, whole: SpeechSettings): SpeechSettings {
  if (rate === 1 && pitch === 1 && volume === 1) return whole;
  try {
    return speechSettings({
      speed: whole.speed * rate,
      pitch: whole.pitch * pitch,
      volume: Math.round(whole.volume * volume),
    });
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    const [fault] = error.faults;
    const limit = fault!.message.replace(/^(\w+) must be/, 'makes a $1 that is not').replace(/\.$/, '');
    throw refusedAt(place, 'OUT_OF_RANGE', `${limit}, together with that of the request.`);
  }
}

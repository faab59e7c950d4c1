import type { DictionaryChoice, DictionaryVersion } from '../../pronunciation';
import { checkAll } from '../../shared/domain/domain-error';
import {
  type AudioType,
  audioType,
  EngineUnavailable,
  languagesOf,
  type Speakers,
  speakingIn,
  type SpeechSettings,
  speechSettings,
  type Voice,
} from '../../speech';
import type { Reading, ReadingChoice } from '../../text-normalization';
import { inputText, type InputText, MAX_INPUT_CHARS } from '../domain/input-text';
import { readingChoices } from '../domain/reading-choices';
import type { Speaking } from '../domain/jobs/job-part';
import type { SpeechRequestState } from '../domain/speech-request';

/** What a caller asks for; whatever is left out takes its default. */
export interface SpeechParameters extends Partial<SpeechSettings> {
  readonly inputText: string;
  readonly speakerId?: string;
  /** One of the languages of the voice; its own when it is left out. */
  readonly language?: string;
  readonly audioType?: string;
  /** Classes and names of reading rules that are not applied. */
  readonly readingOff?: readonly string[];
  /** What the caller has decided about stretches of the text. */
  readonly readingChoose?: readonly ReadingChoice[];
  /** The account's default ones when left out. */
  readonly dictionaries?: readonly DictionaryChoice[];
}

/** What is to be synthesized and how: complete, normalised, not read yet. */
export interface SynthesisSpec {
  readonly text: InputText;
  /** As it is to speak, see `speakingIn`. */
  readonly voice: Voice;
  readonly settings: SpeechSettings;
  readonly audioType: AudioType;
  /** Sorted, each name once. */
  readonly readingOff: readonly string[];
  /** Sorted, not overlapping. */
  readonly readingChoose: readonly ReadingChoice[];
  /** In their order of precedence. */
  readonly dictionaries: readonly DictionaryVersion[];
}

/**
 * A spec as its caller put it. Which versions of dictionaries that means, `ResolveDictionaries` tells; a repeat of the
 * call may mean others.
 */
export interface AskedSpeech extends Omit<SynthesisSpec, 'dictionaries'> {
  /** Null for the account's default ones. */
  readonly dictionaries: readonly DictionaryChoice[] | null;
}

/** A spec whose text was read: all that it takes to render it. */
export interface PreparedSpeech {
  readonly spec: SynthesisSpec;
  readonly reading: Reading;
}

/**
 * @param mostChars characters that the text may have
 * @throws InvalidParameters naming every faulty field
 */
export function synthesisSpec(
  given: SpeechParameters,
  speakers: Speakers,
  mostChars = MAX_INPUT_CHARS,
): AskedSpeech {
  const [text, voice, settings, type, readingChoose] = checkAll(
    () => inputText(given.inputText, mostChars),
    () => speakingIn(speakers.chosen(given.speakerId), given.language),
    () => speechSettings(given),
    () => audioType(given.audioType),
    () => readingChoices(given.readingChoose),
  );
  return {
    text,
    voice,
    settings,
    audioType: type,
    readingOff: [...new Set(given.readingOff)].sort(),
    readingChoose,
    dictionaries: given.dictionaries ?? null,
  };
}

/** The spec as its request keeps it; `restoreSpec` is the way back. */
export function storedSpec(spec: SynthesisSpec): StoredSpec {
  const { text, voice, settings, audioType, readingOff, readingChoose, dictionaries } = spec;
  const { speakerId, speakerName, provider, speaking = null } = voice;
  return {
    inputText: text.text,
    charCount: text.charCount,
    speakerId,
    speakerName,
    provider,
    language: speaking,
    ...settings,
    audioType,
    readingOff,
    readingChoose,
    dictionaries,
  };
}

/** A spec as it is stored. */
export type StoredSpec = Speaking & Pick<SpeechRequestState, 'inputText' | 'charCount'>;

/** Every process has looked for new voices by then. */
const VOICE_GONE_RETRY_SEC = 10;

/**
 * The spec that a stored request was made from.
 * @throws EngineUnavailable when its voice is not on offer any more, or not yet in this process
 */
export function restoreSpec(request: StoredSpec, speakers: Speakers): SynthesisSpec {
  const { inputText, charCount, speakerId, language, speed, pitch, volume, audioType } = request;
  const voice = speakers.find(speakerId);
  const isOnOffer = voice && (language === null || languagesOf(voice).includes(language));
  if (!isOnOffer) throw new EngineUnavailable(VOICE_GONE_RETRY_SEC);
  return {
    text: { text: inputText, charCount },
    voice: speakingIn(voice, language ?? undefined),
    settings: { speed, pitch, volume },
    audioType,
    readingOff: request.readingOff,
    readingChoose: request.readingChoose,
    dictionaries: request.dictionaries,
  };
}

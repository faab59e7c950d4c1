import { checkAll } from '../../shared/domain/domain-error';
import {
  type AudioType,
  audioType,
  EngineUnavailable,
  type Speakers,
  type SpeechSettings,
  speechSettings,
  type Voice,
} from '../../speech';
import type { Reading, ReadingChoice } from '../../text-normalization';
import { inputText, type InputText } from '../domain/input-text';
import { readingChoices } from '../domain/reading-choices';
import type { SpeechRequestState } from '../domain/speech-request';

/** What a caller asks for; whatever is left out takes its default. */
export interface SpeechParameters extends Partial<SpeechSettings> {
  readonly inputText: string;
  readonly speakerId?: string;
  readonly audioType?: string;
  /** Classes and names of reading rules that are not applied. */
  readonly readingOff?: readonly string[];
  /** What the caller has decided about stretches of the text. */
  readonly readingChoose?: readonly ReadingChoice[];
}

/** What is to be synthesized and how: complete, normalised, not read yet. */
export interface SynthesisSpec {
  readonly text: InputText;
  readonly voice: Voice;
  readonly settings: SpeechSettings;
  readonly audioType: AudioType;
  /** Sorted, each name once. */
  readonly readingOff: readonly string[];
  /** Sorted, not overlapping. */
  readonly readingChoose: readonly ReadingChoice[];
}

/** A spec whose text was read: all that it takes to render it. */
export interface PreparedSpeech {
  readonly spec: SynthesisSpec;
  readonly reading: Reading;
}

/** @throws InvalidParameters naming every faulty field */
export function synthesisSpec(given: SpeechParameters, speakers: Speakers): SynthesisSpec {
  const [text, voice, settings, type, readingChoose] = checkAll(
    () => inputText(given.inputText),
    () => (given.speakerId === undefined ? speakers.default : speakers.named(given.speakerId)),
    () => speechSettings(given),
    () => audioType(given.audioType),
    () => readingChoices(given.readingChoose),
  );
  const readingOff = [...new Set(given.readingOff)].sort();
  return { text, voice, settings, audioType: type, readingOff, readingChoose };
}

/** The spec as its request keeps it; `restoreSpec` is the way back. */
export function storedSpec({ text, voice, settings, audioType, readingOff, readingChoose }: SynthesisSpec) {
  const { speakerId, speakerName, provider } = voice;
  return {
    inputText: text.text,
    charCount: text.charCount,
    speakerId,
    speakerName,
    provider,
    ...settings,
    audioType,
    readingOff,
    readingChoose,
  };
}

/** Every process has looked for new voices by then. */
const VOICE_GONE_RETRY_SEC = 10;

/**
 * The spec that a stored request was made from.
 * @throws EngineUnavailable when its voice is not on offer any more, or not yet in this process
 */
export function restoreSpec(request: SpeechRequestState, speakers: Speakers): SynthesisSpec {
  const { inputText, charCount, speakerId, speed, pitch, volume, audioType } = request;
  const voice = speakers.find(speakerId);
  if (!voice) throw new EngineUnavailable(VOICE_GONE_RETRY_SEC);
  return {
    text: { text: inputText, charCount },
    voice,
    settings: { speed, pitch, volume },
    audioType,
    readingOff: request.readingOff,
    readingChoose: request.readingChoose,
  };
}

import type { DictionaryChoice, DictionaryEntry, DictionaryVersion } from '../../pronunciation';
import { checkAll, InvalidParameters } from '../../shared/domain/domain-error';
import {
  type AudioType,
  audioType,
  EngineUnavailable,
  languagesOf,
  type Passage,
  type Speakers,
  speakingIn,
  type SpeechSettings,
  speechSettings,
  type SpokenText,
  type Voice,
} from '../../speech';
import type { Reading, ReadingChoice } from '../../text-normalization';
import { inputText, type InputText, MAX_INPUT_CHARS } from '../domain/input-text';
import type { MarkedText } from '../domain/markup';
import { readingChoices } from '../domain/reading-choices';
import type { Speaking } from '../domain/jobs/job-part';
import type { SpeechRequestState } from '../domain/speech-request';
import { voicedText, type VoicedText } from '../domain/voiced-passages';

/** What a caller asks for; whatever is left out takes its default. */
export interface SpeechParameters extends Partial<SpeechSettings> {
  readonly inputText: string;
  /** What the text asks for by its markup; left out for plain text, which is never taken for markup. */
  readonly marked?: MarkedText;
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
  /** Left out for plain text; else `text` is what it has between its tags. */
  readonly voiced?: VoicedText;
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

/** A spec that is read to tell how; it may never be spoken. */
export interface QuotedSpeech extends SynthesisSpec {
  /** Entries that are no part of a dictionary yet; they go before `dictionaries`. */
  readonly triedEntries?: readonly DictionaryEntry[];
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
  /** Left out for plain text. */
  readonly passages?: readonly Passage[];
}

/** What is to be spoken, by whom and how. */
export const spokenOf = ({ spec, reading, passages }: PreparedSpeech): SpokenText => ({
  voice: spec.voice,
  settings: spec.settings,
  spokenText: reading.spokenText,
  ...(passages && { passages }),
});

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
    () => given.marked ?? inputText(given.inputText, mostChars),
    () => speakingIn(speakers.chosen(given.speakerId), given.language),
    () => speechSettings(given),
    () => audioType(given.audioType),
    () => requireNoChoices(given) ?? readingChoices(given.readingChoose),
  );
  const { marked } = given;
  return {
    text: { text: text.text, charCount: text.charCount },
    ...(marked && { voiced: voicedText(marked, voice, settings, speakers) }),
    voice,
    settings,
    audioType: type,
    readingOff: [...new Set(given.readingOff)].sort(),
    readingChoose,
    dictionaries: given.dictionaries ?? null,
  };
}

/** @throws InvalidParameters for choices beside markup, which says such things itself */
function requireNoChoices({ marked, readingChoose = [] }: SpeechParameters): void {
  if (!marked || readingChoose.length === 0) return;
  const message = 'reading.choose must be left out for SSML, which has say-as.';
  throw InvalidParameters.of('reading.choose', 'PLAIN_TEXT_ONLY', message);
}

/** The spec as its request keeps it; `restoreSpec` is the way back. */
export function storedSpec(spec: SynthesisSpec): StoredSpec {
  const { text, voiced, voice, settings, audioType, readingOff, readingChoose, dictionaries } = spec;
  const { speakerId, speakerName, provider, speaking = null } = voice;
  return {
    ...storedText(text, voiced?.marked),
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
export type StoredSpec = Speaking & Pick<SpeechRequestState, 'inputText' | 'markup' | 'charCount'>;

function storedText({ text }: InputText, marked: MarkedText | undefined) {
  if (!marked) return { inputText: text, markup: null };
  const { document, ...markup } = marked;
  return { inputText: document, markup };
}

/** Every process has looked for new voices by then. */
const VOICE_GONE_RETRY_SEC = 10;

/**
 * The spec that a stored request was made from.
 * @throws EngineUnavailable when its voice is not on offer any more, or not yet in this process
 */
export function restoreSpec(request: StoredSpec, speakers: Speakers): SynthesisSpec {
  const { inputText, markup, charCount, speakerId, language, speed, pitch, volume, audioType } = request;
  const found = speakers.find(speakerId);
  const isOnOffer = found && (language === null || languagesOf(found).includes(language));
  if (!isOnOffer) throw new EngineUnavailable(VOICE_GONE_RETRY_SEC);
  const voice = speakingIn(found, language ?? undefined);
  const settings = { speed, pitch, volume };
  return {
    text: { text: markup?.text ?? inputText, charCount },
    ...(markup && { voiced: restoreVoices({ document: inputText, ...markup }, voice, settings, speakers) }),
    voice,
    settings,
    audioType,
    readingOff: request.readingOff,
    readingChoose: request.readingChoose,
    dictionaries: request.dictionaries,
  };
}

/** What the markup asks for could be met when the request was made, so what cannot be now is a voice that is gone. */
function restoreVoices(...given: Parameters<typeof voicedText>): VoicedText {
  try {
    return voicedText(...given);
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    throw new EngineUnavailable(VOICE_GONE_RETRY_SEC);
  }
}

/** Something that happens in the speech. */
export interface EspeakEvent {
  /** `word`, `end` (of a clause); others are not used here. */
  readonly type: string;
  /** Code point of the given text, counted from 1. */
  readonly text_position: number;
  /** Code points, at most 31: the field has five bits. */
  readonly word_length: number;
  /** Milliseconds. */
  readonly audio_position: number;
}

/**
 * Gets each stretch of samples and the events in it, and stops the speech by returning true. It must not throw. Its
 * arguments are valid only during the call.
 */
export type HearEspeak = (pcm: Int16Array | null, events: readonly EspeakEvent[]) => boolean;

/** eSpeak NG itself, in either form: what is used of its public header, speak_lib.h. */
export interface EspeakLibrary {
  /** Samples per second. */
  readonly sampleRate: number;
  /** 0 when the voice was found; otherwise another voice goes on speaking. */
  setVoice(name: string): number;
  /** @param parameter `RATE`, `VOLUME` or `PITCH` */
  setParameter(parameter: number, value: number): void;
  /** @throws Error when eSpeak NG refuses the text */
  synthesize(text: string, hear: HearEspeak): void;
}

/** Words per minute, 80 to 450; 175 is the natural rate. */
export const RATE = 1;
/** 0 to 200; 100 is full volume. */
export const VOLUME = 2;
/** 0 to 99; 50 is the natural pitch. */
export const PITCH = 3;

/** Arguments of `espeak_Initialize` and `espeak_Synth`. */
export const AUDIO_OUTPUT_SYNCHRONOUS = 2;
export const INITIALIZE_DONT_EXIT = 0x8000;
export const POS_CHARACTER = 1;
export const CHARS_UTF8 = 1;

const EVENT_NAMES: Readonly<Record<number, string>> = {
  1: 'word',
  2: 'sentence',
  3: 'mark',
  5: 'end',
  7: 'phoneme',
};

/**
 * Reads an `espeak_EVENT`, which begins with six ints: type, identifier, position, length, milliseconds, sample.
 * @returns null for the end of a list, an event of type 0
 */
export function espeakEvent(fields: Int32Array): EspeakEvent | null {
  const [type, , text_position, word_length, audio_position] = fields;
  if (!type) return null;
  return {
    type: EVENT_NAMES[type] ?? 'other',
    text_position: text_position!,
    word_length: word_length!,
    audio_position: audio_position!,
  };
}

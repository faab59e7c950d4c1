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
 * eSpeak NG itself, in either form. The callback of `synthesize` stops the speech by returning true; it must not
 * throw. Its arguments are valid only during the call.
 */
export interface EspeakLibrary {
  /** 0 when the voice was found; otherwise another voice goes on speaking. */
  set_voice(name: string): number;
  /** Words per minute, 80 to 450; 175 is the natural rate. */
  set_rate(wordsPerMinute: number): void;
  /** 0 to 99; 50 is the natural pitch. */
  set_pitch(pitch: number): void;
  /** 0 to 200. */
  volume: number;
  get_samplerate(): number;
  synthesize(
    text: string,
    callback: (pcm: Int16Array | null, events: readonly EspeakEvent[] | null) => boolean,
  ): void;
}

import type { EspeakEvent, EspeakLibrary } from '../espeak/espeak-library';
import type { Koffi } from './koffi';

const LIBRARY = 'libespeak-ng.so.1';

/** Constants of speak_lib.h, eSpeak NG's public header. */
const AUDIO_OUTPUT_SYNCHRONOUS = 2;
const INITIALIZE_DONT_EXIT = 0x8000;
const RATE = 1;
const VOLUME = 2;
const PITCH = 3;
const POS_CHARACTER = 1;
const CHARS_UTF8 = 1;
const EVENT_NAMES: Readonly<Record<number, string>> = { 1: 'word', 2: 'sentence', 3: 'mark', 5: 'end' };

/** Length of the pieces in which the speech is passed to the callback. */
const PIECE_MS = 500;

/** `espeak_EVENT`: six ints (type, identifier, position, length, milliseconds, sample), a pointer, a union. */
const EVENT_BYTES = 40;

/** The callback's arguments: addresses, 0n for none, and the number of samples. */
type Hear = (pcm: bigint, samples: number, events: bigint) => number;

/** eSpeak NG of the system. It keeps its state in the process: one instance, one text at a time. */
export class NativeEspeak implements EspeakLibrary {
  volume = 100;
  private hear: Hear = () => 1;
  private piece = new Int16Array(1 << 14);
  private readonly event = new Int32Array(EVENT_BYTES / Int32Array.BYTES_PER_ELEMENT);

  private constructor(
    private readonly functions: Functions,
    private readonly sampleRate: number,
  ) {}

  /** @throws Error when the library or its data is not there */
  static open(koffi: Koffi): NativeEspeak {
    const functions = bind(koffi);
    const sampleRate = functions.initialize(AUDIO_OUTPUT_SYNCHRONOUS, PIECE_MS, null, INITIALIZE_DONT_EXIT);
    if (sampleRate <= 0) throw new Error(`${LIBRARY} does not find its data (espeak-ng-data)`);
    const espeak = new NativeEspeak(functions, sampleRate);
    const hear: Hear = (pcm, samples, events) => espeak.hear(pcm, samples, events);
    functions.setSynthCallback(koffi.register(hear, koffi.pointer(functions.callbackType)));
    return espeak;
  }

  /** Version of the library. */
  get version(): string {
    return this.functions.info(null).split(' ')[0]!;
  }

  set_voice(name: string): number {
    return this.functions.setVoiceByName(name);
  }

  set_rate(wordsPerMinute: number): void {
    this.functions.setParameter(RATE, wordsPerMinute, 0);
  }

  set_pitch(pitch: number): void {
    this.functions.setParameter(PITCH, pitch, 0);
  }

  get_samplerate(): number {
    return this.sampleRate;
  }

  synthesize(
    text: string,
    callback: (pcm: Int16Array | null, events: readonly EspeakEvent[] | null) => boolean,
  ): void {
    this.functions.setParameter(VOLUME, this.volume, 0);
    this.hear = (pcm, samples, events) =>
      Number(callback(this.samplesAt(pcm, samples), this.eventsAt(events)));
    const bytes = Buffer.from(`${text}\0`);
    const code = this.functions.synth(bytes, bytes.length, 0, POS_CHARACTER, 0, CHARS_UTF8, null, null);
    if (code !== 0) throw new Error(`${LIBRARY} refused the text with code ${code}`);
  }

  private samplesAt(address: bigint, samples: number): Int16Array | null {
    if (!address || samples <= 0) return null;
    if (samples > this.piece.length) this.piece = new Int16Array(samples);
    this.functions.copy(this.piece, address, samples * Int16Array.BYTES_PER_ELEMENT);
    return this.piece.subarray(0, samples);
  }

  /** The list ends with an event of type 0. */
  private eventsAt(address: bigint): EspeakEvent[] {
    const events: EspeakEvent[] = [];
    for (let at = address; at; at += BigInt(EVENT_BYTES)) {
      this.functions.copy(this.event, at, EVENT_BYTES);
      const [type, , text_position, word_length, audio_position] = this.event as unknown as number[];
      if (!type) break;
      events.push({
        type: EVENT_NAMES[type] ?? 'other',
        text_position: text_position!,
        word_length: word_length!,
        audio_position: audio_position!,
      });
    }
    return events;
  }
}

type Functions = ReturnType<typeof bind>;

/** The functions that are used, as speak_lib.h declares them. */
function bind(koffi: Koffi) {
  const library = koffi.load(LIBRARY);
  const callbackType = koffi.proto('int SynthCallback(void *pcm, int samples, void *events)');
  return {
    callbackType,
    initialize: library.func(
      'int espeak_Initialize(int output, int buflength, const char *path, int options)',
    ) as (output: number, pieceMs: number, path: string | null, options: number) => number,
    info: library.func('const char *espeak_Info(const char **path)') as (path: null) => string,
    setSynthCallback: library.func('void espeak_SetSynthCallback(SynthCallback *callback)') as (
      callback: bigint,
    ) => void,
    setVoiceByName: library.func('int espeak_SetVoiceByName(const char *name)') as (name: string) => number,
    setParameter: library.func('int espeak_SetParameter(int parameter, int value, int relative)') as (
      parameter: number,
      value: number,
      relative: number,
    ) => number,
    synth: library.func(
      'int espeak_Synth(const void *text, size_t size, unsigned int position, int position_type, unsigned int end_position, unsigned int flags, void *identifier, void *user_data)',
    ) as (
      text: Buffer,
      size: number,
      position: number,
      type: number,
      end: number,
      flags: number,
      identifier: null,
      data: null,
    ) => number,
    copy: koffi.load(null).func('void *memcpy(void *to, const void *from, size_t bytes)') as (
      to: Int16Array | Int32Array,
      from: bigint,
      bytes: number,
    ) => void,
  };
}

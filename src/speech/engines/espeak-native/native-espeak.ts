import {
  AUDIO_OUTPUT_SYNCHRONOUS,
  CHARS_UTF8,
  type EspeakEvent,
  espeakEvent,
  type EspeakLibrary,
  type HearEspeak,
  INITIALIZE_DONT_EXIT,
  POS_CHARACTER,
} from '../espeak/espeak-library';
import type { Koffi } from './koffi';

const LIBRARY = 'libespeak-ng.so.1';

/** Length of the pieces in which the speech is passed to the callback. */
const PIECE_MS = 500;

/** `espeak_EVENT`: six ints, a pointer, a union of eight bytes. */
const EVENT_BYTES = 40;

/** The callback, as it is called: addresses, 0n for none, and the number of samples. */
type Callback = (pcm: bigint, samples: number, events: bigint) => number;

/** eSpeak NG of the system. It keeps its state in the process: one instance, one text at a time. */
export class NativeEspeak implements EspeakLibrary {
  private hear: HearEspeak = () => true;
  private piece = new Int16Array(1 << 14);
  private readonly event = new Int32Array(EVENT_BYTES / Int32Array.BYTES_PER_ELEMENT);

  private constructor(
    private readonly functions: Functions,
    readonly sampleRate: number,
  ) {}

  /** @throws Error when the library or its data is not there */
  static open(koffi: Koffi): NativeEspeak {
    const functions = bind(koffi);
    const sampleRate = functions.initialize(AUDIO_OUTPUT_SYNCHRONOUS, PIECE_MS, null, INITIALIZE_DONT_EXIT);
    if (sampleRate <= 0) throw new Error(`${LIBRARY} does not find its data (espeak-ng-data)`);
    const espeak = new NativeEspeak(functions, sampleRate);
    const hear: Callback = (pcm, samples, events) => Number(espeak.hearAt(pcm, samples, events));
    functions.setSynthCallback(koffi.register(hear, koffi.pointer(functions.callbackType)));
    return espeak;
  }

  /** Version of the library. */
  get version(): string {
    return this.functions.info(null).split(' ')[0]!;
  }

  setVoice(name: string): number {
    return this.functions.setVoiceByName(name);
  }

  setParameter(parameter: number, value: number): void {
    this.functions.setParameter(parameter, value, 0);
  }

  synthesize(text: string, hear: HearEspeak): void {
    this.hear = hear;
    const bytes = Buffer.from(`${text}\0`);
    const code = this.functions.synth(bytes, bytes.length, 0, POS_CHARACTER, 0, CHARS_UTF8, null, null);
    if (code !== 0) throw new Error(`${LIBRARY} refused the text with code ${code}`);
  }

  private hearAt(pcm: bigint, samples: number, events: bigint): boolean {
    return this.hear(this.samplesAt(pcm, samples), this.eventsAt(events));
  }

  private samplesAt(address: bigint, samples: number): Int16Array | null {
    if (!address || samples <= 0) return null;
    if (samples > this.piece.length) this.piece = new Int16Array(samples);
    this.functions.copy(this.piece, address, samples * Int16Array.BYTES_PER_ELEMENT);
    return this.piece.subarray(0, samples);
  }

  private eventsAt(address: bigint): EspeakEvent[] {
    const events: EspeakEvent[] = [];
    for (let at = address; at; at += BigInt(EVENT_BYTES)) {
      this.functions.copy(this.event, at, EVENT_BYTES);
      const event = espeakEvent(this.event);
      if (event === null) break;
      events.push(event);
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

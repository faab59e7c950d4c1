import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ESPEAK_DATA } from '../../wasm/espeak-data';
import { WasmLibrary } from '../../wasm/wasm-library';
import {
  AUDIO_OUTPUT_SYNCHRONOUS,
  CHARS_UTF8,
  type EspeakEvent,
  espeakEvent,
  type EspeakLibrary,
  type HearEspeak,
  INITIALIZE_DONT_EXIT,
  POS_CHARACTER,
} from './espeak-library';

/** Of the modules that `wasm/build.sh` makes. */
const LIBRARY = 'espeak-ng';

/** Length of the stretches in which the speech is heard: with longer ones, voices with an echo sound different. */
const PIECE_MS = 100;

/** `espeak_EVENT`: six ints, a pointer, a union of eight bytes. */
const EVENT_BYTES = 36;

/** The functions that are used, as speak_lib.h declares them, and those of `wasm/espeak-ng`. */
interface Functions {
  espeak_Initialize(output: number, pieceMs: number, path: number, options: number): number;
  espeak_SetVoiceByName(name: number): number;
  espeak_SetParameter(parameter: number, value: number, relative: number): number;
  espeak_Synth(
    text: number,
    size: number,
    position: number,
    positionType: number,
    end: number,
    flags: number,
    identifier: number,
    data: number,
  ): number;
  add_file(path: number, bytes: number, size: number): number;
  hear_speech(): void;
}

/** eSpeak NG compiled to WebAssembly, with its data in memory. It keeps state: one instance, one text at a time. */
export class BuiltinEspeak implements EspeakLibrary {
  private hear: HearEspeak = () => true;

  private constructor(
    private readonly library: WasmLibrary<Functions>,
    readonly sampleRate: number,
  ) {}

  /** @throws Error when its files are not there */
  static async open(): Promise<BuiltinEspeak> {
    let espeak: BuiltinEspeak | null = null;
    const hear = (pcm: number, samples: number, events: number) =>
      Number(espeak!.hearAt(pcm, samples, events));
    const library = await WasmLibrary.open<Functions>(LIBRARY, { hear });
    addData(library);
    const sampleRate = library.withText('', (path) =>
      library.functions.espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, PIECE_MS, path, INITIALIZE_DONT_EXIT),
    );
    if (sampleRate <= 0) throw new Error(`${LIBRARY} does not find its data`);
    library.functions.hear_speech();
    return (espeak = new BuiltinEspeak(library, sampleRate));
  }

  setVoice(name: string): number {
    return this.library.withText(name, (address) => this.library.functions.espeak_SetVoiceByName(address));
  }

  setParameter(parameter: number, value: number): void {
    this.library.functions.espeak_SetParameter(parameter, value, 0);
  }

  synthesize(text: string, hear: HearEspeak): void {
    this.hear = hear;
    const code = this.library.withText(text, (address, bytes) =>
      this.library.functions.espeak_Synth(address, bytes, 0, POS_CHARACTER, 0, CHARS_UTF8, 0, 0),
    );
    if (code !== 0) throw new Error(`${LIBRARY} refused the text with code ${code}`);
  }

  private hearAt(pcm: number, samples: number, events: number): boolean {
    const heard = pcm !== 0 && samples > 0 ? this.library.view(Int16Array, pcm, samples) : null;
    return this.hear(heard, this.eventsAt(events));
  }

  private eventsAt(address: number): EspeakEvent[] {
    const events: EspeakEvent[] = [];
    for (let at = address; at !== 0; at += EVENT_BYTES) {
      const event = espeakEvent(
        this.library.view(Int32Array, at, EVENT_BYTES / Int32Array.BYTES_PER_ELEMENT),
      );
      if (event === null) break;
      events.push(event);
    }
    return events;
  }
}

/** Puts the data where eSpeak NG looks for it, given an empty path. Files have to stay in memory. */
function addData(library: WasmLibrary<Functions>): void {
  const entries = readdirSync(ESPEAK_DATA, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(file);
    const path = library.put(Buffer.from(`/espeak-ng-data/${relative(ESPEAK_DATA, file)}`));
    if (library.functions.add_file(path, library.put(bytes), bytes.length) !== 0)
      throw new Error(`${LIBRARY} cannot hold so many files`);
  }
}

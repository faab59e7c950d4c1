import type { AudioType } from '../../domain/audio-type';
import type { SpeechSettings } from '../../domain/speech-settings';
import type { WordTiming } from '../../domain/word-timing';
import { containerDurationSec } from './container-length';
import { Encoders } from './encoders';
import { limitPeaks } from './limiter';
import { integratedLoudness } from './loudness';
import { TimePitch } from './time-pitch';

/** One part as its engine spoke it, and the silence that follows it. */
export interface MasterPart {
  readonly pcm: Float32Array<ArrayBuffer>;
  readonly words: readonly WordTiming[];
  /** Where the part begins in the whole spoken text, in code points. */
  readonly spokenStart: number;
  readonly pauseAfterSec: number;
}

export interface MasterOrder {
  readonly parts: readonly MasterPart[];
  readonly sampleRate: number;
  readonly settings: SpeechSettings;
  readonly audioType: AudioType;
}

/** A finished file with the facts that decide whether it may be handed out. */
export interface Master {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly durationSec: number;
  /** Length read back from the finished file. */
  readonly containerDurationSec: number;
  /** Loudness of the speech as the engine gave it; -Infinity for silence. */
  readonly spokenLufs: number;
  /** Greatest sample of the finished audio, 0 to 1. */
  readonly peak: number;
  readonly words: readonly WordTiming[];
}

/**
 * Level of every speaker at volume 100: the programme loudness of EBU R 128. It leaves the headroom that
 * volume 200 (6 dB more) needs.
 */
const TARGET_LUFS = -23;

/** Highest sample in a file: the maximum permitted level of EBU R 128, -1 dB, for what codecs add. */
const CEILING = 10 ** (-1 / 20);

/** Joins, shapes, levels and encodes speech. One per thread. */
export class MasteringRoom {
  private readonly encoders = new Encoders();

  private constructor(private readonly timePitch: TimePitch) {}

  static async open(): Promise<MasteringRoom> {
    return new MasteringRoom(await TimePitch.open());
  }

  async master(order: MasterOrder): Promise<Master> {
    const { sampleRate, settings, audioType } = order;
    const encode = await this.encoders.for(audioType);
    const { pcm: joined, words } = join(order.parts, sampleRate);
    const pcm = this.timePitch.apply(joined, sampleRate, settings.speed, settings.pitch);
    const spokenLufs = integratedLoudness(pcm, sampleRate);
    const gain = Number.isFinite(spokenLufs) ? 10 ** ((TARGET_LUFS - spokenLufs) / 20) : 0;
    amplify(pcm, (gain * settings.volume) / 100);
    limitPeaks(pcm, CEILING);
    const bytes = encode(pcm, sampleRate);
    return {
      bytes,
      durationSec: pcm.length / sampleRate,
      containerDurationSec: containerDurationSec(bytes, audioType),
      spokenLufs,
      peak: peakOf(pcm),
      words: words.map((word) => atSpeed(word, settings.speed)),
    };
  }
}

function join(parts: readonly MasterPart[], sampleRate: number) {
  if (parts.length === 1 && parts[0]!.pauseAfterSec === 0)
    return { pcm: parts[0]!.pcm, words: parts[0]!.words };
  const pauses = parts.map((part) => Math.round(part.pauseAfterSec * sampleRate));
  const pcm = new Float32Array(parts.reduce((sum, part, i) => sum + part.pcm.length + pauses[i]!, 0));
  const words: WordTiming[] = [];
  let at = 0;
  parts.forEach((part, i) => {
    pcm.set(part.pcm, at);
    for (const word of part.words) words.push(shifted(word, at / sampleRate, part.spokenStart));
    at += part.pcm.length + pauses[i]!;
  });
  return { pcm, words };
}

function shifted(word: WordTiming, bySec: number, byChars: number): WordTiming {
  return {
    startSec: word.startSec + bySec,
    endSec: word.endSec + bySec,
    spokenStart: word.spokenStart + byChars,
    spokenEnd: word.spokenEnd + byChars,
  };
}

function atSpeed(word: WordTiming, speed: number): WordTiming {
  return { ...word, startSec: word.startSec / speed, endSec: word.endSec / speed };
}

function amplify(pcm: Float32Array, gain: number): void {
  for (let i = 0; i < pcm.length; i++) pcm[i] = pcm[i]! * gain;
}

function peakOf(pcm: Float32Array): number {
  let peak = 0;
  for (let i = 0; i < pcm.length; i++) peak = Math.max(peak, Math.abs(pcm[i]!));
  return peak;
}

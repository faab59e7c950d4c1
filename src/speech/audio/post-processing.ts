import type { AudioType, StreamedType } from '../domain/audio-type';
import { fullScaleOf, type Pcm } from '../domain/pcm';
import type { SpeechSettings } from '../domain/speech-settings';
import type { WordTiming } from '../domain/word-timing';
import { containerDurationSec } from './container-length';
import { type EncodedPiece, Encoders, quietSec } from './encoders';
import { level } from './level';
import { measureLoudness } from './loudness';
import type { PiecePlace } from './piece';
import { assemble, peakOf, type Waveform, type Stretch } from './waveform';
import { TimePitch } from './time-pitch';

/** One part as its engine spoke it, and the silence that follows it. */
export interface AudioPart {
  readonly pcm: Pcm;
  readonly words: readonly WordTiming[];
  /** Where the part begins in the whole spoken text, in code points. */
  readonly spokenStart: number;
  readonly pauseAfterSec: number;
}

export interface PostProcessingJob {
  readonly parts: readonly AudioPart[];
  readonly sampleRate: number;
  readonly settings: SpeechSettings;
  readonly audioType: AudioType;
}

/** What is known of a recording before it is encoded. */
export interface AudioFacts {
  readonly durationSec: number;
  /** Loudness of the speech as the engine gave it; -Infinity for silence. */
  readonly spokenLufs: number;
  /** Greatest absolute value of the finished audio, 0 to 1. */
  readonly peak: number;
  readonly words: readonly WordTiming[];
}

/** One part of a recording that is sent before the others are spoken. */
export interface PieceJob extends PiecePlace {
  readonly part: AudioPart;
  readonly sampleRate: number;
  readonly settings: SpeechSettings;
  readonly audioType: StreamedType;
  /** Brings the voice to the level of every speaker; see `levellingGain`. */
  readonly gain: number;
}

/** A piece with the facts that decide whether it may be sent. Its words are timed from its own start. */
export interface ProcessedPiece extends EncodedPiece {
  /** Of the engine's audio. */
  readonly sampleRate: number;
  /** Length as the engine gave it. */
  readonly spokenSec: number;
  /** Greatest absolute value as the engine gave it, 0 to 1. */
  readonly spokenPeak: number;
  /** Greatest absolute value of the finished audio, 0 to 1. */
  readonly peak: number;
  readonly words: readonly WordTiming[];
}

export interface EncodedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Length read back from the finished file. */
  readonly containerDurationSec: number;
}

/** A finished file with the facts that decide whether it may be delivered. */
export type ProcessedAudio = AudioFacts & EncodedFile;

/** A recording with all but its encoding done. */
export interface LevelledRecording {
  readonly waveform: Waveform;
  readonly facts: AudioFacts;
}

/**
 * Level of every speaker at volume 100: the programme loudness of EBU R 128. It leaves the headroom that
 * volume 200 (6 dB more) needs.
 */
const TARGET_LUFS = -23;

/**
 * Silence before the first word, at natural tempo. It is what an mp3 encoder puts there by itself (576
 * samples at 22.05 kHz); so it costs an mp3 nothing, and players that ignore the trim data of mp3 come
 * closer to the true length.
 */
const LEAD_SEC = 576 / 22_050;
const LEAD_SILENCE = 1 / 4096;

/** Joins, shapes, levels and encodes speech. One per thread. */
export class AudioPostProcessor {
  private constructor(
    private readonly encoders: Encoders,
    private readonly timePitch: TimePitch,
  ) {}

  static async open(encoders = new Encoders()): Promise<AudioPostProcessor> {
    return new AudioPostProcessor(encoders, await TimePitch.open());
  }

  /** Everything from the spoken parts to the finished file. */
  async process(job: PostProcessingJob): Promise<ProcessedAudio> {
    const encode = await this.encoders.for(job.audioType);
    const { waveform, facts } = this.level(job);
    return { ...facts, ...encodedFile(encode(waveform, job.sampleRate), job.audioType) };
  }

  /** Everything but the encoding. */
  level({ parts, sampleRate, settings }: Omit<PostProcessingJob, 'audioType'>): LevelledRecording {
    const { joined, words } = join(parts, missingLead(parts[0]!.pcm, sampleRate), sampleRate);
    const shaped = this.timePitch.apply(joined, sampleRate, settings.speed, settings.pitch);
    const spoken = measureLoudness(shaped, sampleRate);
    const gain = levellingGain(spoken.lufs);
    const { waveform, peak } = level(shaped, spoken.peak, (gain * settings.volume) / 100);
    const facts = {
      durationSec: waveform.samples.length / sampleRate,
      spokenLufs: spoken.lufs,
      peak,
      words: words.map((word) => atSpeed(word, settings.speed)),
    };
    return { waveform, facts };
  }

  /** Everything from one spoken part to the bytes of its piece; what other parts sound like changes nothing. */
  async processPiece({
    part,
    sampleRate,
    settings,
    audioType,
    gain,
    ...place
  }: PieceJob): Promise<ProcessedPiece> {
    const encode = await this.encoders.forPieces(audioType);
    const { speed, pitch, volume } = settings;
    const quietAtSpeedSec = place.isLast ? 0 : quietSec(audioType, sampleRate) * speed;
    const paused = { ...part, pauseAfterSec: Math.max(part.pauseAfterSec, quietAtSpeedSec) };
    const lead = place.isFirst ? missingLead(part.pcm, sampleRate) : 0;
    const { joined, words } = join([paused], lead, sampleRate);
    const shaped = this.timePitch.apply(joined, sampleRate, speed, pitch);
    const spokenPeak = peakOf(shaped);
    const { waveform, peak } = level(shaped, spokenPeak, (gain * volume) / 100);
    return {
      ...encode(waveform, sampleRate, place),
      sampleRate,
      spokenSec: part.pcm.length / sampleRate,
      spokenPeak,
      peak,
      words: words.map((word) => atSpeed(word, speed)),
    };
  }
}

/** @throws Error for a file that does not keep to its format */
export function encodedFile(bytes: Uint8Array<ArrayBuffer>, audioType: AudioType): EncodedFile {
  return { bytes, containerDurationSec: containerDurationSec(bytes, audioType) };
}

/** The gain that brings speech of this loudness to the level of every speaker; 0 for silence. */
export function levellingGain(spokenLufs: number): number {
  return Number.isFinite(spokenLufs) ? 10 ** ((TARGET_LUFS - spokenLufs) / 20) : 0;
}

/** @param lead samples of silence before the first part */
function join(parts: readonly AudioPart[], lead: number, sampleRate: number) {
  const stretches: Stretch[] = [];
  const words: WordTiming[] = [];
  let at = lead;
  for (const part of parts) {
    stretches.push({ pcm: part.pcm, at });
    for (const word of part.words) words.push(shifted(word, at / sampleRate, part.spokenStart));
    at += part.pcm.length + Math.round(part.pauseAfterSec * sampleRate);
  }
  return { joined: assemble(at, stretches), words };
}

/** Samples of silence that the speech lacks before its first sound. */
function missingLead(pcm: Pcm, sampleRate: number): number {
  const wanted = Math.round(LEAD_SEC * sampleRate);
  const silence = LEAD_SILENCE * fullScaleOf(pcm);
  const sound = pcm.subarray(0, wanted).findIndex((sample) => Math.abs(sample) > silence);
  return sound < 0 ? 0 : wanted - sound;
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

import type { AudioType, StreamedType } from '../domain/audio-type';
import { fullScaleOf, type Pcm } from '../domain/pcm';
import type { SpeechSettings } from '../domain/speech-settings';
import type { WordTiming } from '../domain/word-timing';
import { containerDurationSec } from './container-length';
import { type EncodedPiece, Encoders, quietSec } from './encoders';
import { level } from './dsp/level';
import { measureLoudness } from './dsp/loudness';
import type { PiecePlace } from './piece';
import { assemble, concatenate, peakOf, type Waveform, type Stretch } from './waveform';
import { TimePitch } from './dsp/time-pitch';

/** One part as its engine spoke it, and the silence around it, at natural tempo. */
export interface AudioPart {
  readonly pcm: Pcm;
  readonly words: readonly WordTiming[];
  /** Where the part begins in the whole spoken text, in code points. */
  readonly spokenStart: number;
  readonly pauseBeforeSec?: number;
  readonly pauseAfterSec: number;
  /** Left out by a part that has those of the whole. */
  readonly settings?: SpeechSettings;
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

  /** Everything but the encoding. The voice is levelled as a whole, whatever volumes its passages have. */
  level({ parts, sampleRate, settings }: Omit<PostProcessingJob, 'audioType'>): LevelledRecording {
    const lead = missingLead(parts[0]!.pcm, sampleRate);
    const passages = mannersOf(parts, settings).map((passage, i) =>
      this.shape(passage, i === 0 ? lead : 0, sampleRate),
    );
    const shaped = concatenate(passages.map(({ shaped }) => shaped));
    const spoken = measureLoudness(shaped, sampleRate);
    const gain = levellingGain(spoken.lufs);
    const louder = withVolumes(passages, shaped, spoken.peak);
    const { waveform, peak } = level(louder.waveform, louder.peak, (gain * louder.volume) / 100);
    const facts = {
      durationSec: waveform.samples.length / sampleRate,
      spokenLufs: spoken.lufs,
      peak,
      words: inOneRecording(passages, sampleRate),
    };
    return { waveform, facts };
  }

  /** Joins parts and gives them their tempo and pitch. */
  private shape({ parts, settings }: PartsInOneManner, lead: number, sampleRate: number): ShapedPassage {
    const { speed, pitch, volume } = settings;
    const { joined, words } = join(parts, lead, sampleRate);
    const shaped = this.timePitch.apply(joined, sampleRate, speed, pitch);
    return { shaped, volume, words: words.map((word) => atSpeed(word, speed)) };
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
    const { speed, volume } = settings;
    const quietAtSpeedSec = place.isLast ? 0 : quietSec(audioType, sampleRate) * speed;
    const paused = { ...part, pauseAfterSec: Math.max(part.pauseAfterSec, quietAtSpeedSec) };
    const lead = place.isFirst ? missingLead(part.pcm, sampleRate) : 0;
    const { shaped, words } = this.shape({ parts: [paused], settings }, lead, sampleRate);
    const spokenPeak = peakOf(shaped);
    const { waveform, peak } = level(shaped, spokenPeak, (gain * volume) / 100);
    return {
      ...encode(waveform, sampleRate, place),
      sampleRate,
      spokenSec: part.pcm.length / sampleRate,
      spokenPeak,
      peak,
      words,
    };
  }
}

/** Parts that follow each other and have the same settings. */
interface PartsInOneManner {
  readonly parts: readonly AudioPart[];
  readonly settings: SpeechSettings;
}

/** Parts with their tempo and pitch; the words are timed from the start of the first. */
interface ShapedPassage {
  readonly shaped: Waveform;
  /** Per cent. */
  readonly volume: number;
  readonly words: readonly WordTiming[];
}

function mannersOf(parts: readonly AudioPart[], whole: SpeechSettings): PartsInOneManner[] {
  const passages: { parts: AudioPart[]; settings: SpeechSettings }[] = [];
  for (const part of parts) {
    const { settings = whole } = part;
    const last = passages.at(-1);
    if (last && isSameManner(last.settings, settings)) last.parts.push(part);
    else passages.push({ parts: [part], settings });
  }
  return passages;
}

const isSameManner = (one: SpeechSettings, other: SpeechSettings): boolean =>
  one.speed === other.speed && one.pitch === other.pitch && one.volume === other.volume;

/** @param whole the passages one after the other, and its peak: that is all, where they share one volume */
function withVolumes(passages: readonly ShapedPassage[], whole: Waveform, peak: number) {
  const { volume } = passages[0]!;
  if (passages.every((passage) => passage.volume === volume)) return { waveform: whole, peak, volume };
  const waveform = concatenate(
    passages.map(({ shaped, volume }) => ({ ...shaped, scale: (shaped.scale * volume) / 100 })),
  );
  return { waveform, peak: peakOf(waveform), volume: 100 };
}

function inOneRecording(passages: readonly ShapedPassage[], sampleRate: number): WordTiming[] {
  let startSec = 0;
  return passages.flatMap(({ shaped, words }) => {
    const bySec = startSec;
    startSec += shaped.samples.length / sampleRate;
    return bySec === 0 ? words : words.map((word) => shifted(word, bySec, 0));
  });
}

/** @throws Error for a file that does not keep to its format */
export function encodedFile(bytes: Uint8Array<ArrayBuffer>, audioType: AudioType): EncodedFile {
  return { bytes, containerDurationSec: containerDurationSec(bytes, audioType) };
}

/** The gain that brings speech of this loudness to the level of every speaker; 0 for silence. */
export function levellingGain(spokenLufs: number): number {
  return Number.isFinite(spokenLufs) ? 10 ** ((TARGET_LUFS - spokenLufs) / 20) : 0;
}

/** Puts parts and pauses in their places, at natural tempo. @param lead samples of silence before all of it */
function join(parts: readonly AudioPart[], lead: number, sampleRate: number) {
  const stretches: Stretch[] = [];
  const words: WordTiming[] = [];
  let at = lead;
  for (const part of parts) {
    at += Math.round((part.pauseBeforeSec ?? 0) * sampleRate);
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

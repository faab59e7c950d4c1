import { isPcm16 } from '../../domain/pcm';
import { LAME_SAMPLE_RATES, type LameSampleRate } from './lame';
import type { PiecePlace } from '../piece';
import { resample } from '../dsp/resample';
import type { Waveform } from '../waveform';

/** Samples of silence that LAME puts before the audio, and what every decoder adds to that. */
export const ENCODER_DELAY = 576;
export const DECODER_DELAY = 529;

/** Below this (-66 dBFS) samples count as silence. */
const SILENCE = 1 / 2048;

/** A range of a recording that is encoded separately. */
export interface Mp3Piece extends Waveform {
  readonly sampleRate: LameSampleRate;
  readonly isLast: boolean;
}

/** A recording at a rate of MPEG audio, in pieces that may be encoded at the same time. */
export interface Mp3Cut {
  readonly pieces: readonly Mp3Piece[];
  /** Length of the whole recording. */
  readonly sampleCount: number;
  /** Silent samples at its start that no piece holds: the encoder's own delay replaces them. */
  readonly lead: number;
}

/**
 * Cuts a recording into up to `count` pieces of about the same length, where the frames of one encoder may
 * follow those of another: at the border of a frame, after silence as long as what a decoder still owes at
 * that point. That is the delay of both codecs and, as windows overlap, one frame more. Nothing is cut where
 * there is no such silence.
 */
export function cutForMp3(given: Waveform, givenRate: number, count: number): Mp3Cut {
  const sampleRate = nearestRate(givenRate);
  const whole = resample(given, givenRate, sampleRate);
  const lead = silentLead(whole);
  const speech = { ...whole, samples: whole.samples.subarray(lead) };
  const borders = count > 1 ? bordersNear(speech, frameSamples(sampleRate), count) : [];
  const pieces = [0, ...borders].map((start, i) => ({
    ...speech,
    samples: speech.samples.subarray(start, borders[i]),
    sampleRate,
    isLast: i === borders.length,
  }));
  return { pieces, sampleCount: whole.samples.length, lead };
}

/** Silence after which frames of another encoder may follow. */
export function mp3QuietSec(givenRate: number): number {
  const sampleRate = nearestRate(givenRate);
  return (ENCODER_DELAY + DECODER_DELAY + frameSamples(sampleRate)) / sampleRate;
}

/**
 * A piece of a recording that is sent before its end is known, filled up with silence: to whole frames, and the last one
 * so that the frames end where the speech does, for nobody can be told any more what to drop there.
 */
export function cutFromStream(
  given: Waveform,
  givenRate: number,
  { isFirst, isLast }: PiecePlace,
): { piece: Mp3Piece; lead: number } {
  const sampleRate = nearestRate(givenRate);
  const whole = resample(given, givenRate, sampleRate);
  const lead = isFirst ? silentLead(whole) : 0;
  const frame = frameSamples(sampleRate);
  const owed = isLast ? ENCODER_DELAY + DECODER_DELAY : 0;
  const length = Math.ceil((whole.samples.length - lead + owed) / frame) * frame - owed;
  return { piece: { ...filledUp(whole, lead, length), sampleRate, isLast }, lead };
}

/** So many samples from `start` on; silence where there are none. */
function filledUp({ samples, scale }: Waveform, start: number, length: number): Waveform {
  const filled = isPcm16(samples) ? new Int16Array(length) : new Float32Array(length);
  filled.set(samples.subarray(start));
  return { samples: filled, scale };
}

/** Where to cut: for each even share the possible border that is nearest. */
function bordersNear(waveform: Waveform, frame: number, count: number): number[] {
  const possible = quietBorders(waveform, frame);
  const wanted = Array.from({ length: count - 1 }, (_, i) => ((i + 1) * waveform.samples.length) / count);
  return [...new Set(wanted.flatMap((at) => nearest(possible, at)))];
}

/** The borders of frames with enough silence before them. */
function quietBorders(waveform: Waveform, frame: number): number[] {
  const needed = ENCODER_DELAY + DECODER_DELAY + frame;
  const borders: number[] = [];
  let quietFrom = 0;
  for (let border = frame; border < waveform.samples.length; border += frame) {
    quietFrom = lastSound(waveform, border - frame, border) ?? quietFrom;
    if (border - quietFrom >= needed) borders.push(border);
  }
  return borders;
}

/** Where the last sound of a stretch ends; null for silence. */
function lastSound({ samples, scale }: Waveform, start: number, end: number): number | null {
  for (let i = end - 1; i >= start; i--) if (Math.abs(samples[i]! * scale) >= SILENCE) return i + 1;
  return null;
}

/** The number closest to `wanted`, or none. */
function nearest(ascending: readonly number[], wanted: number): number[] {
  const above = ascending.findIndex((each) => each >= wanted);
  const around = above < 0 ? ascending.slice(-1) : ascending.slice(Math.max(0, above - 1), above + 1);
  return around.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted)).slice(0, 1);
}

/**
 * Leading silence that the encoder's own delay can replace. It then need not be encoded, and players
 * that ignore the trim data come closer to the true length.
 */
function silentLead({ samples, scale }: Waveform): number {
  let lead = 0;
  while (lead < ENCODER_DELAY && lead < samples.length && Math.abs(samples[lead]! * scale) < SILENCE) lead++;
  return lead;
}

/** Length of a frame: two granules of 576 samples in MPEG-1, one at the lower rates of MPEG-2 and 2.5. */
function frameSamples(sampleRate: LameSampleRate): number {
  return sampleRate >= 32_000 ? 1152 : 576;
}

/** The lowest rate of MPEG audio that loses nothing, or the highest there is. */
function nearestRate(sampleRate: number): LameSampleRate {
  return LAME_SAMPLE_RATES.find((rate) => rate >= sampleRate) ?? 48_000;
}

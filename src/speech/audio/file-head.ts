import type { StreamedType } from '../domain/audio-type';
import { mp3SectionsInfoFrame } from './mp3/mp3-info-tag';
import { sizedWavHeader, WAV_HEADER_BYTES } from './wav';

/** A section of a file, as `SpeechStreamer.renderSection` made it. */
export interface SectionFacts {
  readonly sizeBytes: number;
  readonly durationSec: number;
}

/** With what a file begins whose sections are all there. */
export interface FileHead {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many bytes of the first section it takes the place of. */
  readonly replacedBytes: number;
}

/** Bytes of the first section that are enough to make the head of its file. */
export const HEAD_SOURCE_BYTES = 4096;

/**
 * The beginning of a file, which tells the length and, of an mp3, where to seek: both are known only at the end.
 * @param start the first bytes of the first section, `HEAD_SOURCE_BYTES` if it has as many
 * @param sections all of them, in order; those without sound left out
 */
export function fileHead(type: StreamedType, start: Uint8Array, sections: readonly SectionFacts[]): FileHead {
  if (type === 'ogg') return { bytes: new Uint8Array(), replacedBytes: 0 };
  const head = type === 'mp3' ? mp3SectionsInfoFrame(start, sections) : wavHeadOf(start, sections);
  return { bytes: head, replacedBytes: head.length };
}

function wavHeadOf(start: Uint8Array, sections: readonly SectionFacts[]): Uint8Array<ArrayBuffer> {
  const sizeBytes = sections.reduce((sum, section) => sum + section.sizeBytes, 0);
  return sizedWavHeader(start.slice(0, WAV_HEADER_BYTES), sizeBytes);
}

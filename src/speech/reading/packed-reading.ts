import type { AlignedSegment } from '../../text-normalization';
import type { TimedReading } from './text-reader';

/**
 * A reading for the way from one thread to another. A text of 5,000 characters has two and a half thousand aligned
 * segments: as objects they take more than a millisecond to copy, as numbers their memory moves.
 */
export interface PackedReading extends Omit<TimedReading, 'reading'> {
  readonly reading: Omit<TimedReading['reading'], 'alignment'>;
  /** Four numbers a segment: `spokenStart`, `spokenEnd`, `start`, `end`. */
  readonly alignment: Uint32Array;
}

const NUMBERS = 4;

/** The memory of its `alignment` may be transferred. */
export function packReading({ reading: { alignment, ...reading }, tookMs }: TimedReading): PackedReading {
  const packed = new Uint32Array(alignment.length * NUMBERS);
  alignment.forEach(({ spokenStart, spokenEnd, start, end }, index) =>
    packed.set([spokenStart, spokenEnd, start, end], index * NUMBERS),
  );
  return { reading, tookMs, alignment: packed };
}

/** What `packReading` was given. */
export function unpackReading({ reading, tookMs, alignment: packed }: PackedReading): TimedReading {
  const alignment: AlignedSegment[] = [];
  for (let at = 0; at < packed.length; at += NUMBERS) {
    const [spokenStart, spokenEnd, start, end] = [
      packed[at]!,
      packed[at + 1]!,
      packed[at + 2]!,
      packed[at + 3]!,
    ];
    alignment.push({ spokenStart, spokenEnd, start, end });
  }
  return { reading: { ...reading, alignment }, tookMs };
}

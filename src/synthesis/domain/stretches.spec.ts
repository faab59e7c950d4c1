import fc from 'fast-check';
import { cutStretches, knownBytes, type Stretch, totalBytes } from './stretches';

/** Reads stretches of a stored file whose bytes are their own places. */
const read = (stretches: readonly Stretch[]): number[] =>
  stretches.flatMap((stretch) =>
    'bytes' in stretch
      ? [...stretch.bytes]
      : Array.from({ length: stretch.sizeBytes }, (_, i) => stretch.skippedBytes + i),
  );

const stretch = fc.oneof(
  fc.uint8Array({ maxLength: 9 }).map(knownBytes),
  fc
    .tuple(fc.nat(9), fc.nat(9))
    .map(([skippedBytes, sizeBytes]) => ({ storedKey: 'a', skippedBytes, sizeBytes })),
);

it('A range of stretches is that range of the whole, and has no empty stretch', () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 8 }), fc.nat(40), fc.nat(40), (stretches, first, length) => {
      const cut = cutStretches(stretches, first, first + length);
      expect(read(cut)).toEqual(read(stretches).slice(first, first + length + 1));
      expect(cut.every(({ sizeBytes }) => sizeBytes > 0)).toBe(true);
      expect(totalBytes(cut)).toBe(read(cut).length);
    }),
  );
});

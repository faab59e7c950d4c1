import fc from 'fast-check';
import { editDistance } from './edit-distance';

const between = (from: string, to: string) => editDistance([...from], [...to]);

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 2],
  ])('from %j to %j is %d', (from, to, distance) => expect(between(from, to)).toBe(distance));

  it('is the same in both directions, and no shorter by a way round', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, word, (one, other, third) => {
        expect(between(one, other)).toBe(between(other, one));
        expect(between(one, other)).toBeLessThanOrEqual(between(one, third) + between(third, other));
      }),
    );
  });
});

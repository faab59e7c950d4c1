import fc from 'fast-check';
import { CodePoints } from './code-points';

describe('CodePoints', () => {
  it('slices as a list of code points does, astral ones and lone surrogates among them', () => {
    const units = fc.string({ unit: fc.constantFrom('a', 'ế', '😀', '\ud83d', '\ude00'), maxLength: 12 });
    const offset = fc.nat(15);
    fc.assert(
      fc.property(units, offset, offset, (text, from, to) => {
        const points = new CodePoints(text);
        const list = Array.from(text);
        expect(points.count).toBe(list.length);
        expect(points.slice(from, to)).toBe(list.slice(from, to).join(''));
      }),
    );
  });
});

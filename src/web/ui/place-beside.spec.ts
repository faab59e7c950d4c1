import fc from 'fast-check';
import { placeBeside } from './place-beside';

const VIEW = { left: 0, top: 0, right: 1000, bottom: 600 };
const word = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });

describe('the place of a box beside a word', () => {
  it.each([
    ['under it', word(100, 100), { left: 100, top: 128, height: 300 }],
    ['over it at the lower edge', word(100, 500), { left: 100, top: 192, height: 300 }],
    ['within the right edge', word(950, 100), { left: 592, top: 128, height: 300 }],
    ['within the left edge', word(-30, 100), { left: 8, top: 128, height: 300 }],
    ['at the edge where its word is further up', word(100, -500), { left: 100, top: 8, height: 300 }],
    ['as high as the larger room beside it', word(100, 280), { left: 100, top: 308, height: 284 }],
  ])('is %s', (_, anchor, place) => {
    expect(placeBeside(anchor, { width: 400, height: 300 }, VIEW)).toEqual(place);
  });

  it('covers its word only where there is no room on either side', () => {
    const low = { ...VIEW, bottom: 220 };
    expect(placeBeside(word(100, 100), { width: 400, height: 300 }, low)).toEqual({
      left: 100,
      top: 52,
      height: 160,
    });
  });

  it('is never outside the window', () => {
    const coordinate = fc.integer({ min: -2000, max: 3000 });
    const size = fc.record({
      width: fc.integer({ min: 1, max: 984 }),
      height: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(coordinate, coordinate, size, (left, top, box) => {
        const place = placeBeside(word(left, top), box, VIEW);
        expect(Math.min(place.left, place.top)).toBeGreaterThanOrEqual(8);
        expect(place.left + box.width).toBeLessThanOrEqual(992);
        expect(place.top + place.height).toBeLessThanOrEqual(592);
        expect(place.height).toBeLessThanOrEqual(box.height);
      }),
    );
  });
});

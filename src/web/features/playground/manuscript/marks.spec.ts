import fc from 'fast-check';
import { isUnsure, marksAfterEdit, marksOf, placesOf, tokensOf } from './marks';
import type { ReadingStepDto } from '../../../api/generated';

const stepAt = (start: number, end: number, of: Partial<ReadingStepDto> = {}): ReadingStepDto => ({
  rule: 'number',
  class: 'cardinal',
  start,
  end,
  written: 'x',
  spoken: 'y',
  certainty: 1,
  alternatives: [],
  ...of,
});

const DECIMAL = { class: 'decimal', spoken: 'ba phẩy năm', certainty: 0.3 } as const;

describe('the places of code points of NFC in a text', () => {
  it.each([
    ['composed', 'Tổng 5', [0, 1, 2, 3, 4, 5, 6]],
    ['decomposed', 'Tổng 5'.normalize('NFD'), [0, 1, 4, 5, 6, 7, 8]],
    ['beyond the first plane', '🎉 5', [0, 2, 3, 4]],
    ['empty', '', [0]],
  ])('are found where it is %s', (_, text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  it('are as many as the API counts, and one for the end', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zàáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậ 0-9🎉]*$/u), (text) => {
        for (const form of [text, text.normalize('NFD')])
          expect(placesOf(form)).toHaveLength([...text.normalize('NFC')].length + 1);
      }),
    );
  });
});

describe('marks', () => {
  it('stand where the tokens stand, without pauses and without what overlaps', () => {
    const steps = [stepAt(0, 2), stepAt(1, 3), stepAt(3, 4, { written: ' ', spoken: ' ' }), stepAt(4, 5)];
    expect(marksOf('🎉b c5', steps).map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [5, 6],
    ]);
  });

  it.each([
    ['before them', 'Là 3.5 và 3.5', 'Đây là 3.5 và 3.5', ['3.5', '3.5']],
    ['behind them', 'Là 3.5 và 3.5', 'Là 3.5 và 3.5 nhé', ['3.5', '3.5']],
    ['in one of them', 'Là 3.5 và 3.5', 'Là 3.75 và 3.5', ['3.5']],
    ['of everything', 'Là 3.5 và 3.5', '', []],
  ])('keep to their tokens when something is written %s', (_, before, after, kept) => {
    const marks = marksOf(before, [stepAt(3, 6), stepAt(10, 13)]);
    const moved = marksAfterEdit(before, marks, after);
    expect(moved.map(({ start, end }) => after.slice(start, end))).toEqual(kept);
  });

  it('are one token where they are written, read and taken alike', () => {
    const steps = [
      stepAt(0, 1, { written: '5' }),
      stepAt(2, 3, { written: '5' }),
      stepAt(4, 5, { written: '5', spoken: 'năm' }),
    ];
    expect(tokensOf(marksOf('5 5 5', steps)).map(({ marks }) => marks.length)).toEqual([2, 1]);
  });

  it('are unsure only where there is another reading', () => {
    expect(isUnsure(stepAt(0, 1, { certainty: 0.6, alternatives: [DECIMAL] }))).toBe(true);
    expect(isUnsure(stepAt(0, 1, { certainty: 0.6 }))).toBe(false);
    expect(isUnsure(stepAt(0, 1, { certainty: 0.9, alternatives: [DECIMAL] }))).toBe(false);
  });
});

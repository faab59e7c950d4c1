import fc from 'fast-check';
import { ApiFailure } from '../../../api/call';
import type { ReadingStepDto } from '../../../api/generated';
import { type Choice, choicesAfterEdit, withoutRefused, withoutToken, withToken } from './choices';
import { marksOf, tokensOf } from '../manuscript/marks';

const TEXT = 'TT: 3.5 và 3.5';

const steps = [
  [0, 2],
  [4, 7],
  [11, 14],
].map(([start = 0, end = 0]): ReadingStepDto => ({
  rule: 'number',
  class: 'section',
  ...{ start, end, written: TEXT.slice(start, end), spoken: 'ba chấm năm' },
  certainty: 0.5,
  alternatives: [],
}));
const [abbreviation, number] = tokensOf(marksOf(TEXT, steps));

const choice = (start: number, end: number, kind: Choice['class'] = 'decimal'): Choice => ({
  start,
  end,
  class: kind,
});

describe('choices', () => {
  it('are made for every place of a token, sorted, in the place of earlier ones', () => {
    const first = withToken([], number!, 'decimal');
    const both = withToken(first, abbreviation!, 'letters');
    expect(both).toEqual([choice(0, 2, 'letters'), choice(4, 7), choice(11, 14)]);
    expect(withToken(both, number!, 'date').map((each) => each.class)).toEqual(['letters', 'date', 'date']);
    expect(withoutToken(both, number!)).toEqual([choice(0, 2, 'letters')]);
  });

  it('are counted in code points, however the text is encoded', () => {
    const before = 'Tổng 🎉 3.5';
    const chosen = [choice(7, 10)];
    expect(choicesAfterEdit(chosen, before, `Ô, ${before}`)).toEqual([choice(10, 13)]);
    expect(choicesAfterEdit(chosen, before, `Ô, ${before.normalize('NFD')}`)).toEqual([choice(10, 13)]);
  });

  it('name the same characters after any edit, or are gone', () => {
    const word = fc.string({ unit: 'grapheme-ascii', maxLength: 6 });
    fc.assert(
      fc.property(word, word, word, word, (head, token, tail, typed) => {
        const chosen = [choice(head.length, head.length + token.length)];
        const after = typed + head + token + tail + typed;
        const kept = choicesAfterEdit(chosen, head + token + tail, after);
        for (const { start, end } of kept) expect(after.slice(start, end)).toBe(token);
      }),
    );
  });

  it('are dropped where the API refuses them, and only there', () => {
    const choices = [choice(0, 2), choice(4, 7), choice(11, 14)];
    const refused = new ApiFailure('INVALID_PARAMS', [
      { field: 'reading.choose.1.class', code: 'NOT_ALLOWED' },
      { field: 'speed', code: 'OUT_OF_RANGE' },
    ]);
    expect(withoutRefused(choices, refused)).toEqual([choices[0], choices[2]]);
    expect(withoutRefused(choices, new ApiFailure('OFFLINE'))).toBe(choices);
    expect(withoutRefused(choices, null)).toBe(choices);
  });
});

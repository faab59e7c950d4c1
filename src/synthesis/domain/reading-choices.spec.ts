import { readText, type ReadingChoice, type SemioticClass } from '../../text-normalization';
import { InvalidParameters } from '../../shared/domain/domain-error';
import { readingChoices, requireChoicesMet } from './reading-choices';

const choice = (start: number, end: number, kind: SemioticClass = 'date'): ReadingChoice => ({
  start,
  end,
  class: kind,
});

function fieldsOf(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof InvalidParameters) return error.faults.map(({ field }) => field);
    throw error;
  }
  return [];
}

describe('choices of a caller', () => {
  it('are taken in their order', () => {
    expect(readingChoices([choice(0, 3), choice(3, 5)])).toEqual([choice(0, 3), choice(3, 5)]);
    expect(readingChoices()).toEqual([]);
  });

  it('are refused where they are empty or overlap, all of them at once', () => {
    const given = [choice(4, 4), choice(2, 6), choice(5, 8)];
    expect(fieldsOf(() => readingChoices(given))).toEqual([
      'reading.choose.0.end',
      'reading.choose.1.start',
      'reading.choose.2.start',
    ]);
  });

  it('are refused where the text has no such token, or none of that class', () => {
    const choose = [choice(0, 1), choice(4, 7, 'phone'), choice(8, 11, 'score')];
    const reading = readText('Tỷ, 2-1 3-5', { language: 'vi', choose });
    expect(fieldsOf(() => requireChoicesMet(reading))).toEqual([
      'reading.choose.0',
      'reading.choose.1.class',
    ]);
  });
});

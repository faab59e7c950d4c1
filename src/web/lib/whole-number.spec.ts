import { readWholeNumber, wholeNumberOf, wholeNumberOrNull } from './whole-number';

describe('a whole number as it is typed', () => {
  it.each([
    ['0', 0],
    ['20', 20],
    ['20000', 20_000],
    ['007', 7],
    ['20.000', 20_000],
    ['120.000', 120_000],
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1 000', 1_000],
    ['1\u00a0000\u00a0000', 1_000_000],
    ['1\u202f000', 1_000],
    ['-5', -5],
    ['-20.000', -20_000],
    [' 20.000\n', 20_000], // as it is copied from elsewhere
  ])('%j is %d', (typed, number) => {
    expect(readWholeNumber(typed)).toBe(number);
    expect(wholeNumberOf(typed)).toBe(number);
    expect(wholeNumberOrNull(typed)).toBe(number);
  });

  it.each([
    ...['1.5', '20.00', '1e5', '12.3456', '1,000.5', '1,000.500', '1.000,000', '1000.000', '0.500', '0,000'],
    ...['.500', '20.', '20.000.', '1..000', '1. 000', '1.000 000', '2 0', '- 5', '--5', '+5', '20-', '−5'],
    ...['20k', '20.000 ₫', '0x10', 'Infinity', '２０', '٢٠', ' ', '9007199254740993', '9'.repeat(20)],
  ])('%j is none', (typed) => {
    expect(readWholeNumber(typed)).toBeNull();
    expect(() => wholeNumberOf(typed)).toThrow(RangeError);
    expect(() => wholeNumberOrNull(typed)).toThrow(RangeError);
  });

  it('is null where nothing was typed and nothing had to be', () => {
    expect(wholeNumberOrNull('')).toBeNull();
    expect(() => wholeNumberOf('')).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { DIGITS, readCardinal, readDigits } from './cardinals';
import { readFraction, readInteger, readNumeral } from './numerals';

describe('readCardinal', () => {
  it.each([
    [0, 'không'],
    [4, 'bốn'],
    [5, 'năm'],
    [10, 'mười'],
    [11, 'mười một'],
    [14, 'mười bốn'],
    [15, 'mười lăm'],
    [21, 'hai mươi mốt'],
    [24, 'hai mươi tư'],
    [25, 'hai mươi lăm'],
    [26, 'hai mươi sáu'],
    [90, 'chín mươi'],
    [100, 'một trăm'],
    [101, 'một trăm linh một'],
    [111, 'một trăm mười một'],
    [1004, 'một nghìn không trăm linh bốn'],
    [2_000_007, 'hai triệu không trăm linh bảy'],
    [1_000, 'một nghìn'],
    [1_010, 'một nghìn không trăm mười'],
    [1_000_500, 'một triệu năm trăm'],
    [1_020_300, 'một triệu không trăm hai mươi nghìn ba trăm'],
    [100_000_000, 'một trăm triệu'],
    [1_000_000_000, 'một tỷ'],
    ['0', 'không'],
    ['000', 'không'],
    ['0042', 'bốn mươi hai'],
    ['1250000000000', 'một nghìn hai trăm năm mươi tỷ'],
    ['1000000000000000', 'một triệu tỷ'],
    ['1000000000000000000', 'một tỷ tỷ'],
    ['1000000001', 'một tỷ không trăm linh một'],
  ])('%s', (written, spoken) => {
    expect(readCardinal(written)).toBe(spoken);
  });
});

/** The number that is said: a second reading, from the words. */
function numberSaid(words: readonly string[]): bigint {
  const billion = words.lastIndexOf('tỷ');
  if (billion >= 0) {
    return numberSaid(words.slice(0, billion)) * 1_000_000_000n + numberSaid(words.slice(billion + 1));
  }
  let [total, group, last] = [0n, 0n, 0n];
  for (const word of words) {
    if (word === 'triệu' || word === 'nghìn') {
      total += (group + last) * (word === 'triệu' ? 1_000_000n : 1_000n);
      [group, last] = [0n, 0n];
    } else if (word === 'trăm') [group, last] = [last * 100n, 0n];
    else if (word === 'mươi') [group, last] = [group + last * 10n, 0n];
    else if (word === 'mười') group += 10n;
    else if (word !== 'linh') {
      const variant = ['mốt', 'tư', 'lăm'].indexOf(word);
      last = BigInt(variant >= 0 ? [1, 4, 5][variant]! : DIGITS.indexOf(word as (typeof DIGITS)[number]));
    }
  }
  return total + group + last;
}

describe('readCardinal, for any number', () => {
  it('says this number and no other (property)', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 27n }), fc.nat(27), (number, zeros) => {
        const round = (number / 10n ** BigInt(zeros)) * 10n ** BigInt(zeros);
        for (const each of [number, round, number % 10n ** BigInt(zeros)]) {
          expect(numberSaid(readCardinal(String(each)).split(' '))).toBe(each);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('readDigits', () => {
  it('says each digit, and nothing else', () => {
    expect(readDigits('0123456789')).toBe('không một hai ba bốn năm sáu bảy tám chín');
    expect(readDigits('1-5 (4) .')).toBe('một năm bốn');
    expect(readDigits('')).toBe('');
  });
});

describe('readInteger and readFraction', () => {
  it.each([
    ['0', 'không', 'không'],
    ['05', 'không năm', 'không năm'],
    ['5', 'năm', 'năm'],
    ['50', 'năm mươi', 'năm mươi'],
    ['125', 'một trăm hai mươi lăm', 'một trăm hai mươi lăm'],
    ['1250', 'một nghìn hai trăm năm mươi', 'một hai năm không'],
  ])('%s', (digits, integer, fraction) => {
    expect([readInteger(digits), readFraction(digits)]).toEqual([integer, fraction]);
  });

  it('15 digits are an amount, 16 a code', () => {
    expect(readInteger('100000000000000')).toBe('một trăm nghìn tỷ');
    expect(readInteger('1000000000000000')).toMatch(/^một( không){15}$/);
  });
});

describe('readNumeral', () => {
  it.each([
    ['1.500', 'một nghìn năm trăm'],
    ['1,500', 'một phẩy năm trăm'],
    ['2,500,000', 'hai triệu năm trăm nghìn'],
    ['1,234.56', 'một nghìn hai trăm ba mươi tư phẩy năm mươi sáu'],
    ['3.25', 'ba phẩy hai mươi lăm'],
    ['0.125', 'không phẩy một trăm hai mươi lăm'],
    ['3,14159', 'ba phẩy một bốn một năm chín'],
    ['0,05', 'không phẩy không năm'],
    ['0,1', 'không phẩy một'],
    ['7,5', 'bảy phẩy năm'],
    ['007', 'không không bảy'],
    ['1.000.000.000.000.000', 'một triệu tỷ'],
    ['1234567890123456', readDigits('1234567890123456')],
    ['0', 'không'],
    ['0.5', 'không phẩy năm'],
    ['0,000', 'không phẩy không không không'],
    ['00,5', 'không không phẩy năm'],
    ['12.345', 'mười hai nghìn ba trăm bốn mươi lăm'],
    ['123.456', 'một trăm hai mươi ba nghìn bốn trăm năm mươi sáu'],
    ['12.3456', 'mười hai phẩy ba bốn năm sáu'],
    ['1234.567', 'một nghìn hai trăm ba mươi tư phẩy năm trăm sáu mươi bảy'],
    ['1.000,5', 'một nghìn phẩy năm'],
    ['1.000.000,25', 'một triệu phẩy hai mươi lăm'],
    ['1,234,567.8', 'một triệu hai trăm ba mươi tư nghìn năm trăm sáu mươi bảy phẩy tám'],
  ])('%s', (written, spoken) => {
    expect(readNumeral(written)).toBe(spoken);
  });

  it.each([
    '1.2.3',
    '1,2,3',
    '192.168.1.1',
    '1234.567.890',
    '0.123.456',
    '1.234.56',
    '1,234,56',
    '1,23,456.7',
    '1.234,567.8',
    '012.345',
    '1.5,2',
    'a',
    '',
  ])('%s is no single number', (written) => {
    expect(readNumeral(written)).toBeNull();
  });
});

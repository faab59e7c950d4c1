import { readCardinal, readDigits } from './cardinals';
import { readNumeral } from './numerals';

describe('readCardinal', () => {
  it.each([
    [0, 'không'],
    [10, 'mười'],
    [14, 'mười bốn'],
    [15, 'mười lăm'],
    [21, 'hai mươi mốt'],
    [24, 'hai mươi tư'],
    [101, 'một trăm linh một'],
    [111, 'một trăm mười một'],
    [1004, 'một nghìn không trăm linh bốn'],
    [2_000_007, 'hai triệu không trăm linh bảy'],
    [1_000_000_000, 'một tỷ'],
    ['1250000000000', 'một nghìn hai trăm năm mươi tỷ'],
    ['1000000000000000', 'một triệu tỷ'],
    ['1000000000000000000', 'một tỷ tỷ'],
    ['1000000001', 'một tỷ không trăm linh một'],
  ])('%s', (written, spoken) => {
    expect(readCardinal(written)).toBe(spoken);
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
  ])('%s', (written, spoken) => {
    expect(readNumeral(written)).toBe(spoken);
  });

  it.each(['1.2.3', '1,2,3', '192.168.1.1'])('%s is no single number', (written) => {
    expect(readNumeral(written)).toBeNull();
  });
});

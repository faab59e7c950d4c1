import { ordinalOf, spelledOut } from './say-as';

describe('spelledOut', () => {
  it.each([
    ['A1-b', 'vi', 'a một bê'],
    ['2024', 'vi', 'hai không hai bốn'],
    ['Ab 07', 'en', 'A B zero seven'],
    ['né', 'fr', 'N É'],
  ])('spells %s in %s', (written, language, spoken) => {
    expect(spelledOut(written, language)).toBe(spoken);
  });
});

describe('ordinalOf', () => {
  it.each([
    ['1', 'vi', 'thứ nhất'],
    ['4', 'vi', 'thứ tư'],
    ['21', 'vi', 'thứ hai mươi mốt'],
    ['22', 'en', 'twenty second'],
    ['4', 'fr', null],
    ['4a', 'vi', null],
  ])('says %s in %s', (written, language, spoken) => {
    expect(ordinalOf(written, language)).toBe(spoken);
  });
});

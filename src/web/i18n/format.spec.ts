import { counted } from './format';

describe('what is counted in English', () => {
  it.each([
    ['0', '0 credits'],
    ['1', '1 credit'],
    ['1,001', '1,001 credits'],
  ])('%s: %s', (count, said) => {
    expect(counted(count, 'credit')).toBe(said);
  });
});

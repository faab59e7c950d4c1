import { digitsInPlace } from './digits-in-place';

describe('digitsInPlace', () => {
  it.each([
    ['12345678', 8, '12345678'],
    ['12340678', 7, '1234·678'],
    ['12435678', 6, '12··5678'],
    ['1234567', 7, '1234567·'],
    ['2345678', 7, '·2345678'],
    ['12345', 5, '12345···'],
    ['201112345678', 8, '12345678'],
    ['1234567820112026', 8, '12345678'],
  ])('finds what %s has in common with LOA12345678', (run, count, shown) => {
    expect(digitsInPlace(['00000000', run, '1'], 'LOA12345678')).toEqual({ count, shown });
  });

  it.each([[[]], [['123']], [['87654321']], [['12300000']]])('passes over what may be chance: %j', (runs) => {
    expect(digitsInPlace(runs, 'LOA12345678')).toBeNull();
  });
});

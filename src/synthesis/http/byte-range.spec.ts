import { byteRange } from './byte-range';

describe('byteRange of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=90-', 90, 99],
    ['bytes=-10', 90, 99],
    ['bytes=-500', 0, 99],
    ['bytes=50-500', 50, 99],
    ['BYTES=0-99', 0, 99],
  ])('reads %s', (header, first, last) => {
    expect(byteRange(header, 100)).toEqual({ first, last });
  });

  it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('finds %s unsatisfiable', (header) => {
    expect(byteRange(header, 100)).toBe('unsatisfiable');
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-1',
    'bytes=0-1,5-6',
    'lines=0-1',
    'bytes=a-b',
    '0-1',
  ])('ignores %s', (header) => {
    expect(byteRange(header, 100)).toBeNull();
  });
});

import fc from 'fast-check';
import { excessOf } from './json-extent';

const valuesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, member) => sum + 1 + valuesOf(member), 0)
    : 0;
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
const excess = (text: string, values: number, depth = 99) => excessOf(Buffer.from(text), { values, depth });

describe('what a JSON text has too much of', () => {
  it('is never told of one that keeps to its limits', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value: unknown = JSON.parse(text);
        expect(excess(text, valuesOf(value), depthOf(value))).toBeNull();
      }),
    );
  });

  it.each([
    ['[0,0,0,0]', 2],
    ['[{},{},{},{}]', 3],
    ['[[[[]]]]', 2],
    ['{"a":1,"b":2,"c":"\\",","d":[]}', 2],
  ])('are values in %s beyond %i', (text, most) => {
    expect(excess(text, most)).toBe('values');
  });

  it('counts nothing within a text, whatever is escaped there', () => {
    expect(excess(String.raw`{"a":"[,{,\",[{,\\","b":"chữ,["}`, 2, 1)).toBeNull();
  });

  it('is depth, also of a text that never ends', () => {
    expect(excess('['.repeat(34), 5_000, 33)).toBe('depth');
    expect(excess('['.repeat(33), 5_000, 33)).toBeNull();
    expect(excess('[]'.repeat(34), 5_000, 1)).toBeNull();
  });
});

import { InvalidParameters } from '../../../shared/domain/domain-error';
import { readSubRip } from './sub-rip';

const FILE = `\ufeff1\r
00:00:01,500 --> 00:00:03,000\r
<i>Xin chào,</i>\r
các bạn!\r
\r
2\r
00:00:04.25 --> 00:00:05.000 X1:40\r
{\\an8}42\r
\r
3
00:00:06,000 --> 00:00:07,000

4
01:02:03,004 --> 01:02:05,000
Tạm biệt.
`;

describe('readSubRip', () => {
  it('gives a line for each subtitle with text, and when it begins', () => {
    const longer = FILE.replace('01:02:03,004', '00:02:03,004');
    expect(readSubRip(longer)).toEqual({
      text: 'Xin chào, các bạn!\n42\nTạm biệt.',
      beginsAtSec: [1.5, 4.25, 123.004],
    });
  });

  it.each([
    ['text before any time', 'Xin chào', 'line 1'],
    ['times that go back', '00:00:05,000 --> 00:00:06,000\na\n\n00:00:01,000 --> 00:00:02,000\nb', 'line 4'],
    ['silence of an hour', FILE, '600 s'],
    ['a day for two characters', everyTenMinutes(100), 'may last'],
  ])('refuses %s', (_what, file, told) => {
    expect(() => readSubRip(file)).toThrow(InvalidParameters);
    expect(() => readSubRip(file)).toThrow(told);
  });

  it('takes an empty file for an empty text', () => {
    expect(readSubRip('')).toEqual({ text: '', beginsAtSec: [] });
  });

  it.each(['<', '{\\', '-->', '1\n', '\n', '00:00:00,000 --> '])(
    'does not get lost in a million of %j',
    (piece) => {
      const file = `00:00:00,000 --> 00:00:01,000\n${piece.repeat(1_000_000 / piece.length)}`;
      expect(typeof readSubRip(file).text).toBe('string');
    },
  );
});

function everyTenMinutes(count: number): string {
  const at = (i: number) => `${String(Math.floor(i / 6)).padStart(2, '0')}:${i % 6}0:00,000`;
  return Array.from({ length: count }, (_, i) => `${at(i)} --> ${at(i + 1)}\na\n`).join('\n');
}

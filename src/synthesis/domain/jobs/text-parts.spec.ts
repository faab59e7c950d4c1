import fc from 'fast-check';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import type { PartPlan } from './job-part';
import { cutText, MAX_PART_CHARS, timedParts } from './text-parts';

function textParts(text: string, chapters: Parameters<typeof cutText>[1]): PartPlan[] {
  const parts: PartPlan[] = [];
  for (const _ of cutText(text, chapters, 'vi', parts));
  return parts;
}

const titles = (text: string, chapters: 'headings' | 'paragraphs') =>
  textParts(text, chapters).map(({ title, text: part }) => [title, part]);

describe('cutText', () => {
  it('cuts a chapter at a step, so that others have their turn in between', () => {
    const parts: PartPlan[] = [];
    const counts = Array.from(
      cutText('# A\nMột.\n# B\nHai.\n# C\nBa.', 'headings', 'vi', parts),
      () => parts.length,
    );
    expect(counts).toEqual([0, 1, 2]);
    expect(parts).toHaveLength(3);
  });

  it('begins a chapter at each heading; what stands before has no title', () => {
    const text = 'Lời nói đầu.\n# Mở\nMột.\nChương 2: Hai\nPhần lớn đã xong.\n  Phần II\nHết.\n';
    expect(titles(text, 'headings')).toEqual([
      [null, 'Lời nói đầu.\n'],
      ['Mở', '# Mở\nMột.\n'],
      ['Chương 2: Hai', 'Chương 2: Hai\nPhần lớn đã xong.\n'],
      ['Phần II', '  Phần II\nHết.\n'],
    ]);
  });

  it('begins a chapter at each paragraph', () => {
    expect(titles('\n\nMột.\nHai.\n \n\nBa.', 'paragraphs')).toEqual([
      ['Một.', '\n\nMột.\nHai.\n \n\n'],
      ['Ba.', 'Ba.'],
    ]);
  });

  it('pauses after a chapter as after a paragraph', () => {
    expect(textParts('# A\nMột.\n# B\nHai.', 'headings').map(({ ending }) => ending)).toEqual([
      'paragraph',
      'paragraph',
    ]);
  });

  it('cuts behind the end of a sentence, and not behind an abbreviation', () => {
    const parts = textParts(`${'Trời đẹp. '.repeat(199)}Chợ ở TP. Hồ Chí Minh.`, 'none');
    expect(parts.map(({ text }) => text.slice(-22))).toEqual([
      ' Trời đẹp. Trời đẹp. '.padStart(22, '.'),
      'Chợ ở TP. Hồ Chí Minh.',
    ]);
  });

  it('cuts a million characters without a blank', () => {
    const parts = textParts('ă'.repeat(1_000_000), 'none');
    expect(parts).toHaveLength(1_000_000 / MAX_PART_CHARS);
  });

  it('has 10,000 parts at most', () => {
    const text = 'a\n\n'.repeat(10_000);
    expect(textParts(text, 'paragraphs')).toHaveLength(10_000);
    expect(() => textParts(`${text}b`, 'paragraphs')).toThrow(InvalidParameters);
  });

  it('loses and adds nothing, however it is cut', () => {
    const piece = fc.constantFrom('a', 'Chương 1', '# b', '\n', '\n\n', ' ', '. ', '😀', 'x'.repeat(1500));
    const modes = fc.constantFrom('none', 'headings', 'paragraphs');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), modes, (pieces, chapters) => {
        const text = pieces.join('');
        const parts = textParts(text, chapters);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { text: part, charCount } of parts) {
          expect(charCount).toBe(Array.from(part).length);
          expect(charCount).toBeLessThanOrEqual(MAX_PART_CHARS);
        }
      }),
    );
  });
});

describe('timedParts', () => {
  it('begins a part with each line, at its time', () => {
    const long = 'Dài. '.repeat(500);
    const parts = timedParts(`Một.\n${long}\nBa.`, [1, 5, 90]);
    expect(parts.map(({ beginsAtSec }) => beginsAtSec)).toEqual([1, 5, null, 90]);
    expect(parts.map(({ text }) => text).join('')).toBe(`Một.\n${long}\nBa.`);
  });
});

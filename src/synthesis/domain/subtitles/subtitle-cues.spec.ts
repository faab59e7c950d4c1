import fc from 'fast-check';
import { readText } from '../../../text-normalization';
import { MAX_CUE_CHARS, MAX_CUE_SEC, subtitleCues, type SubtitleCue } from './subtitle-cues';
import type { WordTiming } from '../../../speech';

const SEC_PER_WORD = 0.3;

/** Times as an engine gives them: every spoken word takes equally long. */
function spoken(text: string, secPerWord = SEC_PER_WORD): { words: WordTiming[]; durationSec: number } {
  const chars = Array.from(text);
  const words: WordTiming[] = [];
  for (let i = 0; i < chars.length; i++) {
    if (!/[\p{L}\p{N}]/u.test(chars[i]!)) continue;
    const spokenStart = i;
    while (i < chars.length && /[\p{L}\p{N}\p{M}]/u.test(chars[i]!)) i++;
    const startSec = words.length * secPerWord;
    words.push({ startSec, endSec: startSec + secPerWord, spokenStart, spokenEnd: i });
  }
  return { words, durationSec: words.length * secPerWord + 0.1 };
}

function cuesOf(writtenText: string, secPerWord?: number): SubtitleCue[] {
  const { spokenText, alignment } = readText(writtenText, { language: 'vi' });
  return subtitleCues({ writtenText, spokenText, alignment, ...spoken(spokenText, secPerWord) });
}

function expectProper(cues: readonly SubtitleCue[], durationSec: number): void {
  let atSec = 0;
  for (const cue of cues) {
    expect(cue.startSec).toBeGreaterThanOrEqual(atSec);
    expect(cue.endSec).toBeGreaterThan(cue.startSec);
    expect(cue.endSec - cue.startSec).toBeLessThanOrEqual(MAX_CUE_SEC + 1e-9);
    expect(Array.from(cue.text).length).toBeLessThanOrEqual(MAX_CUE_CHARS);
    atSec = cue.endSec;
  }
  expect(atSec).toBeLessThanOrEqual(durationSec + 1e-9);
}

describe('subtitleCues', () => {
  it('shows the written text, not the spoken', () => {
    const [cue, ...others] = cuesOf('Giá 1.500.000đ.');
    expect(others).toEqual([]);
    expect(cue!.text).toBe('Giá 1.500.000đ.');
    expect(cue!.startSec).toBe(0);
    expect(cue!.endSec).toBeGreaterThan(4 * SEC_PER_WORD);
  });

  it('ends a cue with its sentence', () => {
    const cues = cuesOf('Xin chào. Hôm nay trời đẹp! Đi chơi nhé?');
    expect(cues.map((cue) => cue.text)).toEqual(['Xin chào.', 'Hôm nay trời đẹp!', 'Đi chơi nhé?']);
    expect(cues[1]!.startSec).toBeCloseTo(2 * SEC_PER_WORD);
    expect(cues[1]!.endSec).toBeCloseTo(6 * SEC_PER_WORD);
  });

  it('shows headings without their marks, each in a cue of its own', () => {
    const cues = cuesOf('# Chương 1\n\nTrời mưa\n\n## Chương 2\nBài hát số #1 và C# hay.');
    expect(cues.map(({ text }) => text)).toEqual([
      'Chương 1',
      'Trời mưa',
      'Chương 2',
      'Bài hát số #1 và C# hay.',
    ]);
  });

  it.each([
    ['Họp ở Q. 1 lúc 8 giờ.', 'Mời bạn tới.'],
    ['Chợ Lớn ở TP. Hồ Chí Minh.', 'Đi nhé!'],
    ['Mời TS. Lan lên nói.', 'Vỗ tay!'],
    ['Nhà ở P. Bến Nghé.', 'Rất gần.'],
    ['Sách của NXB. Giáo dục.', 'Gọi ĐT. 0912345678 nhé.'],
    ['Chị H. cho biết, anh Nguyễn V. B. cũng thấy.', 'Đó là ông B.', 'Ông đã về.'],
    ['Dr. House và Mrs. Lan đã tới.', 'Mời Ng. Văn Tuấn.'],
  ])('does not break behind an abbreviation: %s', (...sentences) => {
    expect(cuesOf(sentences.join(' ')).map(({ text }) => text)).toEqual(sentences);
  });

  it('breaks long sentences at 84 characters or 7 seconds', () => {
    const text = 'một hai ba bốn năm sáu bảy tám chín mười '.repeat(10).trim();
    for (const secPerWord of [0.1, 0.3, 2]) {
      const cues = cuesOf(text, secPerWord);
      expectProper(cues, 1000);
      expect(cues.map((cue) => cue.text).join(' ')).toBe(text);
    }
  });

  it('keeps showing a number that takes longer than 7 seconds', () => {
    const cues = cuesOf('987.654.321', 1);
    expect(cues.length).toBeGreaterThan(1);
    expect(new Set(cues.map((cue) => cue.text))).toEqual(new Set(['987.654.321']));
    expectProper(cues, 100);
  });

  it('cuts a written word that is longer than a cue', () => {
    const url = `https://example.com/${'duong-dan/'.repeat(20)}`;
    const cues = cuesOf(url);
    expectProper(cues, 1000);
    expect(cues.map((cue) => cue.text).join('')).toBe(url);
  });

  it('shares out the time by length when the engine gives no words', () => {
    const writtenText = 'Xin chào các bạn. Tạm biệt.';
    const { spokenText, alignment } = readText(writtenText, { language: 'vi' });
    const cues = subtitleCues({ writtenText, spokenText, alignment, words: [], durationSec: 2.7 });
    expect(cues.map((cue) => cue.text)).toEqual(['Xin chào các bạn.', 'Tạm biệt.']);
    expect(cues[0]!.endSec).toBeCloseTo(1.8, 1);
    expectProper(cues, 2.7);
  });

  it('is proper and complete for any text', () => {
    const unit = fc.constantFrom(
      'xin',
      ' ',
      '. ',
      ', ',
      '25/12/2026',
      '1.000đ',
      '\n',
      '\n\n',
      '😀',
      'TP.HCM',
      '-',
      '”',
    );
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 80 }),
        fc.double({ min: 0.05, max: 3, noNaN: true }),
        (pieces, sec) => {
          const text = pieces.join('').normalize('NFC');
          const { spokenText, alignment } = readText(text, { language: 'vi' });
          const timing = spoken(spokenText, sec);
          const cues = subtitleCues({ writtenText: text, spokenText, alignment, ...timing });
          expectProper(cues, timing.durationSec);
          if (timing.words.length > 0 && cues.every((cue) => cue.endSec - cue.startSec < 3.5)) {
            const shown = cues.map((cue) => cue.text).join(' ');
            expect(shown.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

import * as fc from 'fast-check';
import { readText, type ReadingLanguage } from './read-text';

const PLAIN =
  'hôm nay trời nắng đẹp gió nhẹ năm không tư linh đồng giá khuya rồi phố xá nhộn nhịp Việt Nam muôn thuở khoẻ thuý Ê Đê ô à My Vi'.split(
    ' ',
  );
const WRITTEN =
  '1.500.000đ 12/8 2026 7h30 5-7% 40km/h TP.HCM Q.3 #tag a@b.vn https://x.vn/y iPhone ≥ < > = + - * ~ ^ @ # & % $ € ° _ / \\ | 😀 **x** x² ½ IV thứ FPT v.v. ngày tháng \n \t . , ; : ( ) " 0912345678 (028) +84 3x4 10:20 1,5 ’ – → 三 Ω µg ① 𝐀 ẹ\u0301\u0323'.split(
    ' ',
  );

const piece = fc.oneof(
  fc.constantFrom(...PLAIN, ...WRITTEN, ' ', ' ', ' '),
  fc.integer({ min: 0, max: 99_999_999 }).map(String),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
const language = fc.constantFrom<ReadingLanguage>('vi', 'en');

/** What must never reach an engine: digits, symbols, marks without a letter, control characters. */
const LEFT_OVER = /[\p{N}\p{S}\p{C}%&@#/\\*_]|[^\p{L}\p{M}]\p{M}/u;

describe('readText, for any text', () => {
  it('leaves no digit and no symbol', () => {
    fc.assert(
      fc.property(text, language, (written, voice) => {
        const { spokenText } = readText(written, { language: voice });
        expect(spokenText).not.toMatch(LEFT_OVER);
        expect(spokenText).toBe(spokenText.normalize('NFC'));
        expect(spokenText).not.toMatch(/^\s|\s\s|\s$/);
      }),
      { numRuns: 1500 },
    );
  });

  it('aligns the whole of both texts and traces in order', () => {
    fc.assert(
      fc.property(text, language, (written, voice) => {
        const { spokenText, alignment, trace } = readText(written, { language: voice });
        const length = Array.from(written).length;
        let [spokenAt, writtenAt] = [0, 0];
        for (const segment of alignment) {
          expect([segment.spokenStart, segment.start]).toEqual([spokenAt, writtenAt]);
          [spokenAt, writtenAt] = [segment.spokenEnd, segment.end];
        }
        expect([spokenAt, writtenAt]).toEqual([Array.from(spokenText).length, length]);
        trace.reduce((end, step) => {
          expect(step.start).toBeGreaterThanOrEqual(end);
          expect(step.end).toBeGreaterThan(step.start);
          return step.end;
        }, 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('passes plain Vietnamese through word for word', () => {
    const sentence = fc.array(fc.constantFrom(...PLAIN), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(sentence, fc.boolean(), (words, decomposed) => {
        const written = `${words.join(' ')}.`;
        const { spokenText, trace } = readText(decomposed ? written.normalize('NFD') : written, {
          language: 'vi',
        });
        expect(spokenText).toBe(written);
        expect(trace).toEqual([]);
      }),
    );
  });
});

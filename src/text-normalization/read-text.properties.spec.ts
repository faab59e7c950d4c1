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
const settings = [
  (name: string) => name,
  (name: string) => `Gọi ${name}, rồi ${name}.`,
  (name: string) => `12 ${name} 5 ${name}/${name} $5 ${name} 7${name}`,
  (name: string) =>
    `${name}. ${name}: "${name}" (${name}) ${name}-${name} @${name} #${name} &${name}; ${name}@x.vn`,
  (name: string) =>
    `https://${name}.vn/${name}?${name}=${name} VN ${name} 4 TP ${name} thứ ${name} nhà ${name}`,
];
const language = fc.constantFrom<ReadingLanguage>('vi', 'en');

/** Names that every plain object answers for: `table[name]` finds a function where the table holds nothing. */
const INHERITED = [Object.prototype, Function.prototype, Array.prototype, String.prototype, Map.prototype]
  .flatMap((prototype) => Reflect.ownKeys(prototype))
  .filter((name) => typeof name === 'string')
  .flatMap((name) => [name, name.toLowerCase(), name.toUpperCase(), name[0]!.toUpperCase() + name.slice(1)]);

/** What a function or an object turns into where words are expected. */
const NATIVE = /native code|\[object|function |undefined/;

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

  it.each(['vi', 'en'] as const)('finds no name of a prototype in its tables, in %s', (voice) => {
    const texts = [...new Set(INHERITED)].flatMap((name) => settings.map((setting) => setting(name)));
    const misread = texts
      .map((written) => ({ written, ...readText(written, { language: voice }) }))
      .filter(
        ({ spokenText, trace }) =>
          LEFT_OVER.test(spokenText) ||
          NATIVE.test(spokenText) ||
          trace.some(({ spoken }) => typeof spoken !== 'string'),
      );
    expect(misread.map(({ written, spokenText }) => `${written} → ${spokenText}`)).toEqual([]);
  });
});

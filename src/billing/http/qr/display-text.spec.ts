import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { fitText, visibleText } from './display-text';

const FONT = require.resolve('@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf');
const BOX_PX = 300;

const fit = (text: string) => fitText(text, BOX_PX, 18, 11);

function drawnWidthPx({ xml, sizePx }: ReturnType<typeof fit>): number {
  const text = `<text x="50" y="50" font-family="Be Vietnam Pro" font-weight="600" font-size="${sizePx}">${xml}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="99">${text}</svg>`;
  const font = { loadSystemFonts: false, fontFiles: [FONT] };
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

describe('fitText', () => {
  it('leaves a short name as it is', () => {
    expect(fit('NGUYỄN VĂN A')).toEqual({ xml: 'NGUYỄN VĂN A', sizePx: 18 });
  });

  it('makes a longer one smaller, then cuts it', () => {
    const company = fit('CÔNG TY TNHH THƯƠNG MẠI DỊCH VỤ ABC');
    expect(company.sizePx).toBeLessThan(18);
    expect(company.xml).toMatch(/ABC$/);
    expect(fit('NGUYỄN '.repeat(40))).toMatchObject({
      sizePx: 11,
      xml: expect.stringMatching(/^NGUYỄN .*…$/),
    });
  });

  it('keeps every memo and account number whole, at a size one can read', () => {
    for (const char of 'W@M%0Aa~') {
      expect(fit(char.repeat(25))).toEqual({ xml: char.repeat(25), sizePx: expect.any(Number) });
    }
  });

  it('never draws wider than its box', () => {
    const letters = [...'AĂÂBCDĐEÊGHIKLMNOÔƠPQRSTUƯVXYWaăâbcdđeêghiklmnoôơpqrstuưvxyw ỄỘẶỠữ019&@%#(),.-_'];
    const names = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(names, (chars) => {
        expect(drawnWidthPx(fit(chars.join('')))).toBeLessThanOrEqual(BOX_PX);
      }),
      { numRuns: 300 },
    );
    for (const char of letters) expect(drawnWidthPx(fit(char.repeat(200)))).toBeLessThanOrEqual(BOX_PX);
  });

  it('escapes what XML reads as markup', () => {
    expect(fit(`<a b="c">&'`).xml).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&apos;');
  });
});

describe('visibleText', () => {
  it.each([
    ['bidirectional overrides', 'A\u202eB\u2066C\u200f', 'ABC'],
    ['control characters', 'A\0B\x1bC\ufffe', 'ABC'],
    ['lone surrogates', 'A\ud800B', 'AB'],
    ['line breaks', ' A\n\tB\r\n', 'A B'],
    ['towers of combining marks', `e${'\u0301'.repeat(50)}`, 'é\u0301'],
    ['nothing but invisible characters', '\u200b\ufeff\u2060', ''],
  ])('cleans %s', (_, text, shown) => expect(visibleText(text)).toBe(shown));

  it('keeps Vietnamese, composed', () => expect(visibleText('Nguyễn'.normalize('NFD'))).toBe('Nguyễn'));
});

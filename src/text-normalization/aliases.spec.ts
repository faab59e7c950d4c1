import * as fc from 'fast-check';
import type { Alias } from './aliases';
import { readText } from './read-text';

/** Reads a text in which `{written|spoken}` marks the aliases. */
function read(marked: string, off: readonly string[] = []) {
  const aliases: Alias[] = [];
  let text = '';
  for (const [, plain = '', written, spoken = ''] of marked.matchAll(/([^{]*)(?:\{([^|]*)\|([^}]*)\})?/g)) {
    text += plain;
    if (written === undefined) continue;
    const start = Array.from(text).length;
    text += written;
    aliases.push({ start, end: start + Array.from(written).length, spoken });
  }
  return readText(text, { language: 'vi', aliases, off });
}

describe('readText with aliases', () => {
  it('says an alias for its stretch and traces it', () => {
    const { spokenText, trace } = read('Tin từ {WHO|Tổ chức Y tế Thế giới}: 5 ca.');
    expect(spokenText).toBe('Tin từ Tổ chức Y tế Thế giới: năm ca.');
    const sure = { class: 'dictionary', certainty: 1, alternatives: [] };
    expect(trace).toMatchObject([
      { start: 7, end: 10, written: 'WHO', spoken: 'Tổ chức Y tế Thế giới', rule: 'dictionary', ...sure },
      { start: 12, end: 13, written: '5', spoken: 'năm', rule: 'number' },
    ]);
  });

  it('leaves aliases out that are switched off', () => {
    expect(read('{cơm|bánh} {😀|cười}', ['dictionary']).spokenText).toBe('cơm');
  });

  it('reads the alias as it would read any text', () => {
    expect(read('Giải {X1|hạng 1, 5kg}').spokenText).toBe('Giải hạng một, năm ki lô gam');
  });

  it('sets it apart from what it is glued to', () => {
    expect(read('{Loa|lô a}TTS').spokenText).toMatch(/^lô a \S/);
    expect(read('siêu{Loa|lô a}').spokenText).toBe('siêu lô a');
  });

  it('lets no rule reach into it', () => {
    expect(read('12{/|trên}5').spokenText).toBe('mười hai trên năm');
    expect(read('2{kg|cân}').spokenText).toBe('hai cân');
    expect(read('https://x.vn/{WHO|lô a}').spokenText).toMatch(/ lô a$/);
  });

  it('lets no noise rule take anything out of it', () => {
    const { spokenText, warnings } = read('Vui quá {😀|mặt cười} **nhé** {**x**|sao sao}');
    expect(spokenText).toBe('Vui quá mặt cười nhé sao sao');
    expect(warnings.map(({ dropped }) => dropped)).toEqual([['**']]);
  });

  it('drops it together with the noise that it lies in', () => {
    expect(read('a <!-- {WHO|x} --> b').spokenText).toBe(
      readText('a <!-- WHO --> b', { language: 'vi' }).spokenText,
    );
  });

  it('aligns and traces in order whatever the aliases are', () => {
    const piece = fc.constantFrom(
      'https://x.vn/',
      '20',
      '-',
      '.',
      ':',
      'a',
      '12',
      '/',
      ' ',
      '**',
      '😀',
      '<b>',
      '\n',
      'kg',
      '1.500',
      '{x|một 2}',
      '{**|b}',
      '{5|}',
      '{🎉|c}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { spokenText, alignment, trace } = read(pieces.join(''));
        expect(spokenText).not.toMatch(/[\p{N}\p{S}\p{C}%&@#/\\*_]/u);
        let at = [0, 0];
        for (const { spokenStart, spokenEnd, start, end } of alignment) {
          expect([spokenStart, start]).toEqual(at);
          at = [spokenEnd, end];
        }
        expect(at[0]).toBe(Array.from(spokenText).length);
        trace.reduce((last, { start, end }) => {
          expect(start).toBeGreaterThanOrEqual(last);
          return end;
        }, 0);
      }),
      { numRuns: 300 },
    );
  });
});

import fc from 'fast-check';
import memos from '../../../../test/data/memo-dev.json';
import { findOrderCodes, issueOrderCode, transferMemo } from './order-code';

const found = (content: string, prefix = 'TTS') => findOrderCodes({ content, prefix }).codes;

describe('findOrderCodes', () => {
  it.each(memos)('$id: $why', ({ content, order_code, prefix, expect: expected }) => {
    const { codes } = findOrderCodes({ orderCode: order_code, content, prefix });
    expect(codes[0] ?? null).toBe(expected);
  });

  it('lists every candidate once, in order of appearance', () => {
    expect(found('TTS22222 tts-11111, TTS 22222 TTS1234 TTS 33333')).toEqual([
      'TTS22222',
      'TTS11111',
      'TTS33333',
    ]);
  });

  it.each([
    ['AAA12345', 'AA', 'AA12345'],
    ['TTS TTS-12345', 'TTS', 'TTS12345'],
    ['ABAB12345', 'AB', 'AB12345'],
  ])('finds the later of two overlapping beginnings in %s', (content, prefix, code) => {
    expect(found(content, prefix)).toEqual([code]);
  });

  it.each([
    ['full-width letters and digits', 'ＴＴＳ１２３４５'],
    ['zero-width space', 'T\u200bTS12\u200b345'],
    ['soft hyphen, byte order mark, word joiner', 'TT\u00adS\ufeff12\u2060345'],
    ['bidirectional marks', '\u202eTTS\u202c12345\u200f'],
    ['control character', 'TTS\u000012345'],
    ['variation selector', 'TTS\ufe0f12345'],
    ['no-break and ideographic spaces', 'TTS\u00a0\u300012345'],
    ['next line', 'TTS\u008512345'],
  ])('reads through %s', (_, content) => {
    expect(found(content)).toEqual(['TTS12345']);
  });

  it.each([...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u207b\ufe58\ufe63\uff0d'])(
    'takes the dash %j for a hyphen',
    (dash) => expect(found(`TTS${dash}12345`)).toEqual(['TTS12345']),
  );

  it('folds case only for A to Z', () => {
    expect(found('oſk12345', 'OSK')).toEqual(['OSK12345']); // NFKC itself makes long s an s
    expect(found('tßk12345', 'TSSK')).toEqual([]);
    expect(found('bıo12345 bİo12345', 'BIO')).toEqual([]);
    expect(found('tts12345', 'tts')).toEqual(['TTS12345']);
  });

  it('takes only ASCII digits once NFKC is done', () => {
    expect(found('TTS١٢٣٤٥')).toEqual([]);
    expect(found('TTS①②③④⑤')).toEqual(['TTS12345']);
  });

  it('tells of nine or more digits', () => {
    const told = (content: string) => findOrderCodes({ content, prefix: 'TTS' }).tooManyDigits;
    expect(told('TTS 123456789')).toBe(true);
    expect(told('TTS-12345678901234')).toBe(true);
    expect(told('TTS12345678 123456789 TTS1234')).toBe(false);
    expect(findOrderCodes({ content: 'TTS123456789 TTS12345', prefix: 'TTS' })).toMatchObject({
      codes: ['TTS12345'],
      tooManyDigits: true,
    });
  });

  it('asks the order_code field first, by the same rule', () => {
    const both = (orderCode: string | null) =>
      findOrderCodes({ orderCode, content: 'TTS99999', prefix: 'TTS' });
    expect(both(' tts–12345 ').codes).toEqual(['TTS12345']);
    for (const empty of [null, '', '12345', 'TTS1234']) expect(both(empty).codes).toEqual(['TTS99999']);
    expect(both('TTS123456789')).toMatchObject({ codes: ['TTS99999'], tooManyDigits: true });
    expect(findOrderCodes({ prefix: 'TTS' })).toEqual({ codes: [], former: [], tooManyDigits: false });
  });

  it('tells apart what may be a code of another prefix, the longest first', () => {
    const former = (content: string, orderCode?: string) =>
      findOrderCodes({ content, orderCode, prefix: 'TTS' }).former;
    expect(former('MBVCB.3278907687.loa-12345678.CT tu 0071000000001')).toEqual([
      'LOA12345678',
      'OA12345678',
    ]);
    expect(former('CKLOADS 12345')).toEqual(['LOADS12345', 'OADS12345', 'ADS12345', 'DS12345']);
    expect(former('LOA1234 LOA123456789 A12345678 12345678')).toEqual([]);
    expect(former('no code', 'LOA 12345678')).toEqual(['LOA12345678', 'OA12345678']);
    expect(former('WATTS12345 XTTS-12345')).toEqual([]); // these are the prefix's own
    expect(former('LOA12345678', 'TTS99999')).toEqual([]);
    expect(
      former('AB12345 '.repeat(1_000) + Array.from({ length: 500 }, (_, i) => `AB${10_000 + i}`).join(' '))
        .length,
    ).toBeLessThanOrEqual(103);
  });
});

/** The same rule written as a character loop over text normalised in one piece. */
function referenceCodes(content: string, prefix: string): string[] {
  const chars = [...content.normalize('NFKC')]
    .filter(
      (char) =>
        /\p{White_Space}/u.test(char) || !/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(char),
    )
    .map((char) => (/\p{Dash}/u.test(char) ? '-' : /\p{White_Space}/u.test(char) ? ' ' : char));
  const isDigit = (char: string | undefined) => char !== undefined && char >= '0' && char <= '9';
  const lower = (char: string | undefined) =>
    char && char <= 'Z' && char >= 'A' ? char.toLowerCase() : char;
  const codes: string[] = [];
  for (let start = 0; start < chars.length; start++) {
    if ([...prefix].some((char, i) => lower(chars[start + i]) !== lower(char))) continue;
    let at = start + prefix.length;
    if (chars[at] === '-') at++;
    while (chars[at] === ' ') at++;
    let end = at;
    while (isDigit(chars[end])) end++;
    const code = prefix.toUpperCase() + chars.slice(at, end).join('');
    if (end - at >= 5 && end - at <= 8 && !codes.includes(code)) codes.push(code);
  }
  return codes;
}

const prefixes = fc.constantFrom('TTS', 'LOA', 'AA', 'ABAB', 'ORD');

describe('findOrderCodes, for any text', () => {
  const nearCode = fc
    .tuple(
      fc.constantFrom('TTS', 'tTs', 'loa', 'Aa', 'abab', 'ORD', 'ＴＴＳ'),
      fc.constantFrom('', '-', '–', ' ', '- ', ' -', '\u200b', ':', '\u0301'),
      fc.stringMatching(/^[0-9]{3,10}$/),
    )
    .map((parts) => parts.join(''));
  const pieces = fc.oneof(
    { weight: 3, arbitrary: nearCode },
    { weight: 4, arbitrary: fc.constantFrom(...'TtSsAaLlOoBbRrDd0123456789- .:–\u200b\u00a0\n\u0301Ｔſ①') },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
  );

  it('agrees with a second scanner written as a loop', () => {
    let [texts, hits] = [0, 0];
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 4, maxLength: 12 }), prefixes, (parts, prefix) => {
        const expected = referenceCodes(parts.join(''), prefix);
        texts += 1;
        hits += expected.length;
        expect(found(parts.join(''), prefix)).toEqual(expected);
      }),
      { numRuns: 3000 },
    );
    expect(hits).toBeGreaterThanOrEqual(Math.floor(texts / 20));
  });

  const digits = fc.stringMatching(/^[0-9]{5,8}$/);
  const account = fc.stringMatching(/^[0-9]{8,14}$/);
  const wrappers = fc.tuple(fc.nat(9), account, account).map(([kind, a, b]) =>
    [
      ['', ''],
      [`MBVCB.${a}.518683.`, `.CT tu ${b} NGUYEN VAN A toi ${a} CONG TY ABC tai ACB`],
      ['', ` GD ${a.slice(0, 6)}-052325 23:34:40`],
      [`${a}-`, `-CHUYEN TIEN-OQCH0002sFyH-MOMO${b}MOMO`],
      ['', '-CTLNHIDI000014665179416-1/1-CRE-002'],
      [`REM TKThe ${a},tai ACB.`, '-160222- 18:14:33860594'],
      [`BankAPINotify CT DEN:${a} ND:`, ` SD:${b}`],
      ['QR', ' - Ma GD ACSP/ ih943148'],
      [`IBFT FT${a} `, ` Trace507428 Trace 507428 NG CHUYEN:CUSTOMER ${b}`],
      ['CHUYỂN KHOẢN ', ', cảm ơn!'],
    ].at(kind),
  );

  it('finds the same code inside every bank wrapper', () => {
    const spelling = fc.constantFrom('', '-', ' ', '- ', '–');
    fc.assert(
      fc.property(wrappers, digits, spelling, fc.boolean(), (wrapper, number, glue, lower) => {
        const [before, after] = wrapper ?? [];
        const memo = (lower ? 'loa' : 'LOA') + glue + number;
        expect(found(`${before}${memo}${after}`, 'LOA')).toEqual([`LOA${number}`]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('issueOrderCode', () => {
  it('writes eight digits, with leading zeros', () => {
    expect(issueOrderCode('loa', () => 42)).toBe('LOA00000042');
    expect(issueOrderCode('LOA', (limit) => limit - 1)).toBe('LOA99999999');
  });

  it('is found again in its own memo', () => {
    fc.assert(
      fc.property(prefixes, fc.nat(99_999_999), (prefix, number) => {
        const code = issueOrderCode(prefix, () => number);
        expect(transferMemo(code)).toBe(`${prefix} ${code.slice(prefix.length)}`);
        expect(found(transferMemo(code), prefix)).toEqual([code]);
      }),
    );
  });
});

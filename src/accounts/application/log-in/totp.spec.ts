import { base32, codeOf, otpauthUri, stepAt, stepOfCode } from './totp';

const SECRET = Buffer.from('12345678901234567890'); // of RFC 6238's appendix B

describe('time-based codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', (sec, code) => {
    expect(codeOf(SECRET, stepAt(new Date(sec * 1000)))).toBe(code);
  });

  it('count a step early and a step late, and no more', () => {
    const now = new Date(1_234_567_890_000);
    const found = [-2, -1, 0, 1, 2].map((apart) =>
      stepOfCode(SECRET, codeOf(SECRET, stepAt(now) + apart), now),
    );
    const step = stepAt(now);
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of "%s" is that of RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

it('the address for apps escapes what it takes in', () => {
  expect(otpauthUri(SECRET, 'lan+a@example.com', 'loa.example.com:8443')).toBe(
    'otpauth://totp/loa.example.com%3A8443:lan%2Ba%40example.com' +
      '?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=loa.example.com%3A8443&algorithm=SHA1&digits=6&period=30',
  );
});

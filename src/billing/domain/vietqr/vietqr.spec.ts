import fc from 'fast-check';
import { published_strings, vectors } from '../../../../test/data/vietqr-dev.json';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { crc16 } from './crc16';
import { decodeVietQr } from './decode-vietqr';
import { encodeVietQr } from './encode-vietqr';
import type { VietQrFields } from './vietqr-fields';

const ORDER: VietQrFields = {
  bankBin: '970418',
  accountNo: '21110001234567',
  amountVnd: 99_000,
  memo: 'TTS 12345678',
};

const sealed = (body: string) =>
  `${body}6304${crc16(`${body}6304`).toString(16).toUpperCase().padStart(4, '0')}`;

function faultsOf(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    expect(new Set(error.faults.map(({ code }) => code))).toEqual(new Set(['INVALID_FORMAT']));
    return error.faults.map(({ field }) => field);
  }
  return [];
}

describe('crc16', () => {
  it('gives the check value of CRC-16/CCITT-FALSE', () => expect(crc16('123456789')).toBe(0x29b1));
});

describe('encodeVietQr', () => {
  it.each(vectors)('$id writes the published text', ({ bin, account, amount, memo, payload }) => {
    const fields = { bankBin: bin, accountNo: account, amountVnd: amount, memo };
    expect(encodeVietQr(fields)).toBe(payload);
    expect(decodeVietQr(payload)).toEqual(fields);
  });

  it.each(published_strings)('writes the reference text of $source', (published) => {
    const { bin, account, amount, memo, reference, payload, equals_reference: isStandard } = published;
    const fields = { bankBin: bin, accountNo: account, amountVnd: amount, memo };
    expect(encodeVietQr(fields)).toBe(reference);
    expect(decodeVietQr(reference)).toEqual(fields);
    if (isStandard) expect(payload).toBe(reference);
    else expect(faultsOf(() => decodeVietQr(payload))).toEqual(['content']);
  });

  it.each<[keyof VietQrFields, unknown[]]>([
    ['bankBin', ['', '97041', '9704188', '97041a', '９７０４１８', ' 970418']],
    ['accountNo', ['', '1'.repeat(20), '12-34', '12 34', 'tài', '123\n']],
    ['amountVnd', [0, -1, 1.5, NaN, Infinity, 10_000_000_000_000, 2 ** 53]],
    ['memo', ['', 'x'.repeat(26), 'Chuyển tiền', 'a\nb', '\x7f', '😀']],
  ])('refuses a bad %s by name', (field, values) => {
    for (const value of values) {
      const fields = { ...ORDER, [field]: value };
      expect(faultsOf(() => encodeVietQr(fields))).toEqual([field]);
    }
  });

  it('takes the largest amount', () => {
    const fields = { ...ORDER, amountVnd: 9_999_999_999_999 };
    expect(decodeVietQr(encodeVietQr(fields))).toEqual(fields);
  });

  it('names every bad field at once', () => {
    const bad = { bankBin: '', accountNo: '', amountVnd: 0, memo: '' };
    expect(faultsOf(() => encodeVietQr(bad))).toEqual(['bankBin', 'accountNo', 'amountVnd', 'memo']);
  });
});

describe('decodeVietQr', () => {
  it('gives back whatever was encoded', () => {
    const fields = fc.record({
      bankBin: fc.stringMatching(/^[0-9]{6}$/),
      accountNo: fc.stringMatching(/^[0-9A-Za-z]{1,19}$/),
      amountVnd: fc.option(fc.integer({ min: 1, max: 9_999_999_999_999 })),
      memo: fc.option(fc.stringMatching(/^[ -~]{1,25}$/)),
    });
    fc.assert(fc.property(fields, (any) => expect(decodeVietQr(encodeVietQr(any))).toEqual(any)));
  });

  it('refuses every change of one character', () => {
    const text = encodeVietQr(ORDER);
    const change = fc.tuple(fc.nat(text.length - 1), fc.stringMatching(/^[ -~é]$/));
    fc.assert(
      fc.property(change, ([at, char]) => {
        fc.pre(text[at] !== char);
        expect(faultsOf(() => decodeVietQr(text.slice(0, at) + char + text.slice(at + 1)))).toEqual([
          'content',
        ]);
      }),
      { numRuns: 1000 },
    );
  });

  const account = '38580010A000000727012800069704180114211100012345670208QRIBFTTA';
  const [head, tail] = [`000201010212${account}5303704`, '5802VN62160812TTS 12345678'];

  it('takes the text the refused ones are made from', () => {
    expect(sealed(`${head}540599000${tail}`)).toBe(encodeVietQr(ORDER));
  });

  it.each([
    ['no text', ''],
    ['a lower-case checksum', encodeVietQr(ORDER).replace(/....$/, (crc) => crc.toLowerCase())],
    ['text after the checksum', `${encodeVietQr(ORDER)}0`],
    ['text cut short', encodeVietQr(ORDER).slice(0, -1)],
    ['static with an amount', sealed(`000201010211${account}5303704540599000${tail}`)],
    ['dynamic without an amount', sealed(`${head}${tail}`)],
    ['a transfer to a card', sealed(`${head.replace('QRIBFTTA', 'QRIBFTTC')}540599000${tail}`)],
    ['another scheme', sealed(`${head.replace('A000000727', 'A000000001')}540599000${tail}`)],
    ['another currency', sealed(`${head.replace('5303704', '5303840')}540599000${tail}`)],
    ['another country', sealed(`${head}540599000${tail.replace('VN', 'TH')}`)],
    ['a decimal amount', sealed(`${head}540899000.00${tail}`)],
    ['an amount with a leading zero', sealed(`${head}5406099000${tail}`)],
    ['an amount in exponent form', sealed(`${head}540499e3${tail}`)],
    ['the amount twice', sealed(`${head}540599000540599000${tail}`)],
    ['objects out of order', sealed(`${head}${tail}540599000`)],
    ['an unknown object', sealed(`${head}540599000${tail}5904SHOP`)],
    ['a second memo object', sealed(`${head}5405990005802VN62200812TTS 123456780700`)],
    ['the memo in 62/01', sealed(`${head}5405990005802VN62160112TTS 12345678`)],
    ['a length past the end', sealed(`${head}540599000${tail.replace('6216', '6299')}`)],
    ['a length of letters', sealed(`${head}54ed99000${tail}`)],
  ])('refuses %s', (_, text) => {
    expect(faultsOf(() => decodeVietQr(text))).toEqual(['content']);
  });

  it('says what is wrong', () => {
    const cut = sealed(`${head}540599000${tail.replace('6216', '6299')}`);
    expect(() => decodeVietQr(cut)).toThrow('broken data object');
    expect(() => decodeVietQr(sealed(`${head}54ed99000${tail}`))).toThrow('broken data object');
    expect(() => decodeVietQr(`${cut.slice(0, -4)}0000`)).toThrow('wrong checksum');
    expect(() => decodeVietQr(sealed('abcd'))).toThrow('broken data object');
    for (const text of ['', `${encodeVietQr(ORDER)}0`, `é${encodeVietQr(ORDER)}`])
      expect(() => decodeVietQr(text)).toThrow('no checksum');
  });

  it('names the field that is out of range', () => {
    const memo = 'x'.repeat(26);
    expect(faultsOf(() => decodeVietQr(sealed('5802VN')))).toEqual(['bankBin', 'accountNo']);
    expect(faultsOf(() => decodeVietQr(sealed(`${head}5405990005802VN62300826${memo}`)))).toEqual(['memo']);
    expect(faultsOf(() => decodeVietQr(sealed(`${head}54010${tail}`)))).toEqual(['amountVnd']);
  });
});

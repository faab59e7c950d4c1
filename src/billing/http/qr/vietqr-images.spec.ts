import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { vectors } from '../../../../test/data/vietqr-dev.json';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { decodeVietQr } from '../../domain/vietqr/decode-vietqr';
import { drawVietQr, type VietQrPayment } from './vietqr-drawing';
import { QrCodeMismatch, requireCarries, VietQrImages } from './vietqr-images';

const images = new VietQrImages();

const PAYMENT: VietQrPayment = {
  bankBin: '970436',
  accountNo: '1012345678',
  accountName: 'NGUYỄN VĂN A',
  amountVnd: 1_500_000,
  memo: 'LOA 12345678',
};

/** The pixels of a finished PNG: it is drawn as a picture, so the file itself is what is read. */
function pixelsOf(png: Buffer) {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="640"><image href="${href}" width="540" height="640"/></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render(); // it has no text
}

function readPng(png: Buffer) {
  const { width, height, pixels } = pixelsOf(png);
  return decodeVietQr(decodeQR({ width, height, data: pixels }, { timeLimit: 5000 }));
}

describe('VietQrImages', () => {
  it('draws amount, memo, account number, account name and bank under the code', () => {
    const svg = images.svg(PAYMENT);
    expect(svg).toMatch(/^<svg [^>]*width="540" height="640" viewBox="0 0 540 640"/);
    const shown = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    const values = ['1.500.000 đ', 'LOA 12345678', '1012345678', 'NGUYỄN VĂN A', 'Vietcombank'];
    expect(shown.filter((text) => values.includes(text ?? ''))).toEqual(values);
  });

  it('speaks English to those who read it, and carries the same', () => {
    const svg = images.svg({ ...PAYMENT, language: 'en' });
    const shown = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    expect(shown).toEqual([
      ...['Scan the code with a banking app', '1,500,000 VND', 'Memo', 'LOA 12345678'],
      ...['Account no.', '1012345678', 'Account holder', 'NGUYỄN VĂN A', 'Bank', 'Vietcombank'],
    ]);
    expect(images.svg({ ...PAYMENT, language: 'vi' })).toBe(images.svg(PAYMENT));
  });

  it('makes a PNG of 540 × 640', () => {
    const png = images.png(PAYMENT);
    expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([540, 640]);
  });

  it('really draws the text: the name changes pixels only in its own row', () => {
    const [a, b] = [PAYMENT, { ...PAYMENT, accountName: 'TRẦN THỊ B' }].map(
      (payment) => pixelsOf(images.png(payment)).pixels,
    );
    const changed = new Set<number>();
    a?.forEach((byte, at) => byte !== b?.[at] && changed.add(Math.floor(at / 4 / 540)));
    expect(changed.size).toBeGreaterThan(8);
    expect(Math.min(...changed)).toBeGreaterThan(560);
    expect(Math.max(...changed)).toBeLessThan(600);
  });

  it.each(vectors)('$id reads back from the PNG', ({ bin, account, amount, memo }) => {
    const fields = { bankBin: bin, accountNo: account, amountVnd: amount, memo };
    expect(readPng(images.png(fields))).toEqual(fields);
  });

  it('reads back for any payment', () => {
    const payments = fc.record({
      bankBin: fc.stringMatching(/^[0-9]{6}$/),
      accountNo: fc.stringMatching(/^[0-9A-Za-z]{1,19}$/),
      accountName: fc.option(fc.string({ unit: 'binary', maxLength: 200 })),
      amountVnd: fc.option(fc.integer({ min: 1, max: 9_999_999_999_999 })),
      memo: fc.option(fc.stringMatching(/^[ -~]{1,25}$/)),
    });
    fc.assert(
      fc.property(payments, (payment) => {
        const { accountName: _, ...fields } = payment;
        expect(readPng(images.png(payment))).toEqual(fields);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['markup', '</text></svg><script>alert(1)</script><svg onload="alert(1)">'],
    ['entities and comments', `<!--]]>&lt;&#x3c;script>'"`],
    ['right-to-left text', '\u202eمرحبا بالعالم שלום'],
    ['emoji and wide scripts', '👩‍👩‍👧‍👦😀漢字﷽'.repeat(10)],
    ['200 characters', 'NGUYỄN VĂN '.repeat(20).slice(0, 200)],
    ['what XML cannot hold', 'A\0\x08\ud800\ufffe\uffffB'],
    ['combining marks', `Z${'\u0334\u0327\u031b'.repeat(60)}`],
  ])('keeps a name of %s inside its row', (_, accountName) => {
    const svg = images.svg({ ...PAYMENT, accountName });
    const elements = (text: string) => (text.match(/<[a-z]+/g) ?? []).sort();
    expect(elements(svg)).toEqual(elements(images.svg(PAYMENT)));
    expect(svg).not.toMatch(/<[^>]*\son[a-z]+=/);

    const plain = pixelsOf(images.png(PAYMENT)).pixels;
    const hostile = pixelsOf(images.png({ ...PAYMENT, accountName })).pixels;
    for (let at = 0; at < plain.length; at += 4) {
      const [x, y] = [(at / 4) % 540, Math.floor(at / 4 / 540)];
      if (x >= 184 && x < 488 && y >= 560 && y < 600) continue;
      if (plain[at] !== hostile[at]) throw new Error(`pixel ${x},${y} outside the row changed`);
    }
  });

  it('leaves out what there is nothing to show for, and shows an unknown bank by its BIN', () => {
    const svg = images.svg({ bankBin: '123456', accountNo: 'A1', amountVnd: null, memo: null });
    expect(svg).not.toMatch(/Nội dung|Chủ tài khoản| đ</);
    expect(svg).toContain('>123456<');
  });

  it('refuses fields that a code cannot carry', () => {
    expect(() => images.svg({ ...PAYMENT, memo: 'Chuyển tiền' })).toThrow(InvalidParameters);
    expect(() => images.png({ ...PAYMENT, amountVnd: 0 })).toThrow(InvalidParameters);
  });
});

describe('VietQrImages with a fault in drawing', () => {
  const faulty = new VietQrImages((payment) => drawVietQr({ ...payment, accountNo: '1012345679' }));

  it('serves neither the SVG nor the PNG', () => {
    expect(() => faulty.svg(PAYMENT)).toThrow(QrCodeMismatch);
    expect(() => faulty.png(PAYMENT)).toThrow(QrCodeMismatch);
  });
});

describe('requireCarries', () => {
  const image = pixelsOf(images.png(PAYMENT));

  it('takes the payment that was drawn', () => expect(() => requireCarries(image, PAYMENT)).not.toThrow());

  it.each([
    { bankBin: '970437' },
    { accountNo: '1012345679' },
    { amountVnd: 1_500_001 },
    { amountVnd: null },
    { memo: 'LOA 12345679' },
  ])('refuses a drawing of another payment: %j', (change) => {
    expect(() => requireCarries(image, { ...PAYMENT, ...change })).toThrow(QrCodeMismatch);
  });

  it('refuses a drawing without a readable code', () => {
    const pixels = Buffer.alloc(image.pixels.length, 0xff);
    expect(() => requireCarries({ width: 540, height: 640, pixels }, PAYMENT)).toThrow(QrCodeMismatch);
  });
});

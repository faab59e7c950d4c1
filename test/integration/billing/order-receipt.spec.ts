import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { contentOf } from '../../../src/billing/http/receipts/receipt-content';
import { receiptPdf } from '../../../src/billing/http/receipts/receipt-pdf';
import { sampleReceipt } from '../../harness/billing-samples';
import { useBuiltWorkers } from '../../harness/built-app';
import { type PaymentApi, startPaymentApi } from '../../harness/payment-api';
import { useTools } from '../../harness/tools';

useBuiltWorkers();
useTools('pdftotext');

interface Details {
  readonly name: string;
  readonly tax_code: string | null;
  readonly address: string | null;
  readonly email: string;
}
const COMPANY: Details = {
  name: 'Công ty TNHH Giọng Đọc Việt',
  tax_code: '0101248141',
  address: '1 Đường Láng, phường Láng Thượng, Hà Nội',
  email: 'ke-toan@example.com',
};
const DETAILS = '/api/payment/billing-details';

let api: PaymentApi;
let customer: { authorization: string };
beforeAll(async () => {
  api = await startPaymentApi({
    SELLER_NAME: 'Công ty Cổ phần Loa',
    SELLER_TAX_CODE: '0300588569',
    SELLER_ADDRESS: '2 Nguyễn Huệ, Thành phố Hồ Chí Minh',
    VAT_RATE_PERCENT: '8',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  customer = await api.newCustomer();
});

async function placeOrder(): Promise<string> {
  const body = { plan_id: 'starter', billing_cycle: 'monthly' };
  return (await api.post('/api/payment/orders', { body, headers: customer })).body.result.order.order_code;
}

async function paidOrder(): Promise<string> {
  const order_code = await placeOrder();
  await api.post('/api/payment/mock-pay', { body: { order_code } });
  return order_code;
}

const receiptOf = (orderCode: string, query = '', headers: Record<string, string> = {}) =>
  api.get(`/api/payment/orders/${orderCode}/receipt${query}`, { headers: { ...customer, ...headers } });

/** What a reader of the PDF sees or copies. */
function textIn(pdf: Buffer): string {
  const { stdout, status, stderr } = spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
  });
  if (status !== 0) throw new Error(String(stderr));
  return stdout.toString().normalize('NFC').replace(/\s+/g, ' ');
}

const setDetails = (body: object) => api.put(DETAILS, { body, headers: customer });
const detailsIn = ({ body }: { body: { result: unknown } }) =>
  (body.result as { billing_details: Details }).billing_details;

describe('GET /api/payment/orders/:orderCode/receipt', () => {
  it('is a page in Vietnamese that needs and runs nothing else', async () => {
    await setDetails(COMPANY);
    const orderCode = await paidOrder();
    const { http, headers, bytes } = await receiptOf(orderCode);
    expect(http).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'vi',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
    const page = bytes.toString();
    for (const text of [orderCode, COMPANY.name, '0101248141', 'Công ty Cổ phần Loa', '91.667 ₫', '7.333 ₫'])
      expect(page).toContain(text);
  });

  it('says as a PDF, too, what was sent back', async () => {
    const refund = {
      ...{
        orderId: 'o',
        number: 1,
        amountVnd: 50_000,
        credits: 7,
        reference: 'FT26325000654321',
        reason: 'đặt nhầm',
      },
      ...{ refundedBy: 'root@loa-1', refundedAt: new Date('2026-12-31T16:59:59.000Z') },
    };
    const refunds = [refund, { ...refund, number: 2, reference: 'FT26326000654321' }];
    const text = textIn(await receiptPdf(contentOf({ ...sampleReceipt(), refunds }, 'vi')));
    expect(text).toContain(
      'Hoàn tiền Số tiền đã hoàn 50.000 ₫ Ngày 31/12/2026 Ký tự đã thu hồi 7 Mã tham chiếu ngân hàng FT26325000654321',
    );
    expect(text).toMatch(/FT26325000654321[^]* Hoàn tiền [^]*FT26326000654321/);
    expect(textIn(await receiptPdf(contentOf(sampleReceipt(), 'vi')))).not.toContain('Hoàn tiền');
  });

  it('is a PDF whose text can be read and copied, diacritics included', async () => {
    await setDetails(COMPANY);
    const orderCode = await paidOrder();
    const { http, headers, bytes } = await receiptOf(orderCode, '?format=pdf');
    expect(http).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^inline; filename="receipt-20\d\d-\d{6}\.pdf"$/);
    const text = textIn(bytes);
    for (const part of [
      'Biên nhận thanh toán',
      'Công ty Cổ phần Loa',
      '0300588569',
      '2 Nguyễn Huệ, Thành phố Hồ Chí Minh',
      'Công ty TNHH Giọng Đọc Việt',
      '1 Đường Láng, phường Láng Thượng, Hà Nội',
      orderCode,
      `MOCK-${orderCode}`,
      'Starter (hằng tháng)',
      '500.000',
      'Thuế GTGT 8%',
      '99.000 ₫',
      'Chín mươi chín nghìn đồng',
      'không phải là hóa đơn giá trị gia tăng',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('answers in the format and the language that are asked for, by the address or by the headers', async () => {
    const orderCode = await paidOrder();
    const shown = async (query: string, headers: Record<string, string> = {}) => {
      const { headers: answered } = await receiptOf(orderCode, query, headers);
      return [answered['content-type'], answered['content-language']].join(' ');
    };
    expect(await shown('', { accept: 'application/pdf', 'accept-language': 'en-GB' })).toBe(
      'application/pdf en',
    );
    expect(await shown('?format=html&lang=vi', { accept: 'application/pdf', 'accept-language': 'en' })).toBe(
      'text/html; charset=utf-8 vi',
    );
    const { bytes } = await receiptOf(orderCode, '?format=pdf&lang=en');
    expect(textIn(bytes)).toContain('Ninety-nine thousand dong');
  });

  it('is what the order tells of its payment, once there is one', async () => {
    const orderCode = await placeOrder();
    const paymentOf = async () =>
      (await api.get(`/api/payment/orders/${orderCode}`, { headers: customer })).body.result.payment;
    expect(await paymentOf()).toBeNull();
    await api.post('/api/payment/mock-pay', { body: { order_code: orderCode } });
    const payment = await paymentOf();
    expect(payment).toEqual({
      amount: 99_000,
      bank_reference: `MOCK-${orderCode}`,
      receipt_number: expect.stringMatching(/^20\d\d-\d{6}$/),
    });
    expect((await receiptOf(orderCode)).bytes.toString()).toContain(payment!.receipt_number);
  });

  it('keeps what it was issued with', async () => {
    await setDetails(COMPANY);
    const orderCode = await paidOrder();
    const before = (await receiptOf(orderCode)).bytes.toString();
    await setDetails({ ...COMPANY, name: 'Another' });
    expect((await receiptOf(orderCode)).bytes.toString()).toBe(before);
    expect((await receiptOf(await paidOrder())).bytes.toString()).toContain('Another');
  });

  it('draws what buyers write into it, however long, in the room that it has', async () => {
    const name = 'W'.repeat(200);
    await setDetails({ ...COMPANY, name, address: `${'漢字😀'.repeat(60)} <b>&amp;` });
    const { http, bytes } = await receiptOf(await paidOrder(), '?format=pdf');
    expect(http).toBe(200);
    expect(textIn(bytes).replaceAll(' ', '')).toContain(name);
  });

  it('draws many at once', async () => {
    const orderCode = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => receiptOf(orderCode, '?format=pdf')));
    expect(answers.map(({ http }) => http)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ bytes }) => textIn(bytes)))).toHaveProperty('size', 1);
  });

  it('exists for paid orders of the account only', async () => {
    const unpaid = await placeOrder();
    expect(await receiptOf(unpaid)).toMatchObject({ http: 409, body: { code: 'ORDER_NOT_PAID' } });
    const paid = await paidOrder();
    customer = await api.newCustomer();
    for (const orderCode of [paid, unpaid, 'LOA00000000', randomUUID()]) {
      expect(await receiptOf(orderCode)).toMatchObject({ http: 404, body: { code: 'ORDER_NOT_FOUND' } });
    }
    expect(await api.get(`/api/payment/orders/${paid}/receipt`)).toMatchObject({ http: 401 });
  });

  it.each([
    ['?format=doc', 'format'],
    ['?lang=fr', 'lang'],
    ['?format=pdf&format=html', 'format'],
  ])('refuses %s', async (query, field) => {
    const { http, body } = await receiptOf(await paidOrder(), query);
    expect([http, body.errors.map((fault) => fault.field)]).toEqual([400, [field]]);
  });
});

describe('/api/payment/billing-details', () => {
  it("are the account's name and address until they are set", async () => {
    const { http, ...answer } = await api.get(DETAILS, { headers: customer });
    expect(http).toBe(200);
    const email = expect.stringMatching(/^customer-\d+@example\.com$/);
    expect(detailsIn(answer)).toEqual({ name: 'Lan', tax_code: null, address: null, email });
  });

  it('are kept for each account, in one line', async () => {
    const set = await setDetails({ ...COMPANY, name: ' Công  ty TNHH Giọng Đọc Việt\n' });
    expect(set.http).toBe(200);
    expect(detailsIn(set)).toEqual(COMPANY);
    expect(detailsIn(await api.get(DETAILS, { headers: customer }))).toEqual(COMPANY);
    expect(detailsIn(await setDetails({ name: 'Lan', email: 'lan@example.com' }))).toEqual({
      ...{ name: 'Lan', email: 'lan@example.com' },
      ...{ tax_code: null, address: null },
    });
    const stranger = await api.newCustomer();
    expect(detailsIn(await api.get(DETAILS, { headers: stranger })).email).toMatch(/^customer/);
  });

  it('are refused where they are faulty, and stay as they were', async () => {
    await setDetails(COMPANY);
    const { http, body } = await setDetails({
      name: '',
      tax_code: '0101248142',
      address: '\u202e',
      email: 'x',
    });
    expect(http).toBe(400);
    expect(body.errors.map(({ field }) => field)).toEqual(['name', 'tax_code', 'address', 'email']);
    expect((await setDetails({ ...COMPANY, name: 5 })).body.errors.map(({ field }) => field)).toEqual([
      'name',
    ]);
    expect(detailsIn(await api.get(DETAILS, { headers: customer }))).toEqual(COMPANY);
  });
});

import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { InvalidWebhookSecret } from '../../../src/billing/domain/billing.errors';
import { CassoPaymentGateway } from '../../../src/billing/http/gateways/casso-payment-gateway';
import { PayosPaymentGateway } from '../../../src/billing/http/gateways/payos-payment-gateway';
import { sepaySignature } from '../../../src/billing/http/gateways/sepay-signature';
import { sharedSecret } from '../../../src/billing/http/gateways/shared-secret';
import { StandardPaymentGateway } from '../../../src/billing/http/gateways/standard-payment-gateway';
import { WebhookSecrets } from '../../../src/billing/http/gateways/webhook-secrets';
import {
  describePaymentGateway,
  inBody,
  inHeaders,
  type Told,
} from '../../contracts/payment-gateway.contract';

type Flat = Record<string, unknown>;
type Casso = { error: unknown; data: Record<string, unknown> };

const standardFaults = [
  ['id', (body: Flat) => delete body.id],
  ['gateway', (body: Flat) => (body.gateway = null)],
  ['transactionDate', (body: Flat) => (body.transactionDate = '2026-02-30 00:00:00')],
  ['accountNumber', (body: Flat) => (body.accountNumber = 123)],
  ['content', (body: Flat) => (body.content = null)],
  ['transferType', (body: Flat) => (body.transferType = 'sideways')],
  ['transferAmount', (body: Flat) => (body.transferAmount = -1)],
  ['referenceCode', (body: Flat) => (body.referenceCode = '')],
  ['referenceCode', (body: Flat) => (body.referenceCode = 'F'.repeat(201))],
  ['order_code', (body: Flat) => (body.order_code = 5)],
] as const;

describePaymentGateway('The shared secret', {
  open: (secrets) => new StandardPaymentGateway([sharedSecret(new WebhookSecrets(secrets))]),
  write: ([one]) => flat(one as Told),
  call: (body, secret, receivedAt) => ({
    headers: { 'x-secret-key': secret },
    rawBody: Buffer.from(JSON.stringify(body)),
    body,
    receivedAt,
  }),
  proof: inHeaders,
  sendsBatches: false,
  signsBody: false,
  signatureAgeMs: null,
  faults: standardFaults,
});

describePaymentGateway('The signature of SePay', {
  open: (secrets) => new StandardPaymentGateway([sepaySignature(new WebhookSecrets(secrets))]),
  write: ([one]) => flat(one as Told),
  call: (body, secret, receivedAt) => {
    const rawBody = Buffer.from(JSON.stringify(body));
    const timestamp = String(receivedAt.getTime() / 1_000);
    const hex = createHmac('sha256', secret).update(`${timestamp}.${rawBody.toString()}`).digest('hex');
    const headers = { 'x-sepay-signature': `sha256=${hex}`, 'x-sepay-timestamp': timestamp };
    return { headers, rawBody, body, receivedAt };
  },
  proof: inHeaders,
  sendsBatches: false,
  signsBody: true,
  signatureAgeMs: { oldest: 5 * 60_000, ahead: 5 * 60_000, unit: 1_000 },
  faults: standardFaults,
});

function flat(told: Told): object {
  return {
    id: told.id,
    gateway: told.bank,
    transactionDate: told.time,
    accountNumber: told.account,
    subAccount: told.virtualAccount,
    code: null,
    content: told.memo,
    transferType: told.out ? 'OUT' : 'in',
    transferAmount: told.amount,
    accumulated: 0,
    referenceCode: told.reference,
    description: `BankAPINotify ${told.memo}`,
  };
}

const cassoOf = (secrets: readonly string[]) => new CassoPaymentGateway(new WebhookSecrets(secrets));

describePaymentGateway('Casso', {
  open: cassoOf,
  write: (told) => ({ error: 0, data: told.length === 1 ? casso(told[0] as Told) : told.map(casso) }),
  call: (body, secret, receivedAt) => ({
    headers: { 'x-casso-signature': cassoSignature(body, secret, receivedAt) },
    rawBody: Buffer.from(JSON.stringify(body, null, 2)),
    body,
    receivedAt,
  }),
  proof: inHeaders,
  sendsBatches: true,
  signsBody: true,
  signatureAgeMs: { oldest: 24 * 3_600_000, ahead: 5 * 60_000, unit: 1 },
  faults: [
    ['error', (body: Casso) => (body.error = 1)],
    ['data', (body: Casso) => (body.data = null as never)],
    ['data', (body: Casso) => (body.data = 'x' as never)],
    ['data', (body: Casso) => (body.data = [null] as never)],
    ['data', (body: Casso) => (body.data = [[]] as never)],
    ['data', (body: Casso) => (body.data = Array(101).fill(body.data) as never)],
    ['data.1.id', (body: Casso) => (body.data = [body.data, { ...body.data, id: 'x' }] as never)],
    ['data.id', (body: Casso) => (body.data.id = -1)],
    ['data.reference', (body: Casso) => (body.data.reference = 7)],
    ['data.description', (body: Casso) => delete body.data.description],
    ['data.transactionDateTime', (body: Casso) => (body.data.transactionDateTime = '2026-11-20T14:02:37Z')],
    ['data.accountNumber', (body: Casso) => (body.data.accountNumber = null)],
    ['data.bankName', (body: Casso) => (body.data.bankName = {})],
    ['data.virtualAccountNumber', (body: Casso) => (body.data.virtualAccountNumber = 1)],
  ],
});

function casso(told: Told): object {
  return {
    id: told.id,
    reference: told.reference,
    description: told.memo,
    amount: told.out && typeof told.amount === 'number' ? -told.amount : told.amount,
    runningBalance: 25_000_000,
    transactionDateTime: told.time,
    accountNumber: told.account,
    bankName: told.bank,
    bankAbbreviation: 'VCB',
    virtualAccountNumber: told.virtualAccount ?? '',
    virtualAccountName: '',
    counterAccountName: 'NGUYEN VAN A',
    counterAccountNumber: '8888888888',
    counterAccountBankId: '970415',
    counterAccountBankName: 'VietinBank',
  };
}

/** Written out by hand for the two levels that Casso's bodies have. */
function cassoSignature(body: object, secret: string, at: Date): string {
  const { data } = body as { data: Record<string, unknown> };
  const inner = Array.isArray(data)
    ? data
    : Object.fromEntries(
        Object.keys(data)
          .sort()
          .map((key) => [key, data[key]]),
      );
  const message = `${at.getTime()}.${JSON.stringify({ data: inner, error: 0 })}`;
  return `t=${at.getTime()},v1=${createHmac('sha512', secret).update(message).digest('hex')}`;
}

describe('Casso', () => {
  /** The example of Casso's own documentation: key, body and signature. */
  const example = {
    error: 0,
    data: {
      id: 0,
      reference: 'MA_GIAO_DICH_THU_NGHIEM',
      description: 'giao dich thu nghiem',
      amount: 599_000,
      runningBalance: 25_000_000,
      transactionDateTime: '2024-10-03 15:06:37',
      accountNumber: '88888888',
      bankName: 'VPBank',
      bankAbbreviation: 'VPB',
      virtualAccountNumber: '',
      virtualAccountName: '',
      counterAccountName: 'NGUYEN VAN A',
      counterAccountNumber: '8888888888',
      counterAccountBankId: '970415',
      counterAccountBankName: 'VietinBank',
    },
  };
  const key = 'mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs';
  const signature =
    't=1727948258788,v1=ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7' +
    'dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3';
  const call = {
    headers: { 'x-casso-signature': signature },
    rawBody: Buffer.from(JSON.stringify(example)),
    body: example,
    receivedAt: new Date(1_727_948_258_788 + 2_000),
  };

  it('verifies the example that Casso publishes', () => {
    expect(() => cassoOf([key]).verify(call)).not.toThrow();
    const body = { ...example, data: { ...example.data, amount: 599_001 } };
    expect(() => cassoOf([key]).verify({ ...call, body })).toThrow(InvalidWebhookSecret);
  });

  it('stores nothing of a test call', async () => {
    expect(await cassoOf([key]).parse(example)).toEqual([]);
  });

  it('takes its own number where the bank gives no reference', async () => {
    const data = { ...example.data, id: 77, reference: ' ' };
    const [announcement] = await cassoOf([key]).parse({ error: 0, data });
    expect(announcement?.notice.referenceCode).toBe('CASSO-77');
  });
});

const payosOf = (keys: readonly string[]) => new PayosPaymentGateway(new WebhookSecrets(keys));

type Payos = { data: Record<string, unknown>; signature: unknown };

describePaymentGateway('payOS', {
  open: payosOf,
  write: ([one]) => payos(one as Told),
  call: (body, key, receivedAt) => {
    const signed = { ...body, signature: payosSignature((body as Payos).data, key) };
    return { headers: {}, rawBody: Buffer.from(JSON.stringify(signed)), body: signed, receivedAt };
  },
  proof: inBody,
  sendsBatches: false,
  signsBody: true,
  signatureAgeMs: null,
  untold: { notificationId: null, gateway: 'payOS', direction: 'in' },
  faults: [
    ['data', (body: Payos) => (body.data = null as never)],
    ['data', (body: Payos) => (body.data = [body.data] as never)],
    ['data.code', (body: Payos) => delete body.data.code],
    ['data.orderCode', (body: Payos) => (body.data.orderCode = 'LOA12345678')],
    ['data.currency', (body: Payos) => (body.data.currency = 'USD')],
    ['data.description', (body: Payos) => (body.data.description = null)],
    ['data.accountNumber', (body: Payos) => (body.data.accountNumber = 7)],
    ['data.reference', (body: Payos) => (body.data.reference = ' ')],
    ['data.transactionDateTime', (body: Payos) => (body.data.transactionDateTime = '2026-13-01 00:00:00')],
    ['data.virtualAccountNumber', (body: Payos) => (body.data.virtualAccountNumber = 1)],
    ['signature', (body: Payos) => (body.signature = 1)],
  ],
});

function payos(told: Told): object {
  return {
    code: '00',
    desc: 'success',
    success: true,
    data: {
      orderCode: 12_345_678,
      amount: told.amount,
      description: told.memo,
      accountNumber: told.account,
      reference: told.reference,
      transactionDateTime: told.time,
      currency: 'VND',
      paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
      code: '00',
      desc: 'Thành công',
      counterAccountBankId: null,
      counterAccountName: 'NGUYEN VAN A',
      virtualAccountNumber: told.virtualAccount ?? '',
    },
    signature: '',
  };
}

/** Written out by hand for the values that payOS's bodies have. */
function payosSignature(data: Record<string, unknown>, key: string): string {
  const text = Object.keys(data)
    .sort()
    .map((name) => `${name}=${(data[name] as string | number | null) ?? ''}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex');
}

describe('payOS', () => {
  /** The example of payOS's own documentation: checksum key, body and signature. */
  const key = '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675';
  const example = {
    code: '00',
    desc: 'success',
    success: true,
    data: {
      orderCode: 123,
      amount: 3_000,
      description: 'VQRIO123',
      accountNumber: '12345678',
      reference: 'TF230204212323',
      transactionDateTime: '2023-02-04 18:25:00',
      currency: 'VND',
      paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
      code: '00',
      desc: 'Thành công',
      counterAccountBankId: '',
      counterAccountBankName: '',
      counterAccountName: '',
      counterAccountNumber: '',
      virtualAccountName: '',
      virtualAccountNumber: '',
    },
    signature: '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03',
  };
  const call = (body: object) => ({ headers: {}, rawBody: Buffer.alloc(0), body, receivedAt: new Date() });

  it('verifies the example that payOS publishes', () => {
    expect(() => payosOf([key]).verify(call(example))).not.toThrow();
    const data = { ...example.data, amount: 3_001 };
    expect(() => payosOf([key]).verify(call({ ...example, data }))).toThrow(InvalidWebhookSecret);
  });

  it('stores nothing of the test call, nor of a payment that did not come about', async () => {
    expect(await payosOf([key]).parse(example)).toEqual([]);
    const data = { ...example.data, orderCode: 124, code: '01' };
    expect(await payosOf([key]).parse({ ...example, data })).toEqual([]);
  });
});

describe('the standard webhook', () => {
  it('takes either proof while both are allowed, and names both to whoever has neither', () => {
    const secrets = new WebhookSecrets(['a-secret']);
    const gateway = new StandardPaymentGateway([sharedSecret(secrets), sepaySignature(secrets)]);
    const call = (headers: Record<string, string>) =>
      gateway.verify({ headers, rawBody: Buffer.from('{}'), body: {}, receivedAt: new Date(60_000) });
    const hex = createHmac('sha256', 'a-secret').update('0.{}').digest('hex');
    call({ 'x-secret-key': 'a-secret' });
    call({ 'x-sepay-signature': `sha256=${hex}`, 'x-sepay-timestamp': '0' });
    expect(() => call({ 'x-sepay-signature': hex })).toThrow(/X-Secret-Key.* Or: .*X-SePay-Timestamp/);
  });
});

import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { InvalidWebhookSecret } from '../../../src/billing/domain/billing.errors';
import { CassoPaymentGateway } from '../../../src/billing/http/gateways/casso-payment-gateway';
import { SharedSecretPaymentGateway } from '../../../src/billing/http/gateways/shared-secret-payment-gateway';
import { WebhookSecrets } from '../../../src/billing/http/gateways/webhook-secrets';
import { describePaymentGateway, type Told } from '../../contracts/payment-gateway.contract';

type Flat = Record<string, unknown>;
type Casso = { error: unknown; data: Record<string, unknown> };

describePaymentGateway('The shared secret', {
  open: (secrets) => new SharedSecretPaymentGateway(new WebhookSecrets(secrets)),
  write: ([one]) => flat(one as Told),
  call: (body, secret, receivedAt) => ({
    headers: { 'x-secret-key': secret },
    rawBody: Buffer.from(JSON.stringify(body)),
    body,
    receivedAt,
  }),
  sendsBatches: false,
  signsBody: false,
  signatureAgeMs: null,
  faults: [
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
  ],
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
  sendsBatches: true,
  signsBody: true,
  signatureAgeMs: { oldest: 24 * 3_600_000, ahead: 5 * 60_000 },
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

import { createHmac } from 'node:crypto';
import { type PaymentApi, startPaymentApi } from '../../harness/payment-api';

const [CASSO, OLD_CASSO, PAYOS, SECRET] = [
  'casso-key-0123456789abc',
  'casso-key-that-goes',
  'payos-checksum-key-0123',
  'test-secret-0123456789',
];

let api: PaymentApi;
let customer: { authorization: string };
beforeAll(async () => {
  api = await startPaymentApi({
    WEBHOOK_SECRETS: SECRET,
    WEBHOOK_PROOF: 'either',
    CASSO_SECRETS: `${CASSO}, ${OLD_CASSO}`,
    PAYOS_CHECKSUM_KEYS: PAYOS,
  });
  customer = await api.newCustomer();
});
afterAll(() => api.close());

const place = async () => {
  const { body } = await api.post('/api/payment/orders', {
    body: { plan_id: 'starter', billing_cycle: 'monthly' },
    headers: customer,
  });
  return body.result.order;
};
const statusOf = async (orderCode: string) =>
  (await api.get(`/api/payment/check-status/${orderCode}`)).body.result.status;

let nextId = 1_000;
const transaction = (changes: Record<string, unknown> = {}): Record<string, unknown> => {
  nextId += 1;
  return {
    id: nextId,
    reference: `FT26324${nextId}`,
    description: 'chuyen tien',
    amount: 99_000,
    runningBalance: 1_000_000,
    transactionDateTime: '2026-11-20 14:02:37',
    accountNumber: '0000000000',
    bankName: 'Vietcombank',
    virtualAccountNumber: '',
    ...changes,
  };
};

const sorted = (value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, value[key]]),
  );

function cassoSignature(data: object, key: string, at = api.clock.now().getTime()): Record<string, string> {
  const content = Array.isArray(data) ? data : sorted(data as Record<string, unknown>);
  const message = `${at}.${JSON.stringify({ data: content, error: 0 })}`;
  return { 'x-casso-signature': `t=${at},v1=${createHmac('sha512', key).update(message).digest('hex')}` };
}
const deliver = (data: object, headers = cassoSignature(data, CASSO)) =>
  api.post('/api/payment/webhook/casso', { body: { error: 0, data }, headers });

describe('the webhook of Casso', () => {
  it('credits an order once, however often and with whichever key it is called', async () => {
    const order = await place();
    const paying = transaction({ description: `MBVCB.123.${order.memo}.CT tu 0071` });
    const first = await deliver(paying);
    expect(first.http).toBe(200);
    expect(first.body).toEqual({ status: 1, result: { outcome: 'credited' }, success: true });
    expect(await statusOf(order.order_code)).toBe('PAID');
    for (const headers of [
      cassoSignature(paying, CASSO),
      cassoSignature(paying, OLD_CASSO, api.clock.now().getTime() - 3_600_000),
    ]) {
      expect((await deliver(paying, headers)).body.result.outcome).toBe('duplicate');
    }
  });

  it('knows money that the standard webhook has brought, and the other way round', async () => {
    const orders = [await place(), await place()];
    const told = orders.map((order) => transaction({ description: order.memo }));
    const standard = (data: Record<string, unknown>) =>
      api.post('/api/payment/webhook', {
        headers: { 'x-secret-key': SECRET },
        body: {
          id: 1,
          gateway: 'VCB',
          transactionDate: '2026-11-20 14:03:00',
          accountNumber: data.accountNumber,
          content: data.description,
          transferType: 'in',
          transferAmount: data.amount,
          referenceCode: data.reference,
        },
      });
    const [one = {}, other = {}] = told;
    const outcomes = [await deliver(one), await standard(one), await standard(other), await deliver(other)];
    expect(outcomes.map(({ body }) => body.result.outcome)).toEqual([
      'credited',
      'duplicate',
      'credited',
      'duplicate',
    ]);
  });

  it('settles each transfer of a batch', async () => {
    const [first, second] = [await place(), await place()];
    const batch = [
      transaction({ description: first.memo }),
      transaction({ description: second.memo, amount: 1 }),
      transaction({ amount: -5_000 }),
    ];
    const { http, body } = await deliver(batch);
    expect([http, body]).toEqual([
      200,
      { status: 1, result: { outcomes: ['credited', 'unmatched', 'ignored'] }, success: true },
    ]);
    expect(await statusOf(second.order_code)).toBe('PENDING');
  });

  it('refuses what Casso has not signed, before it looks at anything', async () => {
    const order = await place();
    const paying = transaction({ description: order.memo });
    const attempts = [
      deliver(paying, {}),
      deliver(paying, cassoSignature(paying, 'wrong-key')),
      deliver(paying, cassoSignature(transaction(), CASSO)),
      deliver(paying, cassoSignature(paying, CASSO, api.clock.now().getTime() - 25 * 3_600_000)),
      deliver(paying, { 'x-secret-key': SECRET }),
      api.post('/api/payment/webhook/casso', { headers: cassoSignature(paying, CASSO) }),
      api.post('/api/payment/webhook/nobody', { body: paying, headers: { 'x-secret-key': SECRET } }),
      api.post('/api/payment/webhook/webhook', { body: paying, headers: { 'x-secret-key': SECRET } }),
      api.post('/api/payment/webhook/__proto__', { body: paying }),
      api.post('/api/payment/webhook', {
        body: { error: 0, data: paying },
        headers: cassoSignature(paying, CASSO),
      }),
    ];
    for (const { http, body } of await Promise.all(attempts)) {
      expect([http, body.code]).toEqual([401, 'INVALID_WEBHOOK_SECRET']);
    }
    expect(await statusOf(order.order_code)).toBe('PENDING');
  });

  it('names the faulty field of a signed call', async () => {
    for (const [change, field] of [
      [{ amount: '99000' }, 'data.amount'],
      [{ transactionDateTime: '2026-13-01 00:00:00' }, 'data.transactionDateTime'],
      [{ description: null }, 'data.description'],
    ] as const) {
      const { http, body } = await deliver(transaction(change));
      expect([http, body.code, body.errors[0]?.field]).toEqual([400, 'INVALID_PARAMS', field]);
    }
    const beyond = [transaction(), null];
    const { http, body } = await deliver(beyond);
    expect([http, body.errors[0]?.field]).toEqual([400, 'data']);
  });

  it('answers a test call and stores nothing', async () => {
    const test = transaction({ id: 0, reference: 'MA_GIAO_DICH_THU_NGHIEM' });
    expect((await deliver(test)).body).toEqual({ status: 1, result: { outcome: 'ignored' }, success: true });
  });

  it('refuses everybody while no key is configured', async () => {
    const strict = await startPaymentApi({ WEBHOOK_SECRETS: SECRET });
    const data = transaction();
    for (const key of ['', CASSO, 'undefined']) {
      const { http } = await strict.post('/api/payment/webhook/casso', {
        body: { error: 0, data },
        headers: cassoSignature(data, key),
      });
      expect(http).toBe(401);
    }
    await strict.close();
  });
});

describe('the webhook of payOS', () => {
  const payment = (memo: string) => ({
    orderCode: (nextId += 1),
    amount: 99_000,
    description: memo,
    accountNumber: '0000000000',
    reference: `FT26324${nextId}`,
    transactionDateTime: '2026-11-20 14:02:37',
    currency: 'VND',
    code: '00',
    desc: 'Thành công',
  });
  const sign = (data: object, key = PAYOS) => {
    const text = Object.entries(data as Record<string, string | number>)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`);
    return createHmac('sha256', key).update(text.join('&')).digest('hex');
  };
  const deliver = (data: object, signature = sign(data)) =>
    api.post('/api/payment/webhook/payos', { body: { code: '00', success: true, data, signature } });

  it('credits an order once, and knows the money that Casso tells of, too', async () => {
    const order = await place();
    const paying = payment(`CS7 ${order.memo}`);
    const first = await deliver(paying);
    expect([first.http, first.body]).toEqual([
      200,
      { status: 1, result: { outcome: 'credited' }, success: true },
    ]);
    expect((await deliver(paying)).body.result.outcome).toBe('duplicate');
    const told = transaction({ reference: paying.reference, description: paying.description });
    const again = await api.post('/api/payment/webhook/casso', {
      body: { error: 0, data: told },
      headers: cassoSignature(told, CASSO),
    });
    expect(again.body.result.outcome).toBe('duplicate');
  });

  it('refuses what payOS has not signed, and names the faulty field of what it has', async () => {
    const paying = payment('LOA 12345678');
    for (const signature of [sign(paying, 'wrong'), sign({ ...paying, amount: 1 }), '', 'x'.repeat(64)]) {
      const { http, body } = await deliver(paying, signature);
      expect([http, body.code]).toEqual([401, 'INVALID_WEBHOOK_SECRET']);
    }
    const { http, body } = await deliver({ ...paying, amount: -1 });
    expect([http, body.errors[0]?.field]).toEqual([400, 'data.amount']);
  });
});

describe('the signature of SePay', () => {
  const notify = (memo: string, secret: string, agoSec = 0) => {
    const body = {
      id: (nextId += 1),
      gateway: 'VCB',
      transactionDate: '2026-11-20 14:03:00',
      accountNumber: '0000000000',
      content: memo,
      transferType: 'in',
      transferAmount: 99_000,
      referenceCode: `FT${nextId}`,
    };
    const timestamp = String(Math.floor(api.clock.now().getTime() / 1_000) - agoSec);
    const message = `${timestamp}.${JSON.stringify(body)}`;
    const hex = createHmac('sha256', secret).update(message).digest('hex');
    const headers = { 'x-sepay-signature': `sha256=${hex}`, 'x-sepay-timestamp': timestamp };
    return api.post('/api/payment/webhook', { body, headers });
  };

  it('stands for the secret, for five minutes', async () => {
    const order = await place();
    for (const attempt of [notify(order.memo, 'wrong'), notify(order.memo, SECRET, 302)]) {
      const { http, body } = await attempt;
      expect([http, body.code]).toEqual([401, 'INVALID_WEBHOOK_SECRET']);
    }
    expect((await notify(order.memo, SECRET, 290)).body.result.outcome).toBe('credited');
    expect(await statusOf(order.order_code)).toBe('PAID');
  });

  it('is the only proof where the operator wants it so', async () => {
    const strict = await startPaymentApi({ WEBHOOK_SECRETS: SECRET, WEBHOOK_PROOF: 'signature' });
    const { http } = await strict.post('/api/payment/webhook', {
      body: {},
      headers: { 'x-secret-key': SECRET, authorization: `Apikey ${SECRET}` },
    });
    expect(http).toBe(401);
    await strict.close();
  });
});

describe('what no bank would say', () => {
  const notify = (changes: object) =>
    api.post('/api/payment/webhook', {
      headers: { 'x-secret-key': SECRET },
      body: {
        id: (nextId += 1),
        gateway: 'VCB',
        transactionDate: '2026-11-20 14:03:00',
        accountNumber: '0000000000',
        content: 'chuyen tien',
        transferType: 'in',
        transferAmount: 99_000,
        referenceCode: `FT${nextId}`,
        ...changes,
      },
    });

  it.each([' ', '\u00a0', '\u200b', '\t\n', '\u2060\ufeff'])(
    'a blank reference is missing: %j',
    async (blank) => {
      const { http, body } = await notify({ referenceCode: blank });
      expect([http, body.code]).toEqual([400, 'INVALID_PARAMS']);
      expect(body.errors).toMatchObject([{ field: 'referenceCode', code: 'IS_NOT_EMPTY' }]);
    },
  );

  it.each(['0000-01-01 00:00:00', '0001-01-01 00:00:00', '9999-12-31 23:59:59'])(
    'money of the time %s is kept for the operator, and pays nothing',
    async (time) => {
      const order = await place();
      const told = { transactionDate: time, content: order.memo };
      expect((await notify(told)).body.result.outcome).toBe('unmatched');
      const casso = transaction({ transactionDateTime: time, description: order.memo });
      expect((await deliver(casso)).body.result.outcome).toBe('unmatched');
      expect(await statusOf(order.order_code)).toBe('PENDING');
    },
  );

  it('a hundred transfers in one call are taken in together', async () => {
    const { http, body } = await deliver(Array.from({ length: 100 }, () => transaction()));
    expect(http).toBe(200);
    expect(body.result.outcomes).toHaveLength(100);
  });
});

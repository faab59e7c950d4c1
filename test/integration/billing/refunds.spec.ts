import { randomUUID } from 'node:crypto';
import { AccountsRepository, CreditLedger } from '../../../src/accounts';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { type AccountApi, Browser } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import type { Loose } from '../../harness/client';
import { OperatorDesk } from '../../harness/operator-desk';

const PRICE = 99_000;
const CREDITS = 500_000;

let desk: OperatorDesk;
let api: AccountApi;
let operator: Browser;
let operatorId: string;
beforeAll(async () => {
  desk = await OperatorDesk.open({ SIGNUP_CREDITS: '0', VAT_RATE_PERCENT: '8' });
  ({ api, operator, operatorId } = desk);
}, BUILD_LIMIT_MS);
afterAll(() => desk.close());

const query: OperatorDesk['query'] = (sql, parameters) => desk.query(sql, parameters);

/** What `verify-ledger` finds in the tables. */
async function findings(): Promise<string[]> {
  const found = [];
  for (const { name, sql } of ledgerChecks) if ((await query(sql)).length > 0) found.push(name);
  return found;
}

/** A customer who has paid an order. */
async function paidOrder(): Promise<{ orderCode: string; customer: Browser; accountId: string }> {
  const customer = new Browser(api, '198.51.100.1');
  const { body } = await customer.register(`${randomUUID()}@example.com`);
  const placed = await customer.post('/api/payment/orders', { plan_id: 'starter', billing_cycle: 'monthly' });
  const orderCode = String(placed.body.result.order.order_code);
  await customer.post('/api/payment/mock-pay', { order_code: orderCode });
  return { orderCode, customer, accountId: body.result.account.id };
}

const refund = (orderCode: string, body: object) =>
  operator.post(`/api/v1/admin/orders/${orderCode}/refund`, body);
const decision = () => ({ credits: CREDITS, refund_reference: randomUUID(), reason: 'đặt nhầm' });
const creditsOf = async (accountId: string) =>
  (await api.app.get(AccountsRepository).find(accountId))?.creditsAvailable;

/** The lines of all sales that a filter lets through. */
async function sales(wanted: (line: Loose) => boolean): Promise<Loose[]> {
  const { result } = JSON.parse(
    (await operator.get('/api/v1/admin/sales?from=2020-01-01&to=2099-12-31&format=json')).text,
  ) as { result: { items: Loose[] } };
  return result.items.filter(wanted);
}

describe('the refund of a paid order', () => {
  it('is noted with who, why and the bank reference, takes credits back, and adjusts the sales', async () => {
    const { orderCode, customer, accountId } = await paidOrder();
    const body = decision();
    const answer = await refund(orderCode, body);
    expect(answer.http).toBe(200);
    expect(answer.body.result.order).toMatchObject({
      order_code: orderCode,
      status: 'PAID',
      paid_amount: PRICE,
      refunds: [
        { amount: PRICE, ...body, refunded_by: operatorId, refunded_at: expect.stringMatching(/Z$/) },
      ],
    });
    expect(await creditsOf(accountId)).toBe(0);
    const file = await operator.get(`/api/v1/admin/orders/csv?order_code=${orderCode}`);
    const [head, line] = file.text.trimEnd().split('\r\n');
    expect(head).toMatch(/,paid_amount,refunded_amount,refunded_credits,refund_references,last_refunded_at$/);
    expect(line).toContain(`,${PRICE},${PRICE},${CREDITS},${body.refund_reference},20`);
    const [entry] = (await customer.get('/api/v1/account/ledger')).body.result.items;
    expect(entry).toMatchObject({ type: 'refund', credits: -CREDITS, order_code: orderCode });

    const [sale, adjustment, ...others] = await sales(({ order_code }) => order_code === orderCode);
    expect(others).toEqual([]);
    expect(sale).toMatchObject({ kind: 'sale', amount: PRICE, credits: CREDITS, net: 91_667, vat: 7_333 });
    expect(adjustment).toMatchObject({
      ...{ kind: 'refund', receipt_number: sale!.receipt_number, buyer_name: sale!.buyer_name },
      ...{ amount: -PRICE, credits: -CREDITS, net: -91_667, vat: -7_333 },
      ...{
        transfer_reference: sale!.transfer_reference,
        refund_reference: body.refund_reference,
        reason: body.reason,
      },
    });

    const [act] = (await operator.get(`/api/v1/admin/audit-log?subject_id=${orderCode}`)).body.result.items;
    expect(act).toMatchObject({
      act: 'order.refund',
      operator_id: operatorId,
      subject_kind: 'order',
      details: body,
      before: { status: 'PAID', refunded_amount: 0, refund_references: [] },
      after: { status: 'PAID', refunded_amount: PRICE, refund_references: [body.refund_reference] },
    });
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['all of it', {}, PRICE],
    ['a part of it', { amount: 40_000, credits: 10 }, 40_000],
  ])('is told to its customer, without who noted it and why: %s', async (_, change, amount) => {
    const { orderCode, customer } = await paidOrder();
    const order = async () => (await customer.get(`/api/payment/orders/${orderCode}`)).body.result.order;
    const list = async (query = '') =>
      (await customer.get(`/api/payment/orders${query}`)).body.result.items.map(
        ({ refunds }: Loose) => refunds,
      );
    expect([(await order()).refunds, ...(await list())]).toEqual([[], []]);
    const { reason: _reason, ...told } = { ...decision(), ...change, amount };
    expect((await refund(orderCode, { ...told, reason: 'đặt nhầm' })).http).toBe(200);
    const shown = { ...told, refunded_at: expect.stringMatching(/Z$/) as string };
    expect(await order()).toMatchObject({ status: 'PAID', refunds: [shown] });
    expect(await list()).toEqual([[shown]]);
    expect(
      (await customer.post('/api/payment/mock-pay', { order_code: orderCode })).body.result.order.refunds,
    ).toEqual([shown]);
    const { orders } = (await customer.get('/api/v1/account/export')).body.result;
    expect(orders).toMatchObject([{ order_code: orderCode, refunds: [shown] }]);
    const receipt = await customer.get(`/api/payment/orders/${orderCode}/receipt?lang=en`);
    for (const said of ['Refund', new Intl.NumberFormat('en-GB').format(amount), told.refund_reference])
      expect(receipt.text).toContain(said);
    const pdf = await customer.get(`/api/payment/orders/${orderCode}/receipt?format=pdf`);
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
  });

  it('may come in parts until all that came in was sent back, each told and adjusted by itself', async () => {
    const { orderCode, customer, accountId } = await paidOrder();
    const parts = [
      { ...decision(), amount: 40_000, credits: 100_000 },
      { ...decision(), amount: 9_000, credits: 0 },
    ];
    for (const part of parts) expect((await refund(orderCode, part)).http).toBe(200);
    const beyond = await refund(orderCode, { ...decision(), amount: 50_001, credits: CREDITS - 99_999 });
    expect([beyond.http, beyond.body.errors.map((fault: Loose) => fault.field)]).toEqual([
      ...[400, ['amount', 'credits']],
    ]);
    const rest = { ...decision(), credits: CREDITS - 100_000 };
    const { order } = (await refund(orderCode, rest)).body.result;
    expect(order.refunds).toMatchObject([...parts, { ...rest, amount: 50_000 }]);
    expect((await refund(orderCode, { ...decision(), credits: 0 })).body.code).toBe('ORDER_ALREADY_REFUNDED');
    expect(await creditsOf(accountId)).toBe(0);

    const entries = (await customer.get('/api/v1/account/ledger')).body.result.items;
    expect(entries.slice(0, 2)).toMatchObject([
      { type: 'refund', credits: 100_000 - CREDITS, order_code: orderCode },
      { type: 'refund', credits: -100_000, order_code: orderCode },
    ]);
    const lines = await sales(({ order_code }) => order_code === orderCode);
    expect(lines.map(({ amount }) => amount)).toEqual([PRICE, -40_000, -9_000, -50_000]);
    const shown = (await customer.get(`/api/payment/orders/${orderCode}`)).body.result.order.refunds;
    expect(shown.map(({ amount }: Loose) => amount)).toEqual([40_000, 9_000, 50_000]);
    const file = await operator.get(`/api/v1/admin/orders/csv?order_code=${orderCode}`);
    const references = [...parts, rest].map(({ refund_reference }) => refund_reference).join(', ');
    expect(file.text).toContain(`,${PRICE},${PRICE},${CREDITS},"${references}",20`);
    expect(await findings()).toEqual([]);
  });

  it('takes back as many credits as are said, none beyond what is left, and notes nothing where they are not', async () => {
    const { orderCode, accountId } = await paidOrder();
    const spending = {
      accountId,
      credits: -1,
      type: 'adjustment',
      sourceId: randomUUID(),
      reason: 'spent',
    } as const;
    await api.app.get(CreditLedger).grant(spending);
    const body = decision();
    const { http, body: answer } = await refund(orderCode, body);
    expect([http, answer.code, answer.errors[0].field]).toEqual([409, 'CREDITS_NOT_LEFT', 'credits']);
    expect(answer.message).toContain(`${CREDITS - 1} available`);
    expect(await creditsOf(accountId)).toBe(CREDITS - 1);
    expect(
      (await operator.get(`/api/v1/admin/orders?order_code=${orderCode}`)).body.result.items[0].refunds,
    ).toEqual([]);
    expect((await refund(orderCode, { ...body, credits: CREDITS - 1 })).http).toBe(200);
    expect(await creditsOf(accountId)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it('leaves the sales alone where money goes back that paid no order', async () => {
    const before = await sales(() => true);
    const id = await desk.waitingTransfer(198_000);
    const closure = { as: 'refunded', reason: 'chuyển nhầm', refund_reference: randomUUID() };
    expect((await operator.post(`/api/v1/admin/transfers/${id}/close`, closure)).http).toBe(200);
    expect(await sales(() => true)).toEqual(before);
    const { orderCode } = await paidOrder();
    const used = await refund(orderCode, { ...decision(), refund_reference: closure.refund_reference });
    expect(used.body).toMatchObject({
      code: 'REFUND_REFERENCE_USED',
      errors: [{ field: 'refund_reference' }],
    });
  });

  it('is refused once all is sent back, without a payment, and of what the receipt does not allow', async () => {
    const { orderCode, customer } = await paidOrder();
    const faults: [object, string][] = [
      [{ amount: PRICE + 1 }, 'amount'],
      [{ amount: 0 }, 'amount'],
      [{ amount: 1.5 }, 'amount'],
      [{ credits: CREDITS + 1 }, 'credits'],
      [{ credits: -1 }, 'credits'],
      [{ credits: undefined }, 'credits'],
      [{ refund_reference: ' ' }, 'refund_reference'],
      [{ refund_reference: undefined }, 'refund_reference'],
      [{ reason: ' ' }, 'reason'],
    ];
    for (const [change, field] of faults) {
      const { http, body } = await refund(orderCode, { ...decision(), ...change });
      expect([http, body.code, body.errors.map((fault: Loose) => fault.field)]).toEqual([
        ...[400, 'INVALID_PARAMS', [field]],
      ]);
    }
    const first = decision();
    expect((await refund(orderCode.toLowerCase(), { ...first })).http).toBe(200);
    const acts = (await operator.get(`/api/v1/admin/audit-log?subject_id=${orderCode}`)).body.result.items;
    expect(acts).toHaveLength(1);
    expect((await refund(orderCode, decision())).body.code).toBe('ORDER_ALREADY_REFUNDED');
    const placed = await customer.post('/api/payment/orders', {
      plan_id: 'starter',
      billing_cycle: 'monthly',
    });
    expect((await refund(placed.body.result.order.order_code, decision())).body.code).toBe('ORDER_NOT_PAID');
    expect((await refund('LOA00000000', decision())).http).toBe(404);
    expect((await customer.post(`/api/v1/admin/orders/${orderCode}/refund`, decision())).http).toBe(403);

    const other = (await paidOrder()).orderCode;
    const used = await refund(other, {
      ...decision(),
      refund_reference: ` ${first.refund_reference.toUpperCase()}`,
    });
    expect([used.http, used.body.code, used.body.errors[0].field]).toEqual([
      ...[409, 'REFUND_REFERENCE_USED', 'refund_reference'],
    ]);
    expect(await findings()).toEqual([]);
  });

  it('happens once when it is asked for many times at one moment', async () => {
    const { orderCode, accountId } = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refund(orderCode, { ...decision(), credits: 100 })),
    );
    const outcomes = answers.map(({ http, body }) => (http === 200 ? 'noted' : body.code)).sort();
    expect(outcomes).toEqual([...Array<string>(5).fill('ORDER_ALREADY_REFUNDED'), 'noted']);
    expect(await creditsOf(accountId)).toBe(CREDITS - 100);
    expect(await findings()).toEqual([]);
  });

  it('never goes beyond what came in, though its parts are asked for at one moment', async () => {
    const { orderCode, accountId } = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refund(orderCode, { ...decision(), amount: 40_000, credits: 100 })),
    );
    const outcomes = answers.map(({ http, body }) => (http === 200 ? 'noted' : body.code)).sort();
    expect(outcomes).toEqual([...Array<string>(4).fill('INVALID_PARAMS'), 'noted', 'noted']);
    expect(await creditsOf(accountId)).toBe(CREDITS - 200);
    expect(await findings()).toEqual([]);
  });

  it.each([
    [
      'credits that were not taken',
      'UPDATE order_refunds SET credits = credits - 1 WHERE credits > 0',
      ['each refund of an order'],
    ],
    ['a refund that is gone', 'DELETE FROM order_refunds', ['each refund of an order']],
    [
      'a refund that is missing before another',
      'UPDATE order_refunds SET number = 2 WHERE credits = 0',
      ['the refunds of each order'],
    ],
    [
      'more money than came in',
      'UPDATE order_refunds SET amount_vnd = amount_vnd + 1000000',
      ['no order has more'],
    ],
  ])('is looked through by verify-ledger: it finds %s', async (_, plant, names) => {
    await refund((await paidOrder()).orderCode, decision());
    await refund((await paidOrder()).orderCode, { ...decision(), credits: 0 });
    const planted = api.app.get(TypeOrmTransaction).run(async () => {
      await query('ALTER TABLE order_refunds DISABLE TRIGGER USER');
      await query(plant);
      expect((await findings()).map((name) => names.find((begin) => name.startsWith(begin)) ?? name)).toEqual(
        names,
      );
      throw new Error('undone');
    });
    await expect(planted).rejects.toThrow('undone');
    expect(await findings()).toEqual([]);
  });

  it('never changes', async () => {
    await expect(query('UPDATE order_refunds SET credits = 0')).rejects.toThrow('only grows');
    await expect(query('DELETE FROM order_refunds')).rejects.toThrow('only grows');
  });
});

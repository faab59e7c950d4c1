import { randomUUID } from 'node:crypto';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { runCommandAlone } from '../../harness/commands/run-command';
import { Service } from '../../harness/service';

const ACCOUNTS = '/api/v1/admin/accounts';
const TRANSFERS = '/api/v1/admin/transfers';
const ORDERS = '/api/v1/admin/orders';
const SPEECH = '/api/v1/admin/speech';
const PLACE = '/api/payment/orders';
const [EMAIL, PASSWORD] = ['chu@example.com', 'mot mat khau dai'];

describe("an operator's desk over HTTP", () => {
  let service: Service;
  let anyone: Client;
  let admin: Client;
  let adminId: string;
  let cookie: string;

  beforeAll(async () => {
    service = await Service.start();
    anyone = new Client(service.baseUrl);
    const create = ['account:create', '--email', EMAIL, '--admin', '--password-stdin'];
    await runCommandAlone(service, `${PASSWORD}\n`, ...create);
    const answer = await anyone.post('/api/v1/auth/login', { email: EMAIL, password: PASSWORD });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    admin = new Client(service.baseUrl, { cookie });
    adminId = answer.body.result.account.id;
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  const placeOrder = async (client: Client) =>
    (await client.post(PLACE, { plan_id: 'starter', billing_cycle: 'monthly' })).body.result.order;

  it('tells what was sold and spoken lately, what waits, and when the bank was last heard of', async () => {
    const figures = async () => ({
      ...(await admin.get('/api/v1/admin/takings')).body.result,
      spoken: (await admin.get(`${SPEECH}/recent`)).body.result,
    });
    const before = await figures();
    const { client } = await anyone.newCustomer();
    const order = await placeOrder(client);
    const pay = (transferAmount: number) =>
      anyone.post(
        '/api/payment/webhook',
        notification({ content: order.memo, transferAmount, referenceCode: `FT${randomUUID()}` }),
        withSecret,
      );
    await pay(order.amount);
    await pay(7_000); // for an order that is paid: it waits
    const { order_code } = await placeOrder(client);
    await anyone.post('/api/payment/mock-pay', { order_code });
    await client.post('/api/v1/tts', { input_text: 'Xin chào!' });
    const after = await figures();
    for (const period of ['today', 'last_7_days', 'last_30_days']) {
      expect(after[period]).toEqual({
        orders: before[period].orders + 1, // what was simulated is no money
        amount: before[period].amount + order.amount,
        credits: before[period].credits + order.credits,
        refunded: before[period].refunded,
        net_amount: before[period].net_amount + order.amount,
      });
      expect(after.spoken[period]).toMatchObject({
        requests: before.spoken[period].requests + 1,
        failed: before.spoken[period].failed,
        credits: before.spoken[period].credits + 'Xin chào!'.length,
        p95_sec: expect.any(Number),
      });
    }
    expect(after.waiting).toEqual({
      count: before.waiting.count + 1,
      amount: before.waiting.amount + 7_000,
    });
    expect(Date.now() - Date.parse(after.last_webhook_at)).toBeLessThan(600_000);
    for (const path of ['/api/v1/admin/takings', `${SPEECH}/recent`])
      expect((await client.get(path)).http).toBe(401); // a key is no session
  });

  it('compares an order that is named with money that waits', async () => {
    const { client } = await anyone.newCustomer();
    const order = await placeOrder(client);
    const referenceCode = `FT${randomUUID()}`;
    const content = `LOA${order.order_code.slice(3, 10)}`;
    await anyone.post(
      '/api/payment/webhook',
      notification({ content, transferAmount: 5_000, referenceCode }),
      withSecret,
    );
    const { transfer_id: id } = (await admin.get(`${TRANSFERS}?reference_code=${referenceCode}`)).body.result
      .items[0];
    const compare = (code: string) => admin.get(`${TRANSFERS}/${id}/orders/${code}`);
    expect((await compare(order.order_code.toLowerCase())).body.result.candidate).toMatchObject({
      order_code: order.order_code,
      account_name: expect.any(String),
      amount: order.amount,
      status: 'PENDING',
      failed: expect.arrayContaining(['wrong-amount']),
      digits_in_place: `${order.order_code.slice(3, 10)}·`,
    });
    expect(await compare('LOA00000000')).toMatchObject({ http: 404, body: { code: 'ORDER_NOT_FOUND' } });
    const nobody = `${TRANSFERS}/${randomUUID()}/orders/${order.order_code}`;
    expect(await admin.get(nobody)).toMatchObject({ http: 404, body: { code: 'TRANSFER_NOT_FOUND' } });
  });

  it("revokes a customer's key, for a reason that is written down", async () => {
    const { client, session } = await anyone.newCustomer();
    const { id } = (await session.get('/api/v1/account')).body.result.account;
    const keys = async () => (await admin.get(`${ACCOUNTS}/${id}/api-keys`)).body.result.items;
    const [key] = await keys();
    const revoke = (body: object, key_id = key.id) =>
      admin.post(`${ACCOUNTS}/${id}/api-keys/${key_id}/revoke`, body);
    expect(await revoke({})).toMatchObject({ http: 400, body: { errors: [{ field: 'reason' }] } });
    expect((await client.get('/api/v1/account')).http).toBe(200);
    expect((await revoke({ reason: 'lộ trên mạng' })).body.result.api_key.id).toBe(key.id);
    expect((await client.get('/api/v1/account')).http).toBe(401);
    expect(await keys()).toEqual([]);
    expect((await revoke({ reason: 'lộ trên mạng' })).http).toBe(404);
    const [act] = (await admin.get(`/api/v1/admin/audit-log?subject_id=${id}`)).body.result.items;
    expect(act).toMatchObject({
      act: 'key.revoke',
      operator_id: adminId,
      details: { key_id: key.id, reason: 'lộ trên mạng' },
    });
  });

  it('hands out its lists as tables, in which nothing runs', async () => {
    const { session } = await anyone.newCustomer();
    const { id } = (await session.get('/api/v1/account')).body.result.account;
    await session.call('PATCH', '/api/v1/account', { name: '=HYPERLINK("http://a.example")' });
    await placeOrder(session);
    const file = async (path: string) => {
      const answer = await fetch(service.baseUrl + path, { headers: { cookie } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      return (await answer.text()).trimEnd().split('\r\n');
    };
    const accounts = await file(`${ACCOUNTS}/csv?search=HYPERLINK`);
    expect(accounts[0]).toMatch(/^\ufeff?id,email,name,role,plan_id,credits_available/);
    expect(accounts).toHaveLength(2);
    expect(accounts[1]).toContain(`"'=HYPERLINK(""http://a.example"")"`);
    const orders = await file(`${ORDERS}/csv?account_id=${id}`);
    expect(orders).toHaveLength(2);
    expect(orders[1]).toMatch(/^LOA\d{8},.*,starter,monthly,\d+,\d+,PENDING,/);
    const { total } = (await admin.get(TRANSFERS)).body.result;
    expect(await file(`${TRANSFERS}/csv`)).toHaveLength(total + 1);
    const refused = await admin.get(`${ORDERS}/csv?page=2`);
    expect([refused.http, refused.body.errors?.[0]?.field]).toEqual([400, 'page']);
  });
});

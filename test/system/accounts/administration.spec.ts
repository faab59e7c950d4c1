import { randomUUID } from 'node:crypto';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, type Loose, notification, withSecret } from '../../harness/client';
import { runCommand, runCommandAlone } from '../../harness/commands/run-command';
import { Service } from '../../harness/service';

const ACCOUNTS = '/api/v1/admin/accounts';
const TRANSFERS = '/api/v1/admin/transfers';
const ORDERS = '/api/v1/admin/orders';
const PLANS = '/api/v1/admin/plans';
const SPEECH = '/api/v1/admin/speech';

describe('administration over HTTP', () => {
  let service: Service;
  let anyone: Client;
  let admin: Client;
  let adminId: string;
  let adminKey: string;
  const email = 'chu@example.com';

  async function signIn(password: string): Promise<Client | null> {
    const answer = await anyone.post('/api/v1/auth/login', { email, password });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    return cookie === undefined ? null : new Client(service.baseUrl, { cookie });
  }

  beforeAll(async () => {
    service = await Service.start();
    anyone = new Client(service.baseUrl);
    const create = ['account:create', '--email', email, '--admin', '--password-stdin'];
    expect((await runCommandAlone(service, 'ngan\n', ...create)).stderr).toContain('10 to 128 characters');
    const created = await runCommandAlone(service, 'mot mat khau dai\n', ...create);
    adminKey = created.stdout.trim();
    const signedIn = await signIn('mot mat khau dai');
    if (!signedIn) throw new Error(`The first admin cannot sign in: ${created.stderr}`);
    admin = signedIn;
    const { account } = (await admin.get('/api/v1/account')).body.result;
    expect(account.role).toBe('admin');
    adminId = account.id;
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  it('lets nobody in but an admin who is signed in, from the same site', async () => {
    const { session, client } = await anyone.newCustomer();
    const withKey = new Client(service.baseUrl, { authorization: `Bearer ${adminKey}` });
    const { paths } = (await (await fetch(`${service.baseUrl}/docs-json`)).json()) as Loose;
    const routes = Object.keys(paths as object)
      .filter((path) => path.startsWith('/api/v1/admin/'))
      .flatMap((path) => Object.keys(paths[path] as object).map((method) => [method.toUpperCase(), path]));
    expect(routes.length).toBeGreaterThan(10);
    for (const [method = '', path = ''] of routes) {
      const url = path.replace(/\{[^}]+\}/g, adminId);
      const call = (who: Client, headers = {}) =>
        who.call(method, url, method === 'GET' ? undefined : {}, headers);
      const refused = async (who: Client, headers = {}) => {
        const { http, body } = await call(who, headers);
        return [path, http, body.code];
      };
      expect(await refused(session)).toEqual([path, 403, 'FORBIDDEN']);
      for (const outsider of [anyone, client, withKey]) {
        expect(await refused(outsider)).toEqual([path, 401, 'INVALID_CREDENTIALS']);
      }
      if (method !== 'GET') {
        expect(await refused(admin, { 'sec-fetch-site': 'cross-site' })).toEqual([path, 403, 'FORBIDDEN']);
      }
    }
  });

  it('finds accounts and shows them', async () => {
    const { email: wanted, accountId } = await anyone.register();
    const found = await admin.get(`${ACCOUNTS}?search=${wanted.slice(0, 12).toUpperCase()}&role=customer`);
    expect(found.body.result).toMatchObject({ total: 1, page: 1, limit: 20, items: [{ id: accountId }] });
    const one = await admin.get(`${ACCOUNTS}/${accountId}`);
    expect(one.body.result.account).toEqual(found.body.result.items[0]);
    expect(one.body.result.account).toMatchObject({ credits_granted: 1000, rate_limit_per_minute: 600 });
    const admins = await admin.get(`${ACCOUNTS}?role=admin`);
    expect(admins.body.result.items.map(({ id }: Loose) => id)).toEqual([adminId]);
    expect((await admin.get(`${ACCOUNTS}?search=%25`)).body.result.total).toBe(0);
    const pages = await admin.get(`${ACCOUNTS}?limit=1&page=2`);
    expect(pages.body.result.items).toHaveLength(1);
    for (const id of [randomUUID(), 'x']) {
      expect((await admin.get(`${ACCOUNTS}/${id}`)).body.code).toBe('NOT_FOUND');
      expect((await admin.get(`${ACCOUNTS}/${id}/ledger`)).body.code).toBe('NOT_FOUND');
    }
  });

  it('shows which licences an account was opened under', async () => {
    const register = (agreed_licences: unknown) =>
      anyone.post('/api/v1/auth/register', {
        email: `${randomUUID()}@example.com`,
        password: 'mot-mat-khau-dai',
        agreed_licences,
      });
    const { body } = await register(['OpenRAIL-M']);
    const shown = await admin.get(`${ACCOUNTS}/${body.result.account.id}`);
    expect(shown.body.result.account.agreed_licences).toEqual(['OpenRAIL-M']);
    for (const wrong of ['OpenRAIL-M', null, ['<b>'], [1], ['MIT', 'MIT'], Array(51).fill('MIT')]) {
      const answer = await register(wrong);
      expect([answer.http, answer.body.errors?.[0]?.field]).toEqual([400, 'agreed_licences']);
    }
  });

  it('grants credits, and keeps who did it and why', async () => {
    const { client, accountId } = await anyone.register();
    const grant = (body: object) => admin.post(`${ACCOUNTS}/${accountId}/credits`, body);
    for (const [body, field] of [
      [{ credits: 0, reason: 'x' }, 'credits'],
      [{ credits: 1.5, reason: 'x' }, 'credits'],
      [{ credits: '5', reason: 'x' }, 'credits'],
      [{ credits: 5 }, 'reason'],
      [{ credits: 5, reason: ' ' }, 'reason'],
      [{ credits: 5, reason: 'x', to: 'me' }, 'to'],
    ] as const) {
      const { http, body: answer } = await grant(body);
      expect([http, answer.errors?.map((fault) => fault.field)]).toEqual([400, [field]]);
    }
    const { body } = await grant({ credits: 77, reason: 'một giờ gián đoạn' });
    expect(body.result.account.credits).toEqual({ available: 1077, held: 0 });
    const { items } = (await admin.get(`${ACCOUNTS}/${accountId}/ledger`)).body.result;
    expect(items[0]).toMatchObject({
      type: 'adjustment',
      credits: 77,
      reason: 'một giờ gián đoạn',
      operator_id: adminId,
    });
    const [own] = (await client.get('/api/v1/account/ledger')).body.result.items;
    expect(own).toMatchObject({ credits: 77 });
    expect(own).not.toHaveProperty('reason');
    expect((await admin.post(`${ACCOUNTS}/${randomUUID()}/credits`, { credits: 1, reason: 'x' })).http).toBe(
      404,
    );
  });

  it('grants once, however often the same key comes', async () => {
    const [{ accountId }, { accountId: other }] = [await anyone.register(), await anyone.register()];
    const key = randomUUID();
    const grant = async (credits: number, to: string, idempotencyKey: string) => {
      const gift = { credits, reason: 'bù' };
      const headers = { 'idempotency-key': idempotencyKey };
      const answer = await admin.post(`${ACCOUNTS}/${to}/credits`, gift, headers);
      const said = answer.body.code ?? answer.body.result.account.credits.available;
      return [answer.http, said, answer.headers.get('idempotency-replayed')];
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => grant(50, accountId, key)));
    expect(answers.filter(([, , replayed]) => replayed === null)).toEqual([[200, 1050, null]]);
    expect(await grant(50, accountId, key)).toEqual([200, 1050, 'true']);
    expect(await grant(51, accountId, key)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED', null]);
    expect(await grant(50, other, key)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED', null]);
    expect(await grant(50, accountId, 'two words')).toEqual([400, 'INVALID_PARAMS', null]);
    expect(await grant(50, accountId, randomUUID())).toEqual([200, 1100, null]);
  });

  it('lists transfers, and pays an order with an unmatched one, once', async () => {
    const { client, session } = await anyone.newCustomer();
    const { email: customer } = (await session.get('/api/v1/account')).body.result.account;
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', wanted)).body.result;
    const lost = notification({ content: order.memo, transferAmount: order.amount - 1 });
    await anyone.post('/api/payment/webhook', lost, withSecret);

    const byReference = `${TRANSFERS}?reference_code=${String(lost.referenceCode)}`;
    const [listed] = (await admin.get(`${byReference}&outcome=unmatched`)).body.result.items;
    expect(listed).toMatchObject({ outcome: 'unmatched', reason: 'wrong-amount', order_code: null });
    const waiting = (await admin.get(`${TRANSFERS}/unmatched?reason=wrong-amount`)).body.result.items;
    const { candidates } = waiting.find(({ transfer_id }: Loose) => transfer_id === listed.transfer_id);
    expect(candidates[0]).toMatchObject({
      order_code: order.order_code,
      account_email: customer,
      status: 'PENDING',
      failed: ['wrong-amount'],
      digits_in_place: order.order_code.slice(3),
    });

    const assign = (id: string, body: object) => admin.post(`${TRANSFERS}/${id}/assign`, body);
    const unsaid = { order_code: order.order_code, reason: 'thiếu một đồng' };
    const decision = { ...unsaid, accept_mismatch: order.amount - 1 };
    for (const accepted of [{}, { accept_mismatch: order.amount }]) {
      const { http, body } = await assign(listed.transfer_id, { ...unsaid, ...accepted });
      expect([http, body.code]).toEqual([409, 'TRANSFER_MISMATCH']);
    }
    const act = async (name: string, body?: object) =>
      (await admin.post(`${TRANSFERS}/${listed.transfer_id}/${name}`, body)).body;
    const closure = { as: 'refunded', reason: 'trả lại', refund_reference: 'FT9' };
    expect((await act('close', { ...closure, refund_reference: undefined })).errors?.[0]?.field).toBe(
      'refund_reference',
    );
    expect((await act('close', { ...closure, as: 'lost' })).errors?.[0]?.field).toBe('as');
    expect((await act('close', closure)).result.transfer).toMatchObject({
      closed_as: 'refunded',
      closed_reason: 'trả lại',
      closed_by: adminId,
      refund_reference: 'FT9',
    });
    expect((await assign(listed.transfer_id, decision)).body.code).toBe('TRANSFER_CLOSED');
    const closed = (await admin.get(`${byReference}&closed_as=refunded`)).body.result;
    expect(closed).toMatchObject({ total: 1, items: [{ closed_as: 'refunded' }] });
    expect((await act('reopen')).result.transfer).toMatchObject({ closed_as: null, closed_at: null });
    expect((await assign(listed.transfer_id, { ...decision, reason: '' })).body.errors?.[0]?.field).toBe(
      'reason',
    );
    expect((await assign(randomUUID(), decision)).body.code).toBe('TRANSFER_NOT_FOUND');
    expect((await assign('x', decision)).body.code).toBe('TRANSFER_NOT_FOUND');
    const races = await Promise.all(Array.from({ length: 8 }, () => assign(listed.transfer_id, decision)));
    const outcomes = races.map(({ http, body }) => (http === 200 ? 'paid' : body.code)).sort();
    expect(outcomes).toEqual([...Array<string>(7).fill('TRANSFER_ALREADY_CREDITED'), 'paid']);

    const [paid] = (await admin.get(byReference)).body.result.items;
    expect(paid).toMatchObject({
      outcome: 'credited',
      order_code: order.order_code,
      assigned_reason: 'thiếu một đồng',
      assigned_by: adminId,
    });
    const { account } = (await session.get('/api/v1/account')).body.result;
    expect(account.credits.available).toBe(1000 + order.credits);
    const found = (await admin.get(`${ORDERS}?order_code=${order.order_code}&status=PAID`)).body.result;
    expect(found).toMatchObject({
      total: 1,
      items: [{ account_id: account.id, account_email: customer, transfer_id: listed.transfer_id }],
    });
    expect((await admin.get(`${ORDERS}?account_id=${account.id}&status=PENDING`)).body.result.total).toBe(0);
    expect((await admin.get(`${TRANSFERS}/backlog`)).body.result).toEqual({
      unsettled: 0,
      oldest_received_at: null,
    });

    const speech = await client.post('/api/v1/tts', { input_text: 'Xin chào. '.repeat(101) });
    const receipt = await client.get(`/api/v1/tts/receipt/${speech.body.result.request_id}`);
    expect(receipt.body.result).toMatchObject({
      state: 'charged',
      held: 1010,
      charged: 1010,
      released: 0,
      grants: [
        { type: 'signup', credits: 1000, order_code: null, transfer_reference: null },
        {
          type: 'order',
          credits: 10,
          order_code: order.order_code,
          transfer_reference: lost.referenceCode,
        },
      ],
    });
    expect((await session.get(`/api/v1/tts/receipt/${randomUUID()}`)).body.code).toBe('REQUEST_NOT_FOUND');
  });

  it('refuses filters that mean nothing', async () => {
    for (const [path, field] of [
      [`${ACCOUNTS}?role=king`, 'role'],
      [`${ACCOUNTS}?page=0`, 'page'],
      [`${ORDERS}?status=LOST`, 'status'],
      [`${ORDERS}?account_id=x`, 'account_id'],
      [`${TRANSFERS}?outcome=lost`, 'outcome'],
      [`${TRANSFERS}?reason=lost`, 'reason'],
      [`${TRANSFERS}/unmatched?reason=out`, 'reason'],
      [`${TRANSFERS}?colour=red`, 'colour'],
    ] as const) {
      const { http, body } = await admin.get(path);
      expect([path, http, body.errors?.[0]?.field]).toEqual([path, 400, field]);
    }
  });

  it('changes plans, and keeps who did it and why; what was ordered before stays', async () => {
    const { client } = await anyone.newCustomer();
    const wanted = { plan_id: 'starter', billing_cycle: 'yearly' };
    const before = (await client.post('/api/payment/orders', wanted)).body.result.order;
    const plan = { name: 'Starter', amount: 980_000, credits: 6_000_001, rate_limit_per_minute: 1300 };
    const set = (path: string, body: object) => admin.call('PUT', `${PLANS}/${path}`, body);
    const answer = await set('starter/yearly', { ...plan, reason: 'giá mới' });
    const others = { currency: 'VND', on_sale: true, credits_expire_after_days: null };
    expect(answer.body.result.plan).toEqual({ ...plan, ...wanted, ...others });
    const after = (await client.post('/api/payment/orders', wanted)).body.result.order;
    expect([before.amount, after.amount, after.credits]).toEqual([990_000, 980_000, 6_000_001]);
    const changes = (await admin.get(`${PLANS}/changes`)).body.result;
    expect(changes.items[0]).toMatchObject({ ...plan, ...wanted, reason: 'giá mới', operator_id: adminId });
    for (const [path, body, field] of [
      ['starter/weekly', { ...plan, reason: 'x' }, 'billing_cycle'],
      ['STARTER/yearly', { ...plan, reason: 'x' }, 'plan_id'],
      ['starter/yearly', plan, 'reason'],
      ['starter/yearly', { ...plan, amount: 0, reason: 'x' }, 'amount'],
    ] as const) {
      const { http, body: refusal } = await set(path, body);
      expect([http, refusal.errors?.[0]?.field]).toEqual([400, field]);
    }
    expect((await admin.get(`${PLANS}/changes`)).body.result.total).toBe(changes.total);
  });

  it('exports what was sold, for invoices', async () => {
    const { client } = await anyone.newCustomer();
    const wanted = { plan_id: 'pro', billing_cycle: 'monthly' };
    const { order_code } = (await client.post('/api/payment/orders', wanted)).body.result.order;
    await anyone.post('/api/payment/mock-pay', { order_code });
    const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
    const period = `from=${day(-1)}&to=${day(1)}`;
    const { http, headers, body } = await admin.get(`/api/v1/admin/sales?${period}&format=json`);
    expect([http, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('content-disposition')).toContain(`sales-${day(-1)}-${day(1)}.json`);
    const number = expect.stringMatching(/^\d{4}-\d{6}$/);
    expect(body.result.items.find((sale: Loose) => sale.order_code === order_code)).toMatchObject({
      receipt_number: number,
    });
    for (const [query, field] of [
      ['', 'from'],
      ['from=2026-11-31&to=2026-12-01', 'from'],
      ['from=2026-11-02&to=2026-11-01', 'to'],
      [`${period}&format=xml`, 'format'],
    ] as const) {
      const refusal = await admin.get(`/api/v1/admin/sales?${query}`);
      expect([refusal.http, refusal.body.errors?.[0]?.field]).toEqual([400, field]);
    }
  });

  it('takes plans off sale and puts them back; what was ordered before can still be paid', async () => {
    const { client } = await anyone.newCustomer();
    const wanted = { plan_id: 'business', billing_cycle: 'yearly' };
    const isListed = async () =>
      (await anyone.get('/api/payment/plans')).body.result.items.some(
        (plan: typeof wanted) => plan.plan_id === 'business' && plan.billing_cycle === 'yearly',
      );
    const decide = (what: string, body: object = { reason: 'hết bán' }) =>
      admin.post(`${PLANS}/business/yearly/${what}`, body);
    const order = () => client.post('/api/payment/orders', wanted);
    const { order_code } = (await order()).body.result.order;

    expect((await decide('withdraw')).body.result.plan).toMatchObject({ ...wanted, on_sale: false });
    expect(await isListed()).toBe(false);
    expect(await order()).toMatchObject({ http: 409, body: { code: 'PLAN_OFF_SALE' } });
    const paid = await anyone.post('/api/payment/mock-pay', { order_code });
    expect(paid.body.result.order.status).toBe('PAID');
    const all = (await admin.get(PLANS)).body.result.items;
    expect(all.filter((plan: { on_sale: boolean }) => !plan.on_sale)).toMatchObject([wanted]);
    const [change] = (await admin.get(`${PLANS}/changes`)).body.result.items;
    expect(change).toMatchObject({ ...wanted, on_sale: false, reason: 'hết bán', operator_id: adminId });

    expect((await decide('offer')).body.result.plan).toMatchObject({ ...wanted, on_sale: true });
    expect(await isListed()).toBe(true);
    expect((await order()).http).toBe(200);
    expect(await decide('withdraw', {})).toMatchObject({
      http: 400,
      body: { errors: [{ field: 'reason' }] },
    });
    const unknown = await admin.post(`${PLANS}/none/weekly/withdraw`, { reason: 'x' });
    expect(unknown).toMatchObject({ http: 404, body: { code: 'PLAN_NOT_FOUND' } });
  });

  it('shows the engines and what is not finished', async () => {
    const { engines, backlog } = (await admin.get(SPEECH)).body.result;
    expect(engines).toContainEqual({
      provider: expect.stringContaining('espeak'),
      available: true,
      voices: expect.any(Number),
    });
    expect(backlog).toEqual({ pending: 0, overdue: 0, oldest_created_at: null });
  });

  it('ends the sessions of an account whose password the operator resets, and shows the new one once', async () => {
    const { code, stdout } = await runCommand(service, 'account:password', '--email', email);
    expect(code).toBe(0);
    expect((await admin.get('/api/v1/account')).http).toBe(401);
    expect(await signIn('mot mat khau dai')).toBeNull();
    expect(stdout.trim()).toMatch(/^[\w-]{20}$/);
    expect(await signIn(stdout.trim())).not.toBeNull();
  });
});

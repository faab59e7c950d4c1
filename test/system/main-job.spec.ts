import { BUILD_LIMIT_MS } from '../harness/built-app';
import { Client, notification, withSecret } from '../harness/client';
import { eventually } from '../harness/eventually';
import { Service } from '../harness/service';

const TEXT = 'Xin chào! Đơn hàng của bạn là 1.500.000đ.';

describe('the main job of a customer', () => {
  let service: Service;
  let anyone: Client;

  beforeAll(async () => {
    service = await Service.start({ variables: { SIGNUP_CREDITS: '100' } });
    anyone = new Client(service.baseUrl);
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  const credits = async (client: Client): Promise<{ available: number; held: number }> =>
    (await client.get('/api/v1/account')).body.result.account.credits;

  it('speaks, charges by the character and lets the file be heard', async () => {
    const { client } = await anyone.newCustomer();
    const answer = await client.post('/api/v1/tts', { input_text: TEXT });
    expect(answer.http).toBe(200);
    expect(answer.body.status).toBe(1);
    const { result } = answer.body;
    expect(Object.keys(result).sort()).toEqual([
      'audio_url',
      'char_count',
      'duration_sec',
      'expires_at',
      'file_size',
      'provider',
      'request_id',
      'speaker_id',
      'speaker_name',
    ]);
    expect(result.char_count).toBe([...TEXT].length);
    expect(result.duration_sec).toBeGreaterThan(2);
    expect(result.expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await credits(client)).toEqual({ available: 100 - result.char_count, held: 0 });

    const audio = await fetch(result.audio_url);
    expect(audio.headers.get('content-type')).toBe('audio/mpeg');
    expect((await audio.arrayBuffer()).byteLength).toBe(result.file_size);
    const part = await fetch(result.audio_url, { headers: { range: 'bytes=0-99' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 0-99/${result.file_size}`);
  });

  it('lists what was made, newest first, and finds one request', async () => {
    const { client } = await anyone.newCustomer();
    const first = (await client.post('/api/v1/tts', { input_text: 'Một.' })).body.result;
    const second = (await client.post('/api/v1/tts', { input_text: 'Hai.', audio_type: 'wav' })).body.result;

    const { result } = (await client.get('/api/v1/tts/history')).body;
    expect(result).toMatchObject({ total: 2, page: 1, limit: 20 });
    expect(result.items.map((item: { request_id: string }) => item.request_id)).toEqual([
      second.request_id,
      first.request_id,
    ]);
    expect(result.items[0]).toMatchObject({
      input_text: 'Hai.',
      audio_type: 'wav',
      status: 'SUCCESS',
      char_count: 4,
    });

    const one = await client.get(`/api/v1/tts/status/${first.request_id}`);
    expect(one.body.result).toMatchObject({
      request_id: first.request_id,
      error: null,
      provider: first.provider,
    });
    const { client: other } = await anyone.newCustomer();
    const foreign = await other.get(`/api/v1/tts/status/${first.request_id}`);
    expect([foreign.http, foreign.body.code]).toEqual([404, 'REQUEST_NOT_FOUND']);
  });

  it('sells credits: order, QR code, webhook, credits, and spends them until 402', async () => {
    const { client } = await anyone.newCustomer();
    const [plan] = (await anyone.get('/api/payment/plans')).body.result.items;
    const { plan_id, billing_cycle } = plan;
    const { order, qr } = (await client.post('/api/payment/orders', { plan_id, billing_cycle })).body.result;
    expect(order).toMatchObject({
      status: 'PENDING',
      amount: plan.amount,
      credits: plan.credits,
      paid_at: null,
    });
    expect(order.order_code).toMatch(/^LOA\d{8}$/);
    expect(order.memo).toBe(order.order_code.replace('LOA', 'LOA '));
    expect(qr.content).toContain(order.memo);
    expect((await fetch(qr.image_url)).headers.get('content-type')).toBe('image/png');

    const paid = notification({
      content: `MBVCB.123456.${order.memo}.CT tu 0071000000`,
      transferAmount: order.amount,
    });
    const answer = await anyone.post('/api/payment/webhook', paid, withSecret);
    expect(answer.http).toBe(200);
    expect(answer.body).toMatchObject({ status: 1, success: true, result: { outcome: 'credited' } });
    const repeat = await anyone.post('/api/payment/webhook', paid, withSecret);
    expect(repeat.body.result.outcome).toBe('duplicate');

    const state = (await anyone.get(`/api/payment/check-status/${order.order_code}`)).body.result;
    expect(state).toMatchObject({ order_code: order.order_code, status: 'PAID', amount: order.amount });
    expect(await credits(client)).toEqual({ available: 100 + order.credits, held: 0 });
    const ledger = (await client.get('/api/v1/account/ledger')).body.result;
    expect(ledger.items[0]).toMatchObject({
      credits: order.credits,
      order_code: order.order_code,
      balance_after: 100 + order.credits,
    });
  });

  it('refuses with 402 what the credits do not cover, and holds nothing', async () => {
    const { client } = await anyone.newCustomer();
    const answer = await client.post('/api/v1/tts', { input_text: 'a'.repeat(101) });
    expect([answer.http, answer.body.code]).toEqual([402, 'INSUFFICIENT_CREDITS']);
    expect(await credits(client)).toEqual({ available: 100, held: 0 });
    expect((await client.get('/api/v1/tts/history')).body.result.total).toBe(0);
  });

  it('simulates a payment, once', async () => {
    const { client } = await anyone.newCustomer();
    const body = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', body)).body.result;
    const pay = () => anyone.post('/api/payment/mock-pay', { order_code: order.order_code });
    const first = (await pay()).body.result;
    expect(first.order).toMatchObject({ status: 'PAID', order_code: order.order_code });
    expect(typeof first.message).toBe('string');
    expect((await pay()).body.result.order).toEqual(first.order);
    expect((await credits(client)).available).toBe(100 + order.credits);
    const unknown = await anyone.post('/api/payment/mock-pay', { order_code: 'LOA00000000' });
    expect([unknown.http, unknown.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
  });

  it('makes exactly 10 of 60 concurrent calls on a balance for 10', async () => {
    const { client } = await anyone.newCustomer();
    const calls = Array.from({ length: 60 }, () => client.post('/api/v1/tts', { input_text: 'mười chữ.!' }));
    const codes = (await Promise.all(calls)).map(({ http }) => http).sort();
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.filter((code) => code === 402)).toHaveLength(50);
    expect(await credits(client)).toEqual({ available: 0, held: 0 });
  });

  it('credits 200 copies of one notification beside mock-pay once', async () => {
    const { client } = await anyone.newCustomer();
    const body = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', body)).body.result;
    const copy = notification({ content: order.memo, transferAmount: order.amount });
    // On a machine that is busy with other things a copy may be told to come back: gateways do.
    const deliver = async (): Promise<{ http: number }> => {
      const answer = await anyone.post('/api/payment/webhook', copy, withSecret);
      if (answer.http !== 503) return answer;
      await new Promise((resolve) => setTimeout(resolve, 1_000 * Number(answer.headers.get('retry-after'))));
      return deliver();
    };
    const deliveries = Array.from({ length: 200 }, deliver);
    const simulated = anyone.post('/api/payment/mock-pay', { order_code: order.order_code });
    const answers = await Promise.all([...deliveries, simulated]);
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]));
    await eventually(async () => (await credits(client)).available === 100 + order.credits);
    const { items } = (await client.get('/api/v1/account/ledger')).body.result;
    expect(items.filter((item: { order_code: string }) => item.order_code === order.order_code)).toHaveLength(
      1,
    );
  });
});

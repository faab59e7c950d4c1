import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { Service } from '../../harness/service';

/** The server hears of a reader that has gone a moment later. */
const whenLetIn = (call: () => Promise<Response>): Promise<number> =>
  eventually(async () => {
    const { status } = await call();
    return status !== 429 && status;
  });

describe('the events of an order', () => {
  let here: Service;
  let elsewhere: Service;
  beforeAll(async () => {
    here = await Service.start({ variables: { RATE_LIMIT_ENABLED: 'true' } });
    const { databaseUrl, dataDir } = here;
    elsewhere = await Service.start({ continues: { databaseUrl, dataDir } });
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await elsewhere.stop();
    await here.stop();
  });

  async function placeOrder() {
    const { key, client } = await new Client(here.baseUrl).newCustomer();
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    return { key, order: (await client.post('/api/payment/orders', wanted)).body.result.order };
  }

  const follow = (orderCode: string, key: string, service = here) =>
    fetch(`${service.baseUrl}/api/payment/orders/${orderCode}/events`, {
      headers: { authorization: `Bearer ${key}` },
    });

  /** The data of every event until the stream ends; `between` runs when the first has come. */
  async function statusesOf(response: Response, between = () => Promise.resolve()): Promise<string[]> {
    const statuses: string[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) {
      for (const [, data = ''] of decoder.decode(chunk).matchAll(/^event: status\ndata: (.*)\n\n/gm)) {
        statuses.push((JSON.parse(data) as { status: string }).status);
        if (statuses.length === 1) await between();
      }
    }
    return statuses;
  }

  it('tell it paid, also when another process has settled the transfer, and end', async () => {
    const { key, order } = await placeOrder();
    const response = await follow(order.order_code, key);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const statuses = await statusesOf(response, async () => {
      const paid = notification({ content: order.memo, transferAmount: order.amount });
      const answer = await new Client(elsewhere.baseUrl).post('/api/payment/webhook', paid, withSecret);
      expect(answer.http).toBe(200);
    });
    expect(statuses).toEqual(['PENDING', 'PAID']);
    expect(await statusesOf(await follow(order.order_code, key))).toEqual(['PAID']);
  });

  it("are only for the order's owner", async () => {
    const { order } = await placeOrder();
    const { key } = await new Client(here.baseUrl).newCustomer();
    const answer = await follow(order.order_code, key);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
    expect((await follow(order.order_code, 'none')).status).toBe(401);
  });

  it('are followed ten times at once by an account, and again when one has gone', async () => {
    const { key, order } = await placeOrder();
    const { key: another, order: others } = await placeOrder();
    const readers = Array.from({ length: 10 }, () => new AbortController());
    const open = (signal?: AbortSignal) =>
      fetch(`${here.baseUrl}/api/payment/orders/${order.order_code}/events`, {
        headers: { authorization: `Bearer ${key}` },
        ...(signal && { signal }),
      });
    const streams = await Promise.all(readers.map(({ signal }) => open(signal)));
    expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const refused = await open();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' });
    const theirs = await follow(others.order_code, another);
    expect(theirs.status).toBe(200);
    await theirs.body!.cancel();

    readers[0]!.abort();
    const reopened = new AbortController();
    await expect(whenLetIn(() => open(reopened.signal))).resolves.toBe(200);
    for (const reader of [...readers, reopened]) reader.abort();
  });

  // The last: it ends a process.
  it('do not hold up the end of the process', async () => {
    const { key, order } = await placeOrder();
    const response = await follow(order.order_code, key, elsewhere);
    const statuses = await statusesOf(response, async () => {
      expect(await elsewhere.terminate()).toBe(0);
    });
    expect(statuses).toEqual(['PENDING']);
  });
});

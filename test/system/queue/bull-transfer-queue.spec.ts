import { ReceiveTransfer } from '../../../src/billing/application/transfers/receive-transfer';
import { TransferQueue } from '../../../src/billing/application/transfers/transfer-queue';
import type { BullTransferQueue } from '../../../src/billing/infrastructure/transfers/bull-transfer-queue';
import { EventBus } from '../../../src/shared/application/event-bus';
import { OrderPaid } from '../../../src/shared/events/order-paid';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { TcpProxy } from '../../harness/servers/tcp-proxy';
import { eventually } from '../../harness/eventually';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

let redis: TestRedis;
let network: TcpProxy;
let bench: BillingBench;
/** How often the handler fails yet, by order: a late job of another order takes none of them. */
const failures = new Map<string, number>();

const queueOf = (billing: BillingBench) => (billing.get(TransferQueue) as BullTransferQueue)['queue'];

beforeAll(async () => {
  redis = await startRedis();
  network = await TcpProxy.before(redis.url);
  bench = await BillingBench.start({ REDIS_URL: network.url.replace('http:', 'redis:') });
  bench.get(EventBus).subscribe(OrderPaid, {
    handle({ orderCode }) {
      const left = failures.get(orderCode) ?? 0;
      failures.set(orderCode, left - 1);
      return left > 0 ? Promise.reject(new Error('the handler fails')) : Promise.resolve();
    },
  });
});
afterAll(async () => {
  await bench.close();
  await network.close();
  await redis.stop();
});

it('settles through Redis what was not settled on the spot, and tries again', async () => {
  const order = await bench.placeOrder();
  failures.set(order.toState().orderCode, 2);
  expect(await bench.get(ReceiveTransfer).execute(exactTransfer(order), {})).toBe('accepted');
  await eventually(async () => (await bench.find(order)).isPaid);
  expect(await bench.grants(order)).toBe(1);
});

it('changes nothing when a job comes twice', async () => {
  const order = await bench.placeOrder();
  const notice = exactTransfer(order);
  expect(await bench.deliver(notice)).toBe('credited');
  const [before] = await bench.transfers(notice.referenceCode);
  let completed = 0;
  queueOf(bench).on('completed', () => (completed += 1));
  for (let copy = 1; copy <= 3; copy += 1) {
    bench.get(TransferQueue).push(before?.id ?? '', new Error('again'));
    await eventually(() => completed >= copy);
  }
  expect(await bench.transfers(notice.referenceCode)).toEqual([before]);
  expect(await bench.grants(order)).toBe(1);
});

it('waits for no answer of Redis, and works again once there is one', async () => {
  network.fromClient = () => Buffer.alloc(0);
  const order = await bench.placeOrder();
  failures.set(order.toState().orderCode, 1);
  expect(await bench.deliver(exactTransfer(order))).toBe('accepted');

  network.calm();
  network.cut();
  const { client } = queueOf(bench);
  await eventually(() => client.ping().catch(() => false)); // it has reconnected
  const other = await bench.placeOrder();
  failures.set(other.toState().orderCode, 1);
  expect(await bench.deliver(exactTransfer(other))).toBe('accepted');
  await eventually(async () => (await bench.find(other)).isPaid);
  expect(await bench.grants(other)).toBe(1);
});

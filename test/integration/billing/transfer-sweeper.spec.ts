import { TransfersRepository } from '../../../src/billing/application/transfers/transfers.repository';
import { Transfer } from '../../../src/billing/domain/transfers/transfer';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';
import { eventually } from '../../harness/eventually';

let bench: BillingBench;
beforeAll(async () => {
  bench = await BillingBench.start({}, true);
});
afterAll(() => bench.close());

it('settles by itself what a process that died has left behind', async () => {
  const order = await bench.placeOrder();
  const receivedAt = new Date(bench.now().getTime() - 60_000);
  const id = '7c0e7b6e-5a3f-4a43-9f5e-1d2c3b4a5f60';
  await bench.get(TransfersRepository).add(Transfer.receive(id, exactTransfer(order), {}, receivedAt));
  await eventually(async () => (await bench.find(order)).isPaid);
  expect(await bench.grants(order)).toBe(1);
});

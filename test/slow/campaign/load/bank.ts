import { randomUUID } from 'node:crypto';
import { notification, withSecret } from '../../../harness/client';
import type { Transfer } from '../journal';
import { post } from './call';
import { type Load, RETRY_MS } from './load';

interface PayableOrder {
  readonly orderCode: string;
  readonly amountVnd: number;
  readonly memo: string;
}

/** How often the bank tells of one transfer, at the least: gateways repeat what they were answered already. */
const DELIVERIES = { least: 2, most: 6 };

/** The latest that the bank tells of a transfer for the first time, or again. */
const LATE_MS = 6_000;

/** Some money arrives for most orders: what is due, sometimes twice, sometimes too little or for nobody. */
export function announceTransfers(load: Load, { orderCode, amountVnd, memo }: PayableOrder): void {
  const { random } = load;
  const due = { content: `${memo} chuyen tien`, transferAmount: amountVnd };
  if (!random.chance(0.95)) return; // never paid
  announce(load, orderCode, due);
  if (random.chance(0.1)) announce(load, orderCode, due); // another transfer for the same order
  if (random.chance(0.1)) announce(load, null, { ...due, transferAmount: amountVnd - 1_000 });
  if (random.chance(0.05)) announce(load, null, { ...due, content: 'mung sinh nhat' });
}

function announce(load: Load, pays: string | null, facts: { content: string; transferAmount: number }): void {
  const { random, agenda, journal } = load;
  const referenceCode = `FT${randomUUID()}`;
  const transfer: Transfer = { referenceCode, pays, deliveries: 0, acknowledged: [] };
  journal.transfers.push(transfer);
  const told = notification({ ...facts, referenceCode });

  const deliver = async (): Promise<void> => {
    transfer.deliveries += 1;
    const { http, body } = await post(journal, {
      baseUrl: random.pick(load.world.apiUrls),
      path: '/api/payment/webhook',
      body: told,
      headers: withSecret,
    });
    if (http === 200) transfer.acknowledged.push(String(body.result.outcome));
    else agenda.repeat(deliver, RETRY_MS); // a gateway goes on until it is answered
  };
  const times = random.between(DELIVERIES.least, DELIVERIES.most);
  const isAtOnce = random.chance(0.3);
  if (isAtOnce) agenda.add(async () => void (await Promise.all(Array.from({ length: times }, deliver))));
  else for (let time = 0; time < times; time += 1) agenda.add(deliver, random.between(0, LATE_MS));
}

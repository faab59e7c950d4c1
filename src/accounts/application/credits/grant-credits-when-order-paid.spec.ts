import { InMemoryCreditLedger } from '../../../../test/harness/in-memory/in-memory-credit-ledger';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';
import { InProcessEventBus } from '../../../platform/events/in-process-event-bus';
import { OrderPaid } from '../../../shared/events/order-paid';
import { AccountNotFound, AlreadyGranted } from '../../domain/accounts.errors';
import type { AccountsRepository } from '../accounts.repository';
import { GrantCreditsWhenOrderPaid } from './grant-credits-when-order-paid';

describe('GrantCreditsWhenOrderPaid', () => {
  let ledger: InMemoryCreditLedger;
  let raised: unknown[][];
  let events: InProcessEventBus;
  beforeEach(async () => {
    ledger = new InMemoryCreditLedger(new InMemoryTransaction());
    await ledger.openAccount('Lan', 5);
    raised = [];
    const accounts = {
      raisePlan: (...plan: unknown[]) => Promise.resolve(void raised.push(plan)),
    } as unknown as AccountsRepository;
    events = new InProcessEventBus();
    new GrantCreditsWhenOrderPaid(accounts, ledger, events);
  });
  const paidAt = new Date('2026-11-20T08:00:00.000Z');
  const pay = (accountId = 'Lan', days: number | null = null) =>
    events.publish([new OrderPaid('LOA12345678', accountId, 99_000, 100, 'pro', 1_200, days, paidAt)]);

  it('has them end so many days after the payment as the plan has said, and else never', async () => {
    await pay('Lan', 30);
    const expiresAt = new Date('2026-12-20T08:00:00.000Z');
    expect(await ledger.lots.left('Lan')).toMatchObject([{ creditsLeft: 100, expiresAt }]);
  });

  it('gives the account what its order bought, and the plan', async () => {
    await pay();
    expect(ledger.balanceOf('Lan')).toMatchObject({ available: 105, granted: 105 });
    const { items } = await ledger.entries('Lan', { page: 1, limit: 1 });
    expect(items).toMatchObject([
      { type: 'order', credits: 100, sourceId: 'LOA12345678', reason: null, expiresAt: null },
    ]);
    expect(raised).toEqual([['Lan', 'pro', 1_200]]);
  });

  it('gives it once, and tells whoever marks the order paid what went wrong', async () => {
    await pay();
    await expect(pay()).rejects.toThrow(AlreadyGranted);
    await expect(pay('nobody')).rejects.toThrow(AccountNotFound);
    expect(ledger.balanceOf('Lan').available).toBe(105);
    expect(raised).toHaveLength(1);
  });
});

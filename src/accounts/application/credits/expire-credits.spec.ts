import { InMemoryCreditLedger } from '../../../../test/harness/in-memory/in-memory-credit-ledger';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';
import { MovableClock } from '../../../../test/harness/movable-clock';
import { InProcessEventBus } from '../../../platform/events/in-process-event-bus';
import { CreditsExpired, CreditsExpiring } from '../../domain/credits/ending-credits';
import type { AccountsRepository } from '../accounts.repository';
import { ExpireCredits } from './expire-credits';

const DAY_S = 86_400;

describe('ExpireCredits', () => {
  let clock: MovableClock;
  let ledger: InMemoryCreditLedger;
  let expire: ExpireCredits;
  /** What was published, as `account: what`, in that order. */
  let said: string[];
  /** Owners whose events are refused. */
  let deaf: Set<string>;
  let grants: number;
  beforeEach(async () => {
    clock = new MovableClock(new Date('2026-11-20T08:00:00.000Z'));
    const transaction = new InMemoryTransaction();
    ledger = new InMemoryCreditLedger(transaction);
    await ledger.openAccount('Lan', 5);
    const accounts = {
      lock: () => Promise.resolve(transaction.requireForLock()),
    } as unknown as AccountsRepository;
    const events = new InProcessEventBus();
    [said, deaf, grants] = [[], new Set(), 0];
    const note = (accountId: string, what: string) => {
      if (deaf.has(accountId)) return Promise.reject(new Error('deaf'));
      return Promise.resolve(void said.push(`${accountId}: ${what}`));
    };
    events.subscribe(CreditsExpired, {
      handle: ({ accountId, charge }) => note(accountId, `${charge.credits} to ${charge.balanceAfter}`),
    });
    events.subscribe(CreditsExpiring, {
      handle: ({ accountId, lots }) =>
        note(accountId, `${lots.map(({ creditsLeft }) => creditsLeft).join(' and ')} will end`),
    });
    expire = new ExpireCredits(accounts, ledger, ledger.lots, transaction, events, clock);
  });

  /** Credits that end so many days from now. */
  const grant = (accountId: string, credits: number, days: number) =>
    ledger.grant({
      ...{ accountId, credits, type: 'order', sourceId: `order ${(grants += 1)}`, reason: null },
      expiresAt: new Date(clock.now().getTime() + days * DAY_S * 1000),
    });

  it('ends credits at their time, by an entry of the ledger, once, and none that never end', async () => {
    await grant('Lan', 100, 30);
    clock.moveOn(30 * DAY_S - 1);
    await expire.execute();
    expect(ledger.balanceOf('Lan').available).toBe(105);
    said = [];

    clock.moveOn(1);
    await expire.execute();
    await expire.execute();
    expect(said).toEqual(['Lan: -100 to 5']);
    expect(ledger.balanceOf('Lan')).toMatchObject({ available: 5, ending: 0 });
    const { items } = await ledger.entries('Lan', { page: 1, limit: 1 });
    expect(items).toMatchObject([{ type: 'expiry', credits: -100, balanceAfter: 5 }]);
  });

  it('tells of credits a week before they end, each grant once', async () => {
    await grant('Lan', 100, 8);
    await expire.execute();
    expect(said).toEqual([]);
    clock.moveOn(DAY_S);
    await expire.execute();
    await expire.execute();
    expect(said).toEqual(['Lan: 100 will end']);
    await grant('Lan', 20, 3);
    await grant('Lan', 30, 2);
    await expire.execute();
    expect(said).toEqual(['Lan: 100 will end', 'Lan: 30 and 20 will end']);
  });

  it('says nothing of what was spent before', async () => {
    await grant('Lan', 100, 8);
    await ledger.spend('Lan', 100, 'request');
    clock.moveOn(10 * DAY_S);
    await expire.execute();
    expect(said).toEqual([]);
    expect(ledger.balanceOf('Lan').available).toBe(5);
  });

  it('leaves what is held for a request, and ends it once it is given back', async () => {
    await grant('Lan', 100, 8);
    await ledger.hold('Lan', 40, 'request');
    clock.moveOn(8 * DAY_S);
    await expire.execute();
    expect(ledger.balanceOf('Lan')).toMatchObject({ available: 5, held: 40 });
    await ledger.release('request');
    await expire.execute();
    expect(ledger.balanceOf('Lan')).toMatchObject({ available: 5, held: 0 });
    expect(said).toEqual(['Lan: -60 to 45', 'Lan: 40 will end', 'Lan: -40 to 5']);
  });

  it('comes to every account, also when there are more than one look finds', async () => {
    const owners = Array.from({ length: 401 }, (_, index) => `owner ${String(index).padStart(3, '0')}`);
    for (const owner of owners) {
      await ledger.openAccount(owner);
      await grant(owner, 10, 1);
    }
    await expire.execute();
    expect(said).toEqual(owners.map((owner) => `${owner}: 10 will end`));
    said = [];
    clock.moveOn(DAY_S);
    await expire.execute();
    expect(said).toEqual(owners.map((owner) => `${owner}: -10 to 0`));
  });

  it('ends and notes nothing of which the word cannot be passed on, so that the next run does both', async () => {
    await grant('Lan', 100, 7);
    deaf.add('Lan');
    await expect(expire.execute()).rejects.toThrow('Lan');
    deaf.clear();
    await expire.execute();
    expect(said).toEqual(['Lan: 100 will end']);
    clock.moveOn(7 * DAY_S);
    deaf.add('Lan');
    await expect(expire.execute()).rejects.toMatchObject({ cause: new Error('deaf') });
    expect(ledger.balanceOf('Lan').available).toBe(105);
    deaf.clear();
    await expire.execute();
    expect(ledger.balanceOf('Lan').available).toBe(5);
  });

  it('does not let an account with which it fails keep the others waiting', async () => {
    await ledger.openAccount('Minh');
    for (const owner of ['Lan', 'Minh']) await grant(owner, 100, 7);
    deaf.add('Lan');
    await expect(expire.execute()).rejects.toThrow('could not be ended or announced: Lan');
    clock.moveOn(7 * DAY_S);
    await expect(expire.execute()).rejects.toThrow('could not be ended or announced: Lan');
    expect(said).toEqual(['Minh: 100 will end', 'Minh: -100 to 0']);
  });
});

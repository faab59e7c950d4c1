import { InMemoryCreditLedger } from '../../../../test/harness/in-memory/in-memory-credit-ledger';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';
import { RequestNeverHeld } from '../../domain/accounts.errors';
import { TraceSpending } from './trace-spending';

describe('TraceSpending', () => {
  let ledger: InMemoryCreditLedger;
  beforeEach(async () => {
    ledger = new InMemoryCreditLedger(new InMemoryTransaction());
    await ledger.openAccount('Lan');
    for (const [credits, sourceId] of [
      [10, 'first'],
      [20, 'second'],
    ] as const) {
      await ledger.grant({ accountId: 'Lan', credits, type: 'order', sourceId, reason: null });
    }
  });
  const trace = async (requestId: string, accountId = 'Lan') => {
    const { hold, slices } = await new TraceSpending(ledger, ledger.lots).execute(accountId, requestId);
    return [hold.state, ...slices.map(({ grant, credits }) => [grant.sourceId, credits])];
  };

  it('names the grants that paid for a request, in the order in which they are spent', async () => {
    await ledger.spend('Lan', 8, 'a');
    await ledger.hold('Lan', 5, 'b');
    await ledger.charge('b');
    expect(await trace('a')).toEqual(['charged', ['first', 8]]);
    expect(await trace('b')).toEqual(['charged', ['first', 2], ['second', 3]]);
  });

  it('names grants that end before the others, and of them that first which ends first', async () => {
    const give = (credits: number, sourceId: string, day: number) => {
      const expiresAt = new Date(Date.UTC(2027, 0, day));
      return ledger.grant({ accountId: 'Lan', credits, type: 'order', sourceId, reason: null, expiresAt });
    };
    await give(7, 'late', 9);
    await ledger.spend('Lan', 3, 'a');
    await give(5, 'soon', 2);
    await ledger.spend('Lan', 6, 'b');
    await ledger.spend('Lan', 15, 'c');
    expect(await trace('a')).toEqual(['charged', ['late', 3]]);
    expect(await trace('b')).toEqual(['charged', ['soon', 5], ['late', 1]]);
    expect(await trace('c')).toEqual(['charged', ['late', 3], ['first', 10], ['second', 2]]);
  });

  it('names none while the credits are held, and after they were given back', async () => {
    await ledger.hold('Lan', 5, 'a');
    expect(await trace('a')).toEqual(['held']);
    await ledger.release('a');
    expect(await trace('a')).toEqual(['released']);
  });

  it('finds neither an unknown request nor one of another account', async () => {
    await ledger.openAccount('Minh');
    await ledger.spend('Lan', 5, 'a');
    await expect(trace('b')).rejects.toThrow(RequestNeverHeld);
    await expect(trace('a', 'Minh')).rejects.toThrow(RequestNeverHeld);
  });
});

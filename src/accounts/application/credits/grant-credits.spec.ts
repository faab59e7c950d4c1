import { InMemoryCreditLedger } from '../../../../test/harness/in-memory/in-memory-credit-ledger';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { IdempotencyKeyReused } from '../../../shared/domain/idempotency.errors';
import { AccountNotFound } from '../../domain/accounts.errors';
import { GrantCredits } from './grant-credits';

describe('GrantCredits', () => {
  let ledger: InMemoryCreditLedger;
  let grantCredits: GrantCredits;
  beforeEach(async () => {
    ledger = new InMemoryCreditLedger(new InMemoryTransaction());
    await ledger.openAccount('Lan');
    await ledger.openAccount('Minh');
    grantCredits = new GrantCredits(ledger);
  });
  const gift = { accountId: 'Lan', credits: 50, reason: 'bù' };

  it('keeps who gave them and why', async () => {
    expect(await grantCredits.execute({ ...gift, operatorId: 'operator' })).toBe(false);
    const { items } = await ledger.entries('Lan', { page: 1, limit: 10 });
    expect(items).toMatchObject([
      { type: 'adjustment', credits: 50, reason: 'bù', operatorId: 'operator', balanceAfter: 50 },
    ]);
  });

  it('gives every time without an idempotency key, and once with the same one', async () => {
    await grantCredits.execute(gift);
    await grantCredits.execute(gift);
    const replays = await Promise.all(
      Array.from({ length: 6 }, () => grantCredits.execute({ ...gift, idempotencyKey: 'k' })),
    );
    expect(replays.filter((isReplay) => !isReplay)).toHaveLength(1);
    expect(ledger.balanceOf('Lan').available).toBe(150);
  });

  it('takes the keys of two operators for two keys', async () => {
    for (const operatorId of ['one', 'other']) {
      expect(await grantCredits.execute({ ...gift, operatorId, idempotencyKey: 'k' })).toBe(false);
    }
  });

  it.each([{ credits: 51 }, { reason: 'quà' }, { accountId: 'Minh' }])(
    'refuses the same key with other contents: %j',
    async (changes) => {
      await grantCredits.execute({ ...gift, idempotencyKey: 'k' });
      const other = grantCredits.execute({ ...gift, ...changes, idempotencyKey: 'k' });
      await expect(other).rejects.toThrow(IdempotencyKeyReused);
      expect([ledger.balanceOf('Lan').available, ledger.balanceOf('Minh').available]).toEqual([50, 0]);
    },
  );

  it('refuses an unknown account, a missing reason and a malformed key', async () => {
    await expect(grantCredits.execute({ ...gift, accountId: 'nobody' })).rejects.toThrow(AccountNotFound);
    const unexplained = grantCredits.execute({ ...gift, reason: ' ' });
    await expect(unexplained).rejects.toThrow(InvalidParameters);
    await expect(unexplained).rejects.toMatchObject({ faults: [{ field: 'reason', code: 'REQUIRED' }] });
    await expect(grantCredits.execute({ ...gift, idempotencyKey: 'đ' })).rejects.toThrow(InvalidParameters);
  });
});

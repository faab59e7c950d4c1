import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AccountsRepository, CreditLedger, OpenAccount } from '../../../src/accounts';
import { CreditLots } from '../../../src/accounts/application/credits/credit-lots';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { Transaction } from '../../../src/shared/application/transaction';
import { describeCreditLedger, type LedgerStage } from '../../contracts/credit-ledger.contract';
import { describeExpiringCredits } from '../../contracts/expiring-credits.contract';
import { startApplication, type TestApplication } from '../../harness/application';

describe('the credit ledger in PostgreSQL', () => {
  let test: TestApplication;

  beforeAll(async () => {
    test = await startApplication({ SIGNUP_CREDITS: '0' });
  });
  afterAll(() => test.close());

  const openAccount = async (): Promise<string> => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await test.app
      .get(OpenAccount)
      .execute({ email, password: null, name: 'Lan', role: 'customer' });
    return id;
  };

  const openStage = (): LedgerStage => ({
    ledger: test.app.get(CreditLedger),
    lots: test.app.get(CreditLots),
    transaction: test.app.get(Transaction),
    openAccount,
    async balanceOf(id) {
      const account = await test.app.get(AccountsRepository).find(id);
      if (!account) throw new Error(`No account ${id}.`);
      const { creditsAvailable: available, creditsHeld: held, creditsGranted: granted } = account;
      return { available, held, granted };
    },
  });
  describeCreditLedger('TypeOrmCreditLedger', openStage);
  describeExpiringCredits('TypeOrmCreditLedger', openStage);

  it('lets nobody change or delete an entry', async () => {
    const grant = { type: 'adjustment', sourceId: randomUUID(), reason: 'test' } as const;
    await test.app.get(CreditLedger).grant({ ...grant, accountId: await openAccount(), credits: 1 });
    const dataSource = test.app.get(DataSource);
    await expect(dataSource.query('UPDATE credit_entries SET credits = 2')).rejects.toThrow('only grows');
    await expect(dataSource.query('DELETE FROM credit_entries')).rejects.toThrow('only grows');
    await expect(dataSource.query('TRUNCATE credit_entries CASCADE')).rejects.toThrow('only grows');
    await expect(dataSource.query('DELETE FROM credit_lot_uses')).rejects.toThrow('only grows');
  });

  it('passes the checks of verify-ledger that concern credits, after all of the above', async () => {
    const concerned = ledgerChecks.filter(({ sql }) => !/speech_requests|orders|transfers/.test(sql));
    expect(concerned.length).toBeGreaterThanOrEqual(5);
    const dataSource = test.app.get(DataSource);
    for (const { name, sql } of concerned) expect([name, await dataSource.query(sql)]).toEqual([name, []]);
  });
});

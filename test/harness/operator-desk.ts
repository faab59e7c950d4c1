import { randomUUID } from 'node:crypto';
import { OpenAccount } from '../../src/accounts';
import { TypeOrmTransaction } from '../../src/platform/database/typeorm-transaction';
import { type AccountApi, Browser, PASSWORD, startAccountApi } from './account-api';

const SECRET = 'a-secret-of-the-bank-for-tests-0123456789';

/** The service as an operator who is logged in to it sees it. */
export class OperatorDesk {
  private constructor(
    readonly api: AccountApi,
    readonly operator: Browser,
    readonly operatorId: string,
  ) {}

  /** @param settings further ones */
  static async open(settings: Record<string, string> = {}): Promise<OperatorDesk> {
    const api = await startAccountApi({ RATE_LIMIT_ENABLED: 'false', WEBHOOK_SECRETS: SECRET, ...settings });
    const email = `${randomUUID()}@example.com`;
    const details = { email, password: PASSWORD, name: 'Op', role: 'admin' } as const;
    const { id } = await api.app.get(OpenAccount).execute(details);
    const operator = new Browser(api, '198.51.100.9');
    await operator.logIn(email);
    return new OperatorDesk(api, operator, id);
  }

  close(): Promise<void> {
    return this.api.close();
  }

  query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.api.app.get(TypeOrmTransaction).query<Row>(sql, parameters);
  }

  /** Money that waits for an operator. @returns the id of the transfer */
  waitingTransfer(transferAmount = 99_000): Promise<string> {
    return this.receive({ content: 'tien an', transferAmount, accountNumber: '0123499999' });
  }

  /** Money that comes in, as the bank tells of it. @returns the id of the transfer */
  async receive(told: {
    readonly content: string;
    readonly transferAmount: number;
    readonly accountNumber?: string;
  }): Promise<string> {
    const referenceCode = randomUUID();
    await this.api.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'x-secret-key': SECRET },
      payload: {
        ...{ id: 1, gateway: 'VCB', transactionDate: '2026-11-20 10:00:00', accountNumber: '0000000000' },
        ...{ transferType: 'in', referenceCode, ...told },
      },
    });
    const [row] = await this.query<{ id: string }>('SELECT id FROM transfers WHERE reference_code = $1', [
      referenceCode,
    ]);
    return row!.id;
  }
}

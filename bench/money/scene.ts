import { Service } from '../../test/harness/service';
import { type Customer, openAccounts } from './customers';
import { MoneyDatabase } from './database';

/** The set-up that all of these benchmarks share. */
export interface Scene {
  readonly database: MoneyDatabase;
  readonly service: Service;
  readonly customers: readonly Customer[];
}

/** Starts a PostgreSQL and the built service on it, opens accounts, and removes everything afterwards. */
export async function withService(
  variables: Record<string, string>,
  play: (scene: Scene) => Promise<string>,
): Promise<string> {
  const database = await MoneyDatabase.start();
  try {
    const service = await Service.start({
      variables: { LOG_LEVEL: 'warn', ESPEAK: 'builtin', ...variables },
    });
    try {
      const customers = await openAccounts(service.baseUrl, service.databaseUrl);
      return await play({ database, service, customers });
    } finally {
      await service.stop();
    }
  } finally {
    await database.stop();
  }
}

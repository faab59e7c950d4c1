import { Test, type TestingModule, type TestingModuleBuilder } from '@nestjs/testing';
import { AccountsModule } from '../../src/accounts';
import { BillingModule } from '../../src/billing';
import { Environment } from '../../src/config/environment';
import { dataSourceOptions } from '../../src/data-source';
import { createLogger } from '../../src/platform/logging/logger';
import { PlatformModule } from '../../src/platform/platform.module';
import { createDatabase } from './postgres';

export interface TestApplication {
  readonly app: TestingModule;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/**
 * Accounts and Billing on a real database of their own, without HTTP and speech: for rules that are
 * easier to provoke from inside, such as a handler that throws.
 *
 * @param background whether sweeps and queue workers run by themselves
 */
export async function startApplication(
  variables: Record<string, string> = {},
  change: (builder: TestingModuleBuilder) => TestingModuleBuilder = (builder) => builder,
  background = false,
): Promise<TestApplication> {
  const database = await createDatabase();
  const environment = Environment.read({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...variables });
  const builder = Test.createTestingModule({
    imports: [
      PlatformModule.with(
        environment,
        createLogger('silent'),
        dataSourceOptions(database.url),
        background ? 'api' : 'command',
      ),
      AccountsModule.with(environment),
      BillingModule.with(environment, { background }),
    ],
  });
  const app = await change(builder).compile();
  await app.init();
  return {
    app,
    databaseUrl: database.url,
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

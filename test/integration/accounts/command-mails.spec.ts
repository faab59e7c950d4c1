import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { AccountsRepository, OpenAccount, ResetPassword } from '../../../src/accounts';
import { CliModule } from '../../../src/cli/cli.module';
import { Environment } from '../../../src/config/environment';
import { createLogger } from '../../../src/platform/logging/logger';
import { useBuiltWorkers } from '../../harness/built-app';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

useBuiltWorkers(); // the thread that hashes passwords

describe('what operator commands write to owners', () => {
  let database: TestDatabase;
  let app: TestingModule;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(async () => {
    await app.close();
    await database.drop();
  });

  it.each([
    [
      'waits for the service, which sends it',
      { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'loa@example.com' },
      1,
    ],
    ['is nothing where the service sends no mails any more, and the command does its work', {}, 0],
  ])('%s', async (_name, variables, count) => {
    const environment = Environment.read({ NODE_ENV: 'test', ...variables });
    const module = CliModule.with(environment, createLogger('silent'), database.url);
    app = await Test.createTestingModule({ imports: [module] }).compile();
    await app.init();
    const owner = { email: 'lan@example.com', password: null, name: 'Lan', role: 'customer' } as const;
    const { id } = await app.get(OpenAccount, { strict: false }).execute(owner);
    const accounts = app.get(AccountsRepository, { strict: false });
    await accounts.confirmEmail(id, new Date());
    const account = await accounts.find(id);
    const password = await app.get(ResetPassword, { strict: false }).execute(account!, null);
    expect(password).toMatch(/^[\w-]{20}$/);
    expect((await accounts.find(id))?.passwordHash).toMatch(/^\$argon2id/);
    const mails = await app
      .get(DataSource, { strict: false })
      .query<object[]>('SELECT kind, status FROM mails');
    expect(mails).toEqual(Array(count).fill({ kind: 'password-changed', status: 'PENDING' }));
  });
});

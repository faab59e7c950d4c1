import { Test } from '@nestjs/testing';
import { CliModule } from '../../../src/cli/cli.module';
import { Environment } from '../../../src/config/environment';
import { createLogger } from '../../../src/platform/logging/logger';
import { RedisConnection } from '../../../src/platform/queue/redis-connection';
import { createDatabase } from '../../harness/postgres';

it('An operator command connects to no Redis, which it would leave before that has answered', async () => {
  const database = await createDatabase();
  const environment = Environment.read({ NODE_ENV: 'test', REDIS_URL: 'redis://127.0.0.1:1' });
  const module = CliModule.with(environment, createLogger('silent'), database.url);
  const app = await Test.createTestingModule({ imports: [module] }).compile();
  try {
    expect(app.get(RedisConnection, { strict: false }).client).toBeNull();
  } finally {
    await app.close();
    await database.drop();
  }
});

import type { DynamicModule } from '@nestjs/common';
import { ApiModule } from './api.module';
import { Environment } from './config/environment';
import { createLogger } from './platform/logging/logger';
import { WorkerModule } from './worker.module';

type Imported = NonNullable<DynamicModule['imports']>[number];

const routesOf = (module: Imported): unknown[] => {
  const { controllers = [], imports = [] } = module as DynamicModule;
  return [...controllers, ...imports.flatMap(routesOf)];
};

it('A worker has none of the routes that the API has', () => {
  const environment = Environment.read({ NODE_ENV: 'test', REDIS_URL: 'redis://127.0.0.1:1' });
  const routes = (application: typeof ApiModule | typeof WorkerModule) =>
    routesOf(application.with(environment, createLogger('silent'), 'postgres://127.0.0.1:1/loa'));
  expect(routes(ApiModule).length).toBeGreaterThan(30);
  expect(routes(WorkerModule)).toEqual([]);
});

import type { DynamicModule } from '@nestjs/common';
import { AppModule } from './app.module';
import { Environment } from './config/environment';
import type { ProcessRole } from './config/process-role';
import { createLogger } from './platform/logging/logger';

type Imported = NonNullable<DynamicModule['imports']>[number];

const routesOf = (module: Imported): unknown[] => {
  const { controllers = [], imports = [] } = module as DynamicModule;
  return [...controllers, ...imports.flatMap(routesOf)];
};

it('A worker has none of the routes that the API has', () => {
  const environment = Environment.read({ NODE_ENV: 'test', REDIS_URL: 'redis://127.0.0.1:1' });
  const routes = (role: ProcessRole) =>
    routesOf(AppModule.with(environment, createLogger('silent'), 'postgres://127.0.0.1:1/loa', role));
  expect(routes('api').length).toBeGreaterThan(30);
  expect(routes('worker')).toEqual([]);
});

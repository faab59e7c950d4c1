import fastifyCookie from '@fastify/cookie';
import { Reflector, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Environment } from './config/environment';
import { serveAccountPage } from './shared/http/account-page';
import { Meter } from './shared/application/meter';
import { EnvelopeInterceptor } from './shared/http/envelope.interceptor';
import { ErrorFilter } from './shared/http/error.filter';
import { UsableBodyInterceptor } from './shared/http/json-body';
import { measureRequests } from './shared/http/measure-requests';
import { serveOpenApi } from './shared/http/openapi';
import { RouteTable } from './shared/http/route-table';
import { createServer } from './shared/http/server';
import { DtoPipe } from './shared/http/validation.pipe';
import { NestLog } from './shared/infrastructure/logger';

/** Builds the whole HTTP application, ready to listen; the same for the process and for the tests. */
export async function createApp(
  environment: Environment,
  logger: Logger,
  databaseUrl: string,
): Promise<NestFastifyApplication> {
  const server = createServer(logger, environment.settings.TRUST_PROXY);
  const routes = new RouteTable(server.getInstance());
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(environment, logger, databaseUrl, 'api'),
    server,
    { bodyParser: false, logger: new NestLog(logger), abortOnError: false },
  );
  measureRequests(server.getInstance(), app.get(Meter));
  await app.register(fastifyCookie);
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalInterceptors(new UsableBodyInterceptor(), new EnvelopeInterceptor(app.get(Reflector)));
  app.useGlobalFilters(new ErrorFilter(logger, routes));
  serveOpenApi(app);
  await serveAccountPage(server.getInstance(), logger);
  await app.init();
  await server.getInstance().ready();
  return app;
}

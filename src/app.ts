import fastifyCookie from '@fastify/cookie';
import { Reflector, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { LANGUAGES, NoteSettings } from './accounts';
import { SessionCookie } from './accounts/http';
import { ApiModule } from './api.module';
import type { Environment } from './config/environment';
import { serveAccountPage } from './platform/http/page/account-page';
import { Meter } from './shared/application/meter';
import { ConnectionGuard } from './platform/http/connections/connection-guard';
import { connectionLimits } from './platform/http/connections/connection-limits';
import { EnvelopeInterceptor } from './platform/http/envelope.interceptor';
import { ErrorFilter } from './platform/http/failures/error.filter';
import { UsableBodyInterceptor } from './platform/http/bodies/json-body';
import { measureRequests } from './platform/http/server/measure-requests';
import { serveOpenApi } from './platform/http/openapi/openapi';
import { preferred } from './platform/http/preferred';
import { RouteTable } from './platform/http/server/route-table';
import { createServer, type Surroundings } from './platform/http/server/server';
import { warnOfUnnamedProxies } from './platform/http/server/untrusted-proxies';
import { DtoPipe } from './platform/http/bodies/validation.pipe';
import { NestLog } from './platform/logging/logger';
import { commandUser } from './platform/process/command-user';
import { openFileLimit } from './platform/process/open-file-limit';

/** Builds the whole HTTP application, ready to listen. */
export async function createApp(
  environment: Environment,
  logger: Logger,
  databaseUrl: string,
): Promise<NestFastifyApplication> {
  const limits = connectionLimits({
    openFileLimit: openFileLimit(),
    descriptorsEach: environment.s3 ? 2 : 1,
    isProduction: environment.isProduction,
    isProxy: (address) => environment.settings.TRUST_PROXY(address, 0),
  });
  warnOfUnnamedProxies(logger, environment.settings.TRUST_PROXY, environment.host);
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.with(environment, logger, databaseUrl),
    createServer(logger, surroundingsOf(environment)),
    { bodyParser: false, logger: new NestLog(logger), abortOnError: false },
  );
  new ConnectionGuard(app.getHttpServer(), limits, logger);
  await openToRequests(app, logger);
  return app;
}

/** Writes the settings that the process has started with into the operators' log, where they are others than before. */
export const noteSettings = (app: NestFastifyApplication, { given }: Environment): Promise<void> =>
  app.get(NoteSettings).execute(given, commandUser());

/** How the settings say that the server is reached. */
export const surroundingsOf = ({ settings, isHttps }: Environment): Surroundings => ({
  trustedProxies: settings.TRUST_PROXY,
  isHttps,
});

/** Sets up all that requests pass on their way to a controller and back; the same for the process and for tests. */
export async function openToRequests(app: NestFastifyApplication, logger: Logger): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const routes = new RouteTable(server);
  measureRequests(server, app.get(Meter));
  await app.register(fastifyCookie);
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalInterceptors(new UsableBodyInterceptor(), new EnvelopeInterceptor(app.get(Reflector)));
  app.useGlobalFilters(new ErrorFilter(logger, routes));
  serveOpenApi(app);
  const sessions = app.get(SessionCookie);
  await serveAccountPage(server, logger, (request) => ({
    isSignedIn: sessions.read(request) !== null,
    language: preferred(request.headers['accept-language'], LANGUAGES),
  }));
  await app.init();
  await server.ready();
}

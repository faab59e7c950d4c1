import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModule, type TestingModuleBuilder } from '@nestjs/testing';
import { openToRequests, surroundingsOf } from '../../src/app';
import { ApiModule } from '../../src/api.module';
import { Environment } from '../../src/config/environment';
import { createLogger } from '../../src/platform/logging/logger';
import { createServer } from '../../src/platform/http/server/server';
import { PronunciationHttpModule } from '../../src/pronunciation/http/pronunciation-http.module';
import { Clock } from '../../src/shared/domain/clock';
import { SynthesisHttpModule } from '../../src/synthesis/http/synthesis-http.module';
import { SynthesisModule } from '../../src/synthesis/synthesis.module';
import { WorkerModule } from '../../src/worker.module';
import { MovableClock } from './movable-clock';
import { createDatabase } from './postgres';

/** Replaces providers where a test wants a fault, or work that it does itself. */
export type Change = (builder: TestingModuleBuilder) => TestingModuleBuilder;

/** How an application for tests differs from the one that ships, beside its clock and its silence. */
export interface Assembly {
  readonly databaseUrl: string;
  readonly variables?: Record<string, string>;
  readonly role?: 'api' | 'worker';
  readonly clock?: Clock;
  /** False leaves speech out: its engine needs a build, and a second to start. */
  readonly speech?: boolean;
  readonly change?: Change;
}

const environmentOf = (variables: Record<string, string>): Environment =>
  Environment.read({ NODE_ENV: 'test', ...variables });

const OF_SPEECH: readonly unknown[] = [SynthesisModule, SynthesisHttpModule, PronunciationHttpModule];

const classOf = (imported: unknown): unknown => (imported as Partial<DynamicModule>).module ?? imported;

/** The modules of the application as they ship, wired but not yet at work. */
export function assemble({
  databaseUrl,
  variables = {},
  role = 'api',
  clock = new MovableClock(),
  speech = true,
  change = (builder) => builder,
}: Assembly): Promise<TestingModule> {
  const environment = environmentOf(variables);
  const application = role === 'api' ? ApiModule : WorkerModule;
  const { imports = [] } = application.with(environment, createLogger('silent'), databaseUrl);
  const wanted = imports.filter((each) => speech || !OF_SPEECH.includes(classOf(each)));
  const builder = Test.createTestingModule({ imports: wanted }).overrideProvider(Clock).useValue(clock);
  return change(builder).compile();
}

/** Has an application assembled with these settings answer requests, as the service does. */
export async function serveRequests(
  module: TestingModule,
  variables: Record<string, string>,
): Promise<NestFastifyApplication> {
  const logger = createLogger('silent');
  const server = createServer(logger, surroundingsOf(environmentOf(variables)));
  const app = module.createNestApplication<NestFastifyApplication>(server, { bodyParser: false });
  await openToRequests(app, logger);
  return app;
}

export interface TestApplication {
  readonly app: TestingModule;
  readonly clock: MovableClock;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/**
 * Accounts and Billing at work on a database of their own, without HTTP and speech: for rules that are easier to
 * provoke from inside, such as a handler that throws.
 */
export async function startApplication(
  variables: Record<string, string> = {},
  change?: Change,
): Promise<TestApplication> {
  const database = await createDatabase();
  const clock = new MovableClock();
  const app = await assemble({
    databaseUrl: database.url,
    variables,
    clock,
    speech: false,
    ...(change && { change }),
  });
  await app.init();
  return {
    app,
    clock,
    databaseUrl: database.url,
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

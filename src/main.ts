import 'reflect-metadata';
import { createApp } from './app';
import { UnusableEnvironment } from './config/environment';
import { loadEnvironment } from './config/load-environment';
import { openDatabase } from './database';
import { createLogger } from './platform/logging/logger';
import { stopOnSignal } from './platform/process/stop-on-signal';

/** Starts the API: settings, database, HTTP. */
async function main(): Promise<void> {
  const environment = loadEnvironment();
  const logger = createLogger(environment.settings.LOG_LEVEL);
  const database = await openDatabase(environment, logger);
  const app = await createApp(environment, logger, database.url).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  stopOnSignal(logger, async () => {
    await app.close();
    await database.close();
  });
  await app.listen(environment.settings.PORT, environment.host);
  greet(await app.getUrl());
}

/** For the person who has just typed `npm start`. */
function greet(address: string): void {
  process.stderr.write(
    [
      '',
      `Loa listens on ${address}`,
      `  account page:           ${address}/`,
      `  try the API:            ${address}/docs`,
      '  a key without it:       npm run cli -- account:create --email you@example.com --credits 10000',
      '',
      '',
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  if (error instanceof UnusableEnvironment) delete error.stack; // the operator's matter, not the code's
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});

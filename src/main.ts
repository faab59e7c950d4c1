import 'reflect-metadata';
import { createApp } from './app';
import { loadEnvironment } from './config/load-environment';
import { openDatabase } from './database';
import { createLogger } from './platform/logging/logger';
import { tryAudioDir } from './platform/process/data-dir';
import { listenFault } from './platform/process/listen-fault';
import { endUnstarted } from './platform/process/fault';
import { stopOnSignal } from './platform/process/stop-on-signal';

/** Starts the API: settings, database, HTTP. */
async function main(): Promise<void> {
  const environment = loadEnvironment();
  const { host, settings } = environment;
  if (settings.AUDIO_STORE === 'file') await tryAudioDir(settings.DATA_DIR);
  const logger = createLogger(settings.LOG_LEVEL);
  const database = await openDatabase(environment, logger);
  const app = await createApp(environment, logger, database.url).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  stopOnSignal(logger, async () => {
    await app.close();
    await database.close();
  });
  await app.listen(settings.PORT, host).catch((error: unknown) => {
    throw listenFault('PORT', settings.PORT, host, error);
  });
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

main().catch(endUnstarted);

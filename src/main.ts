import 'reflect-metadata';
import { loadEnvironment } from './config/load-environment';
import { openDatabase } from './database';
import { createLogger } from './platform/logging/logger';
import { tryAudioDir, tryModelDir } from './platform/process/data-dir';
import { listenFault, tryToListen } from './platform/process/listen-fault';
import { endUnstarted } from './platform/process/fault';
import { stopOnSignal } from './platform/process/stop-on-signal';

/** Connections that the system holds until the process takes them. The system's own bound, mostly 4096, is lower. */
const BACKLOG = 16_384;

/**
 * Starts the API: settings, database, HTTP. The application takes a second or two to load, and is loaded once settings and
 * database are found to be in order, so that what is wrong with them is told at once.
 */
async function main(): Promise<void> {
  const environment = loadEnvironment();
  const { host, settings } = environment;
  await tryToListen('PORT', settings.PORT, host);
  await tryModelDir(settings.MODEL_DIR);
  if (!environment.s3) await tryAudioDir(...environment.audioSetting);
  const logger = createLogger(settings.LOG_LEVEL);
  const database = await openDatabase(environment, logger);
  const { createApp, noteSettings } = await import('./app.js');
  const app = await createApp(environment, logger, database.url).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  stopOnSignal(logger, async () => {
    await app.close();
    await database.close();
  });
  await app.listen({ port: settings.PORT, host, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenFault('PORT', settings.PORT, host, error);
  });
  greet(await app.getUrl());
  // Once it serves: what does not come up has changed nothing. A full disk ends nothing.
  await noteSettings(app, environment).catch((error: unknown) =>
    logger.warn({ err: error }, 'the settings are not noted'),
  );
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

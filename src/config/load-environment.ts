import { existsSync } from 'node:fs';
import { Environment, UnusableEnvironment } from './environment';

/**
 * Reads `.env` in the working folder, when there is one, then the environment, which wins. Ends the
 * process with code 1 and a list of all faults when the settings cannot be used.
 */
export function loadEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return Environment.read();
  } catch (error) {
    if (!(error instanceof UnusableEnvironment)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

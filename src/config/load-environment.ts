import { existsSync } from 'node:fs';
import { Environment } from './environment';
import { misspeltSettings } from './misspelt-settings';

/**
 * Reads `.env` in the working folder, when there is one, then the environment, which wins. Warns on standard error
 * of variables that look like misspelt settings, which would otherwise have no effect and no trace.
 * @throws UnusableEnvironment naming every fault at once
 */
export function loadEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  for (const { given, meant } of misspeltSettings(Object.keys(process.env))) {
    process.stderr.write(`${given} is no setting of Loa and has no effect: did you mean ${meant}?\n`);
  }
  return Environment.read();
}

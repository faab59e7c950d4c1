import { existsSync } from 'node:fs';
import { Environment } from './environment';

/**
 * Reads `.env` in the working folder, when there is one, then the environment, which wins.
 * @throws UnusableEnvironment naming every fault at once
 */
export function loadEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return Environment.read();
}

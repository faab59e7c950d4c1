import path from 'node:path';
import config from '../../jest.config.mjs';

const rootDir = path.resolve(import.meta.dirname, '../..');

/**
 * As `jest.config.mjs`, but the integration specs of a folder are one file to Jest: see `run-together.ts`. Whoever
 * names a spec wants it by itself; whoever runs them all wants them soon.
 */
export default {
  ...config,
  rootDir,
  projects: config.projects.map((project) => ({
    ...project,
    rootDir,
    ...(project.displayName === 'integration' && { testMatch: ['**/test/integration/*/together.ts'] }),
  })),
};

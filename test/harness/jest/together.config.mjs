import { readdirSync } from 'node:fs';
import path from 'node:path';
import config from '../../../jest.config.mjs';

const rootDir = path.resolve(import.meta.dirname, '../../..');
const TEST = path.join(rootDir, 'test');

/** The folders of a tier that have a `together.ts`, which runs the specs below them as well. */
const foldersOf = (tier) =>
  readdirSync(TEST, { recursive: true })
    .filter((file) => file.startsWith(`${tier}${path.sep}`) && path.basename(file) === 'together.ts')
    .map((file) => path.dirname(file));

/**
 * As `jest.config.mjs`, but the specs of a folder with a `together.ts` are one file to Jest: see `run-together.ts`. Whoever
 * names a spec wants it by itself; whoever runs them all wants them soon.
 */
export default {
  ...config,
  rootDir,
  projects: config.projects.map((project) => ({
    ...project,
    rootDir,
    testMatch: [
      ...project.testMatch,
      ...foldersOf(project.displayName).flatMap((folder) => [
        `!**/test/${folder}/**/*.spec.ts`,
        `**/test/${folder}/together.ts`,
      ]),
    ],
  })),
};

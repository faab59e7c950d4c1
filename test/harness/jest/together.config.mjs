import { readdirSync } from 'node:fs';
import path from 'node:path';
import config from '../../../jest.config.mjs';

const rootDir = path.resolve(import.meta.dirname, '../../..');
const TEST = path.join(rootDir, 'test');

/** Where the specs of a tier stand that are not in its folder of `test`. */
const SPECS = { unit: '../src', page: '../src/web' };

/** Of a tier, the files that run the specs of a folder as one, and the folders. */
const groupsOf = (tier) =>
  readdirSync(TEST, { recursive: true })
    .filter((file) => file.startsWith(`${tier}${path.sep}`) && path.basename(file) === 'together.ts')
    .map((file) => path.dirname(file))
    .map((folder) => [`test/${folder}/together.ts`, folder.replace(tier, SPECS[tier] ?? tier)])
    .map(([file, specs]) => [file, path.posix.join('test', specs)]);

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
      ...groupsOf(project.displayName).flatMap(([file, specs]) => [
        `!**/${specs}/**/*.spec.ts?(x)`,
        `**/${file}`,
      ]),
    ],
  })),
};

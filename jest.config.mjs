/** The tiers of tests, chosen by place; docs/testing.md says what each of them needs. */

import { createHash } from 'node:crypto';

/** Names the cache of transformed files: one for all tiers of a checkout, so that a tier finds what another has transformed. */
const id = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 32);

const SWC = '<rootDir>/test/harness/jest/transform.cjs';

const transform = {
  '\\.[mc]?[jt]s$': [
    SWC,
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
      },
    },
  ],
  '\\.tsx$': [
    SWC,
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/** The packages that are ES modules, or import one while they run, which have to be transformed; all others run as they are. */
const ES_MODULES = [
  '@nestjs/',
  '@echogarden/',
  '@redocly/',
  '@fastify/cookie/',
  'content-disposition/',
  'cookie/',
  'qr/',
];
const COMMON_JS = [`/node_modules/(?!${ES_MODULES.join('|')})`, '\\.cjs$'];

const tier = (displayName, ...places) => ({
  displayName,
  id,
  roots: ['<rootDir>/src', '<rootDir>/clients', '<rootDir>/test'],
  testMatch: places.map((place) => place.replace(/^!?/, '$&**/')),
  testEnvironment: 'node',
  // Each look at a global crosses Jest's border: the reader of QR codes takes three times as long where `Math` is one.
  sandboxInjectedGlobals: ['Math'],
  // In all tiers: they share an id, and a worker the resolver of the first.
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/test/harness/web/css-module.cjs' },
  transform,
  transformIgnorePatterns: COMMON_JS,
});

/** Its tests find a database server that runs. */
const tierOnPostgres = (...args) => ({
  ...tier(...args),
  globalSetup: '<rootDir>/test/harness/jest/global-setup.ts',
  globalTeardown: '<rootDir>/test/harness/jest/global-teardown.ts',
});

/**
 * Of the system tests, those of the main job, of money (its way through Bull and through a crash too), of accounts
 * and of the API's description: `npm test` runs them.
 */
const CORE = [
  'test/system/*.spec.ts',
  'test/system/{accounts,billing}/**/*.spec.ts',
  'test/system/http/{bad-input,openapi}.spec.ts',
  'test/system/queue/bull-transfer-queue.spec.ts',
  'test/system/operation/crash.spec.ts',
];

/** The campaigns' own parts: functions of what they are given. */
const PURE_CAMPAIGN = 'test/slow/campaign/{hostile,siege}/**/*.spec.ts';

export default {
  testTimeout: 240_000, // a test that hangs ends at some time; one on a busy machine has that time
  maxWorkers: 3, // tests wait for what they have started: two of them leave a fifth of two processors idle
  testSequencer: '<rootDir>/test/harness/jest/longest-first.cjs',
  projects: [
    tier('unit', 'src/**/*.spec.ts', 'test/{architecture,contracts,harness}/**/*.spec.ts', PURE_CAMPAIGN),
    {
      ...tier('page', 'src/web/**/*.spec.tsx'),
      testEnvironment: '<rootDir>/test/harness/web/page-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/src/web/testing/set-up.ts'],
    },
    tierOnPostgres('integration', 'test/integration/**/*.spec.ts'),
    tierOnPostgres('core', ...CORE),
    tierOnPostgres('system', 'test/system/**/*.spec.ts', ...CORE.map((place) => `!${place}`)),
    tierOnPostgres('slow', 'test/slow/**/*.spec.ts', `!${PURE_CAMPAIGN}`),
  ],
};

import config from '../../jest.config.mjs';

const [unit] = config.projects;

/** The unit tests of the area that is being mutated. */
export default {
  ...unit,
  rootDir: '../..',
  roots: ['<rootDir>/scripts/mutation'],
  testMatch: ['<rootDir>/scripts/mutation/area.spec.cjs'],
  setupFiles: ['<rootDir>/scripts/mutation/short-properties.cjs'],
};

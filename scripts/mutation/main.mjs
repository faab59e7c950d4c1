#!/usr/bin/env node
/**
 * npm run mutation [-- <part of a folder's name>]
 *
 * Plants faults one by one and looks whether a unit test notices; prints a table and what nobody has noticed.
 * docs/testing.md says what is passed over and has the last table.
 */
import { Stryker } from '@stryker-mutator/core';
import { areas, notMutated, placeOf } from './areas.mjs';
import { printResults } from './results.mjs';

const wanted = areas.filter(({ name }) => name.includes(process.argv[2] ?? ''));

for (const area of wanted) {
  process.env.MUTATION_TESTS = area.tests;
  await new Stryker({
    mutate: [area.mutated, '!**/*.spec.ts', ...notMutated.map((file) => `!${file}`)],
    plugins: ['@stryker-mutator/jest-runner', './scripts/mutation/prose.mjs'],
    ignorers: ['prose'],
    testRunner: 'jest',
    jest: { configFile: 'scripts/mutation/jest.config.mjs', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true, // what runs while a module is loaded would need every test for each mutant
    concurrency: 1,
    timeoutMS: 20_000, // an endless loop ends at some time; a test on a busy machine has that time
    disableTypeChecks: false, // SWC checks no types
    incremental: true,
    incrementalFile: `${placeOf(area)}.json`,
    tempDirName: placeOf(area),
    ignorePatterns: ['/.cache', '/bench', '/data', '/dist', '/docs'],
    reporters: ['progress-append-only'],
  }).runMutationTest();
}
printResults(wanted);

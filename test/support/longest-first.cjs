const Sequencer = require('@jest/test-sequencer').default;

/**
 * The files that take longest, begun first: begun last, one of them would keep the whole run waiting for it
 * while the other processor has nothing to do. In a fresh clone Jest has timed no run yet and goes by the size of
 * the files, and these are small. The others follow in Jest's own order.
 */
const LONGEST = [
  'test/bench/bench.spec.ts',
  'test/audio/settings.spec.ts',
  'test/e2e/crash.e2e-spec.ts',
  'src/shared/infrastructure/embedded-postgres/embedded-postgres.spec.ts',
  'test/e2e/operation.e2e-spec.ts',
  'test/audio/formats.spec.ts',
].map((file) => require.resolve(`../../${file}`));

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => (LONGEST.includes(path) ? LONGEST.indexOf(path) : LONGEST.length);
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
};

const Sequencer = require('@jest/test-sequencer').default;

/**
 * The files that take longest, begun first: begun last, one of them would keep the whole run waiting for it
 * while the other processor has nothing to do. The first ones are of different kinds: while one waits for a browser to be
 * fetched, the others need none. In a fresh clone Jest has timed no run yet and goes by the size of
 * the files, and these are small. The others follow in Jest's own order.
 */
const LONGEST = [
  'test/system/web/together.ts',
  'test/system/operation/operation.spec.ts',
  'test/system/operation/postgres-upgrade.spec.ts',
  'test/system/voices/voice-commands.spec.ts',
  'test/slow/web/accessibility.spec.ts',
  'test/system/speech/sherpa-engine.spec.ts',
  'test/slow/bench/bench.spec.ts',
  'test/slow/campaign/siege.spec.ts',
  'test/slow/campaign/campaign.spec.ts',
  'test/slow/campaign/hostile.spec.ts',
  'test/system/platform/embedded-postgres.spec.ts',
  'test/system/queue/scheduler.spec.ts',
  'test/system/operation/dead-processes.spec.ts',
  'test/system/operation/start-faults.spec.ts',
  'test/system/queue/speech-dispatcher.spec.ts',
  'test/system/synthesis/sherpa-service.spec.ts',
  'test/system/operation/speech-workers.spec.ts',
  'test/system/synthesis/s3-audio-store.spec.ts',
  'test/system/limits/together.ts',
  'test/slow/audio/formats.spec.ts',
  'test/slow/audio/settings.spec.ts',
  'test/integration/together.ts',
  'test/integration/billing/together.ts',
  'test/integration/speech/together.ts',
  'test/integration/synthesis/together.ts',
  'test/system/main-job.spec.ts',
  'test/unit/text-normalization/together.ts',
  'test/unit/billing/together.ts',
  'test/architecture/dependency-rules.spec.ts',
].map((file) => require.resolve(`../../../${file}`));

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => (LONGEST.includes(path) ? LONGEST.indexOf(path) : LONGEST.length);
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
};

import type { Attack } from './attack';
import type { Errands, Fared } from './honest/people';
import { brokenPromises, LENIENT, type Observed, STRICT } from './promises';
import { Tally } from './tally';
import { Times } from './times';

const ERRANDS: readonly Errands[] = ['speech', 'audio', 'webhook', 'order', 'health', 'log-in'];

const attack: Attack = { name: 'test', finding: '', addresses: 1, run: () => Promise.resolve() };

const timesOf = (...taken: number[]): Times => {
  const times = new Times();
  for (const ms of taken) times.add(ms);
  return times;
};

const faredIn = (ms: number, changes: Partial<Fared> = {}): Fared => ({
  ...(Object.fromEntries(ERRANDS.map((name) => [name, timesOf(ms, ms)])) as Fared),
  ...changes,
});

const MODEST = {
  ...{
    elapsedSec: 10,
    processor: { allSec: 2, mainSec: 1 },
    mibBefore: 150,
    peakMib: 200,
    peakChildrenMib: 50,
  },
  ...{ descriptorsBefore: 40, peakDescriptors: 900, descriptorsAfter: 45, descriptorLimit: 1_024 },
};

const observed = (changes: Partial<Observed> = {}): Observed => ({
  ...{ attack, seconds: 10, quiet: faredIn(50), fared: faredIn(60) },
  ...{ tally: new Tally(), taken: MODEST, recoverySec: 0, ended: null, ...changes },
});

const broken = (changes: Partial<Observed>, limits = STRICT) => brokenPromises(observed(changes), limits);

describe('the promises of a siege', () => {
  it('are kept by a service that serves', () => expect(broken({})).toEqual([]));

  it.each<[string, Partial<Observed>, string]>([
    [
      'slow speech',
      { fared: faredIn(60, { speech: timesOf(60, 2_001) }) },
      'speech: p99 2001 ms, more than 2000',
    ],
    [
      'a slow webhook',
      { fared: faredIn(60, { webhook: timesOf(1_001) }) },
      'webhook: p99 1001 ms, more than 1000',
    ],
    ['slow health', { fared: faredIn(60, { health: timesOf(501) }) }, 'health: p99 501 ms, more than 500'],
    ['an end', { ended: 'with 1' }, 'the service ended with 1'],
    ['memory', { taken: { ...MODEST, peakMib: 1_025 } }, '1025 MiB of memory, more than 1024'],
    ['descriptors', { taken: { ...MODEST, peakDescriptors: 1_000 } }, '1000 descriptors, more than 921'],
    ['remains', { taken: { ...MODEST, descriptorsAfter: 241 } }, '241 descriptors left open, 40 before'],
    ['a fault', { tally: new Tally({}, { '500 X': 2 }) }, 'answered 500 X, 2 times'],
    ['no recovery', { recoverySec: null }, 'nobody is served well when it is over'],
    ['greed', { attack: { ...attack, excess: () => ['too much'] } }, 'too much'],
    [
      'less than a stricter attack allows',
      { attack: { ...attack, limits: { health: 50 } } },
      'health: p99 60 ms, more than 50',
    ],
  ])('are broken by %s', (_, changes, sentence) => expect(broken(changes)).toEqual([sentence]));

  it('are broken by a single refusal', () => {
    const webhook = timesOf(60);
    webhook.fail('429 {}');
    expect(broken({ fared: faredIn(60, { webhook }) }, LENIENT)).toEqual([
      'webhook: 1 of 2 calls not served: 429 {}',
    ]);
  });

  it('ask of a busy machine only that everybody is served', () => {
    expect(broken({ fared: faredIn(29_000) }, LENIENT)).toEqual([]);
    expect(broken({ ended: 'with 1' }, LENIENT)).toEqual(['the service ended with 1']);
  });
});

describe('Times', () => {
  it('gives the time that so many per cent did not exceed', () => {
    const times = timesOf(...Array.from({ length: 200 }, (_, index) => 200 - index));
    expect([50, 99, 100].map((percent) => times.percentile(percent))).toEqual([100, 198, 200]);
  });

  it('counts those that were not served as endless', () => {
    const times = timesOf(1, 2, 3);
    times.fail('503');
    expect([times.percentile(50), times.percentile(99), times.failed]).toEqual([2, Infinity, 1]);
  });
});

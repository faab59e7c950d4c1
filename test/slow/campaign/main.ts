import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Campaign, type CampaignSize, type Outcome } from './campaign';
import { runHostile } from './hostile/main';
import { describeOutcome, describeTotal } from './report';
import { runSiege } from './siege/main';

/** Twenty of these are more than 5,000 orders, 20,000 deliveries, 5,000 syntheses and 350 faults. */
const SIZE: CampaignSize = { customers: 6, orders: 260, syntheses: 280, faults: 22 };

const { values, positionals } = parseArgs({
  options: {
    ...{ seeds: { type: 'string', default: '1' }, seed: { type: 'string' } },
    ...{ count: { type: 'string', default: '5000' }, number: { type: 'string' } }, // of hostile requests
    ...{ seconds: { type: 'string', default: '30' }, attack: { type: 'string' } }, // of a siege
  },
  allowPositionals: true,
});

/** @throws Error with the campaigns that there are */
function unknown(): Promise<void> {
  const names = [...CAMPAIGNS.keys()].filter((name) => name !== undefined);
  return Promise.reject(
    new Error(`There is no campaign ${positionals[0]}; there are ${names.join(' and ')}.`),
  );
}

/** Runs one campaign of faults after the other; exit code 1 when any of them finds something. */
async function main(): Promise<void> {
  const first = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  const outcomes: Outcome[] = [];
  for (let number = 0; number < Number(values.seeds); number += 1) {
    const seed = first + number;
    process.stdout.write(`seed ${seed} …\n`);
    const campaign = await Campaign.prepare(seed);
    try {
      const outcome = await campaign.run(SIZE);
      process.stdout.write(`${describeOutcome(outcome)}\n`);
      outcomes.push(outcome);
    } finally {
      await campaign.stop();
    }
  }
  process.stdout.write(`${describeTotal(outcomes)}\n`);
  if (outcomes.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

const CAMPAIGNS: ReadonlyMap<string | undefined, () => Promise<void>> = new Map([
  [undefined, main],
  ['hostile', () => runHostile(values)],
  ['siege', () => runSiege(values)],
]);

const run = CAMPAIGNS.get(positionals[0]) ?? unknown;

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});

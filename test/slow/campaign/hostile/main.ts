import { randomInt } from 'node:crypto';
import { HostileCampaign } from './campaign';
import { describeHostileOutcome, describeHostileTotal, failuresIn, type HostileOutcome } from './outcome';
import { reproduction } from './reproduction';

/** What the command line may say. */
export interface HostileArguments {
  readonly seed?: string;
  readonly seeds: string;
  readonly count: string;
  /** Only the request with this number, shown in full with what came back. */
  readonly number?: string;
}

/** Runs a campaign for each seed; exit code 1 when any of them finds something new. */
export async function runHostile({ seed, seeds, count, number }: HostileArguments): Promise<void> {
  const first = seed === undefined ? randomInt(2 ** 31) : Number(seed);
  const outcomes: HostileOutcome[] = [];
  for (let index = 0; index < Number(seeds); index += 1) {
    process.stdout.write(`seed ${first + index} …\n`);
    const campaign = await HostileCampaign.prepare(first + index);
    try {
      if (number !== undefined) return await show(campaign, Number(number));
      const outcome = await campaign.run({ count: Number(count) });
      process.stdout.write(`${describeHostileOutcome(outcome, campaign.world.people.placeholders)}\n`);
      outcomes.push(outcome);
    } finally {
      await campaign.stop();
    }
  }
  process.stdout.write(`${describeHostileTotal(outcomes)}\n`);
  if (outcomes.some((outcome) => failuresIn(outcome).length > 0)) process.exitCode = 1;
}

async function show(campaign: HostileCampaign, number: number): Promise<void> {
  const { request, exchange } = await campaign.show(number);
  const answers = exchange.answers.map(({ status, headers, body }) =>
    [status, ...[...headers].map((each) => each.join(': ')), '', body.toString().slice(0, 2_000)].join('\n'),
  );
  const written = reproduction(request, campaign.world.people.placeholders, Infinity);
  const failure = exchange.failure ?? 'none missing';
  process.stdout.write(`${request.attack}\n${written}\n\n${exchange.elapsedMs.toFixed(0)} ms, ${failure}\n`);
  process.stdout.write(`${answers.join('\n\n')}\n`);
}

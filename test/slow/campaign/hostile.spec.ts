import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { query } from '../../harness/launcher-installation';
import { hostileRequest } from './hostile/attacks/attacks';
import { HostileCampaign } from './hostile/campaign';
import { plantFaults } from './hostile/faulty-proxy';
import { describeHostileOutcome, failuresIn, type HostileOutcome } from './hostile/outcome';
import { wireBytes } from './hostile/request';

/** The same requests each time, so that CI takes the same time; the long form is there to look for more. */
const SEED = Number(process.env.CAMPAIGN_SEED ?? 1);
const COUNT = 2_500; // so many that each route is met, the last by the 2,190th

const CAMPAIGN_LIMIT_MS = 420_000; // for slow machines; 40 s on two free cores

describe(`A campaign of hostile requests (npm run campaign -- hostile --seed ${SEED})`, () => {
  let campaign: HostileCampaign;
  let outcome: HostileOutcome;
  beforeAll(async () => {
    campaign = await HostileCampaign.prepare(SEED, require.resolve('./hostile/world/planted-faults.cjs'));
    outcome = await campaign.run({ count: COUNT });
    const { placeholders } = campaign.world.people;
    process.stdout.write(`${describeHostileOutcome(outcome, placeholders)}\n`);
  }, BUILD_LIMIT_MS + CAMPAIGN_LIMIT_MS);
  afterAll(() => campaign.stop());

  it('finds nothing that is not known', () => {
    expect(failuresIn(outcome).map(({ rule, route, detail }) => [rule, route, detail])).toEqual([]);
  });

  it('leaves out no documented route, and gets past the guards', () => {
    const { operations } = campaign.world.api;
    expect(operations.filter(({ name }) => !outcome.routes.has(name))).toEqual([]);
    expect(outcome.statuses.get(200)).toBeGreaterThan(COUNT / 5);
    expect(outcome.statuses.get(400)).toBeGreaterThan(COUNT / 5);
  });

  it('makes the same request of the same seed and number', () => {
    const bytes = (seed: number, number: number) => {
      const text = wireBytes(hostileRequest(seed, number, campaign.world), 'localhost').toString('latin1');
      return text.replace(/t=\d+,v1=\w+/g, 'a signature with its time');
    };
    for (let number = 0; number < 100; number += 1) expect(bytes(SEED, number)).toBe(bytes(SEED, number));
    expect(bytes(SEED, 0)).not.toBe(bytes(SEED + 1, 0));
  });

  it('would have noticed a 500, an envelope that is gone, an answer that is none, and data of another', async () => {
    const { email } = campaign.world.people.victim;
    // One of two: which requests succeed is partly chance, and what an operator is shown is no leak.
    const proxy = await plantFaults(campaign.world.service.baseUrl, 2, [
      (answer) => answer.replace('200 OK', '500 No'),
      (answer) => answer.replace('"status":1', '"statut":1'),
      (answer) => answer.replace('HTTP/1.1', 'nonsense'),
      (answer) => answer.slice(0, -email.length) + email,
    ]);
    try {
      const spoilt = await campaign.run({ count: 400, address: proxy.url, shrunk: 1 });
      const rules = failuresIn(spoilt).map(({ rule }) => rule);
      expect(new Set(rules)).toEqual(new Set(['server error', 'no envelope', 'no answer', 'leak']));
    } finally {
      await proxy.close();
    }
  });

  it('would have noticed credits from nowhere, faults in the log, and memory that grows', async () => {
    const { service } = campaign.world;
    await query(service.databaseUrl, 'UPDATE accounts SET credits_available = credits_available + 1');
    const spoilt = campaign.run({ count: 30 });
    process.kill(service.pid, 'SIGUSR2');
    const found = failuresIn(await spoilt).map(({ rule, detail }) => `${rule}: ${detail}`);
    for (const planted of [
      /^ledger: /,
      /^log: error: a planted error$/,
      /^log: secret of the bank in: /,
      /^log: no log line: planted: /,
      /^vitals: \d+ MiB of memory, more than/,
    ])
      expect(found).toContainEqual(expect.stringMatching(planted));
  });
});

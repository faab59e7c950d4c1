import type { Client } from 'pg';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Campaign, type Outcome } from './campaign';
import { check } from './checks/check';
import { type Files, fetchFiles, readRecords } from './checks/evidence';
import { FAULTS } from './faults/faults';
import { describeOutcome } from './report';
import { CRASH_POINTS } from './world/member';

/** The same faults each time, so that CI takes the same time; the long form is there to look for more. */
const SEED = Number(process.env.CAMPAIGN_SEED ?? 1);

/** Every kind of fault once. */
const SIZE = { customers: 4, orders: 40, syntheses: 40, faults: FAULTS.length };

const CAMPAIGN_LIMIT_MS = 600_000; // for slow machines; 90 s on two free cores

describe(`A campaign of faults (npm run campaign -- --seed ${SEED})`, () => {
  let campaign: Campaign;
  let outcome: Outcome;
  beforeAll(async () => {
    campaign = await Campaign.prepare(SEED);
    outcome = await campaign.run(SIZE);
    process.stdout.write(`${describeOutcome(outcome)}\n`);
  }, BUILD_LIMIT_MS + CAMPAIGN_LIMIT_MS);
  afterAll(() => campaign.stop());

  it('loses nothing, doubles nothing and leaves nothing stuck', () => {
    expect(outcome.findings).toEqual([]);
    expect(outcome).toMatchObject({ orders: SIZE.orders });
    expect(outcome.deliveries).toBeGreaterThan(2 * SIZE.orders);
    expect(outcome.syntheses).toBeGreaterThan(SIZE.syntheses / 2);
    expect(outcome.struck.length).toBeGreaterThan(SIZE.faults / 2);
  });

  it.each(['api', 'worker'] as const)(
    'can have the %s processes die at each of their crash points',
    async (role) => {
      const points = CRASH_POINTS.filter((point) => point.role === role).map(({ name }) => name);
      const passed = await campaign.world.pointsPassed(role);
      expect(points.filter((name) => !passed.has(name))).toEqual([]);
    },
  );

  describe('would have noticed', () => {
    let files: Files;
    beforeAll(async () => (files = await fetchFiles(campaign.journal, campaign.world.apiUrls)));

    /** Plants an error, in a transaction that is undone. @returns what the check says of it */
    const findingsAfter = (...plant: string[]): Promise<string[]> =>
      campaign.world.database.use(async (client: Client) => {
        await client.query('BEGIN');
        try {
          await client.query('SET LOCAL session_replication_role = replica'); // triggers and references aside
          for (const statement of plant) await client.query(statement);
          return check(campaign.journal, await readRecords(client), files);
        } finally {
          await client.query('ROLLBACK');
        }
      });

    const WITHOUT_CHECK = 'ALTER TABLE speech_requests DROP CONSTRAINT speech_requests_outcome_check';
    const paid = `(SELECT id FROM orders WHERE status = 'PAID' ORDER BY order_code LIMIT 1)`;
    const spoken = `(SELECT id FROM speech_requests WHERE status = 'SUCCESS' ORDER BY id LIMIT 1)`;

    it.each([
      ['an order that is gone', /^lost: order/, [`DELETE FROM orders WHERE id = ${paid}`]],
      ['an order that is another', /^changed: order/, [`UPDATE orders SET credits = 1 WHERE id = ${paid}`]],
      // All its deliveries: one whose answer was lost is kept too, and can stand in for one that is deleted.
      [
        'a transfer that is gone',
        /^lost: of FT/,
        [
          `DELETE FROM transfers
           WHERE reference_code IN (SELECT reference_code FROM transfers WHERE order_id = ${paid})`,
        ],
      ],
      [
        'money that was not credited',
        /^lost: the money/,
        [
          `UPDATE transfers SET outcome = 'ignored', order_id = NULL WHERE order_id = ${paid}`,
          `UPDATE orders SET status = 'PENDING', paid_at = NULL, paid_by = NULL WHERE id = ${paid}`,
        ],
      ],
      [
        'a transfer that was not settled',
        /^stuck: FT/,
        [
          `UPDATE transfers SET outcome = 'received', settled_at = NULL, order_id = NULL WHERE order_id = ${paid}`,
        ],
      ],
      [
        'money that was credited twice',
        /^doubled: the money/,
        [
          'DROP INDEX transfers_credited_order_key, transfers_credited_reference_key',
          `INSERT INTO transfers SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
           FROM transfers t WHERE order_id = ${paid} AND outcome = 'credited'`,
        ],
      ],
      [
        'credits granted twice, and the ledger made to agree',
        /^doubled: account/,
        [`UPDATE accounts SET credits_available = credits_available + 7`],
      ],
      [
        'credits that vanished',
        /^lost: account/,
        [`UPDATE accounts SET credits_available = credits_available - 7`],
      ],
      [
        'a SUCCESS that became a failure',
        /^lost: request .* FAILED$/,
        [
          WITHOUT_CHECK,
          `UPDATE speech_requests SET status = 'FAILED', error_code = 'X', error_message = 'X' WHERE id = ${spoken}`,
        ],
      ],
      ['a request that is gone', /^lost: request/, [`DELETE FROM speech_requests WHERE id = ${spoken}`]],
      [
        'a request that is not finished',
        /^stuck: request/,
        [WITHOUT_CHECK, `UPDATE speech_requests SET status = 'PENDING' WHERE id = ${spoken}`],
      ],
      [
        'a call that was charged twice',
        /^doubled: nobody asked/,
        [
          `INSERT INTO speech_requests
           SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'number', 1000000,
             'idempotency_key', NULL, 'audio_key', md5('x')))).* FROM speech_requests r WHERE id = ${spoken}`,
        ],
      ],
      [
        'a request that cost nothing',
        /^changed: request .* cost 0$/,
        [`DELETE FROM credit_entries WHERE type = 'charge' AND source_id = ${spoken}::text`],
      ],
      [
        'credits that stayed held',
        /^stuck: account/,
        ['UPDATE accounts SET credits_held = credits_held + 5'],
      ],
    ])('%s', async (_error, finding, plant) => {
      expect(await findingsAfter(...plant)).toContainEqual(expect.stringMatching(finding));
    });

    it('one of the deliveries that were acknowledged', async () => {
      const { referenceCode, deliveries } = campaign.journal.transfers.find(
        (transfer) => transfer.deliveries > 1 && transfer.acknowledged.length === transfer.deliveries,
      )!;
      const one = `(SELECT id FROM transfers WHERE reference_code = '${referenceCode}' LIMIT 1)`;
      expect(await findingsAfter(`DELETE FROM transfers WHERE id = ${one}`)).toContain(
        `lost: of ${referenceCode}, ${deliveries} deliveries were acknowledged and ${deliveries - 1} are kept`,
      );
    });

    it('a file that is gone', async () => {
      const [lost] = files.keys();
      const records = await campaign.world.database.use(readRecords);
      const findings = check(
        campaign.journal,
        records,
        new Map([...files].filter(([path]) => path !== lost)),
      );
      expect(findings).toContainEqual(expect.stringMatching(/^lost: the file of request .* undefined bytes/));
    });

    it('a ledger that does not add up', async () => {
      const change = (credits: number) =>
        campaign.world.database.use((client) =>
          client.query('UPDATE accounts SET credits_available = credits_available + $1', [credits]),
        );
      await change(7);
      try {
        expect((await campaign.findings()).filter((each) => each.startsWith('verify-ledger'))).toHaveLength(
          1,
        );
      } finally {
        await change(-7);
      }
    });
  });
});

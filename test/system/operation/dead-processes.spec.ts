import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { query } from '../../harness/launcher-installation';
import { runCommand } from '../../harness/commands/run-command';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { Service } from '../../harness/service';

const variables = { SIGNUP_CREDITS: '1000000' };
/** Nearly as long as a text may be, so that processes can be caught at them. */
const TEXTS = Array.from({ length: 6 }, (_, i) =>
  `Văn bản số ${i + 1} dài như một chương sách. `.repeat(130),
);
const LEFT = 2;

let redis: TestRedis;
let onlyOne: Service;
/** What it was speaking when it was killed. */
let left: unknown[];
/** Was started after it, and lives on. */
let next: Service;
const startedLater: Service[] = [];

beforeAll(async () => {
  redis = await startRedis();
  onlyOne = await Service.start({ variables });
  await ask(onlyOne);
  await onlyOne.kill();
  left = await pending();
  next = await startWithRedis();
}, BUILD_LIMIT_MS);
afterAll(async () => {
  for (const each of startedLater) await each.terminate();
  await onlyOne.stop();
  await redis.stop();
});

it('What the only process was speaking when it was killed, the next has taken over before it serves', async () => {
  expect(left.length).toBeGreaterThan(0);
  // From here on the deadlines see to it that nothing stays PENDING, however slow the machine is.
  const late = `SELECT id FROM speech_requests
    WHERE status = 'PENDING' AND deadline_at > clock_timestamp() + interval '10 seconds'`;
  expect(await query(next.databaseUrl, late)).toEqual([]);
  expect(takeOvers(next)).toBe(1);
  await eventually(hasNoneLeft);
  const ends = await query(
    next.databaseUrl,
    `SELECT status, attempts, error_code FROM speech_requests WHERE id IN (${left.map((id) => `'${String(id)}'`).join()})`,
  );
  for (const { status, attempts, error_code } of ends) {
    if (status === 'SUCCESS') expect(attempts).toBe(2);
    else expect(['ENGINE_BUSY', 'SYNTHESIS_FAILED']).toContain(error_code);
  }
  await expectNothingHeld();
});

it('What processes were speaking when they were killed another speaks, and none takes over what a living one has', async () => {
  await eventually(hasNoneLeft);
  const failed = () => query(next.databaseUrl, "SELECT id FROM speech_requests WHERE status = 'FAILED'");
  const failedBefore = await failed();
  const [api, worker] = await Promise.all([startWithRedis(), startWithRedis('worker.js')]);
  await ask(api);
  await Promise.all([worker, api].map((each) => each.kill()));
  expect((await pending()).length).toBeGreaterThan(0);
  const another = await startWithRedis('worker.js');
  await eventually(hasNoneLeft);
  expect([takeOvers(next), takeOvers(another)]).toEqual([1, 0]);
  expect(await failed()).toEqual(failedBefore);
  await expectNothingHeld();
});

async function startWithRedis(entry: 'main.js' | 'worker.js' = 'main.js'): Promise<Service> {
  const { databaseUrl, dataDir } = onlyOne;
  const withRedis = { ...variables, REDIS_URL: redis.url };
  const service = await Service.start({
    variables: withRedis,
    continues: { databaseUrl, dataDir },
    entry,
  });
  startedLater.push(service);
  return service;
}

/**
 * Asks for all the texts at once, and again where they were spoken before anybody saw it.
 *
 * @returns when several are under way
 */
async function ask(service: Service): Promise<void> {
  const { client } = await new Client(service.baseUrl).newCustomer();
  let unanswered = 0;
  const post = async (input_text: string): Promise<void> => {
    unanswered += 1;
    // The service is killed before it answers.
    await client.post('/api/v1/tts', { input_text }).catch(() => undefined);
    unanswered -= 1;
  };
  await eventually(async () => {
    if (unanswered === 0) for (const text of TEXTS) void post(text);
    return (await pending()).length >= LEFT;
  });
}

/** The requests that nobody has settled. */
async function pending(): Promise<unknown[]> {
  const rows = await query(onlyOne.databaseUrl, "SELECT id FROM speech_requests WHERE status = 'PENDING'");
  return rows.map(({ id }) => id);
}

const hasNoneLeft = async (): Promise<boolean> => (await pending()).length === 0;

const takeOvers = ({ output }: Service): number =>
  output.filter((line) => line.includes('Taken over from a process that died')).length;

async function expectNothingHeld(): Promise<void> {
  const held = 'SELECT sum(credits_held)::int AS held FROM accounts';
  expect(await query(next.databaseUrl, held)).toEqual([{ held: 0 }]);
  expect(await runCommand(next, 'verify-ledger')).toMatchObject({ code: 0, stdout: '' });
}

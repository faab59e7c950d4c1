import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { query } from '../../harness/launcher-installation';
import { runCommand } from '../../harness/commands/run-command';
import { startRedis } from '../../harness/servers/redis';
import { Service } from '../../harness/service';

const variables = { SIGNUP_CREDITS: '1000000' };
/** Long enough to be caught at: each takes an engine half a second or more. */
const TEXTS = Array.from({ length: 6 }, (_, i) => `Văn bản số ${i + 1} dài như một chương sách. `.repeat(50));
const LEFT = 3;

/** Asks for all the texts at once. @returns when several are under way */
async function ask(service: Service): Promise<void> {
  const { client } = await new Client(service.baseUrl).newCustomer();
  for (const input_text of TEXTS) void client.post('/api/v1/tts', { input_text }).catch(() => undefined);
  await eventually(async () => (await pending(service)).length >= LEFT);
}

const pending = (service: Service) =>
  query(service.databaseUrl, "SELECT id FROM speech_requests WHERE status = 'PENDING'");

const hasTakenOver = ({ output }: Service): boolean =>
  output.some((line) => line.includes('Taken over from a process that died'));

async function held(service: Service): Promise<unknown> {
  const [row] = await query(service.databaseUrl, 'SELECT sum(credits_held)::int AS held FROM accounts');
  return row?.held;
}

it(
  'What the only process was speaking when it was killed, the next has taken over before it serves',
  async () => {
    const first = await Service.start({ variables });
    let next: Service | undefined;
    try {
      await ask(first);
      await first.kill();
      const left = (await pending(first)).map(({ id }) => id);
      expect(left.length).toBeGreaterThan(0);
      const { databaseUrl, dataDir } = first;
      next = await Service.start({ variables, continues: { databaseUrl, dataDir } });
      // From here on the deadlines see to it that nothing stays PENDING, however slow the machine is.
      const late = `SELECT id FROM speech_requests
        WHERE status = 'PENDING' AND deadline_at > clock_timestamp() + interval '10 seconds'`;
      expect(await query(databaseUrl, late)).toEqual([]);
      expect(hasTakenOver(next)).toBe(true);
      await eventually(async () => (await pending(first)).length === 0);
      const ends = await query(
        databaseUrl,
        `SELECT status, attempts, error_code FROM speech_requests WHERE id IN (${left.map((id) => `'${String(id)}'`).join()})`,
      );
      for (const { status, attempts, error_code } of ends) {
        if (status === 'SUCCESS') expect(attempts).toBe(2);
        else expect(['ENGINE_BUSY', 'SYNTHESIS_FAILED']).toContain(error_code);
      }
      expect(await held(first)).toBe(0);
      expect(await runCommand(next, 'verify-ledger')).toMatchObject({ code: 0, stdout: '' });
    } finally {
      await next?.terminate();
      await first.stop();
    }
  },
  BUILD_LIMIT_MS,
);

it(
  'What processes were speaking when they were killed another speaks, and none takes over what a living one has',
  async () => {
    const redis = await startRedis();
    const withRedis = { ...variables, REDIS_URL: redis.url };
    const first = await Service.start({ variables: withRedis });
    const { databaseUrl, dataDir } = first;
    const startNext = (entry?: 'worker.js') =>
      Service.start({ variables: withRedis, continues: { databaseUrl, dataDir }, ...(entry && { entry }) });
    const [second, worker] = [await startNext(), await startNext('worker.js')];
    const ended = [worker, first];
    try {
      await ask(first);
      for (const each of ended) await each.kill();
      const left = await pending(second);
      expect(left.length).toBeGreaterThan(0);
      ended.push(await startNext('worker.js'));
      await eventually(async () => (await pending(second)).length === 0);
      for (const each of [second, ...ended.slice(2)]) expect(hasTakenOver(each)).toBe(false);
      const failed = "SELECT id FROM speech_requests WHERE status = 'FAILED'";
      expect(await query(databaseUrl, failed)).toEqual([]);
      expect(await held(second)).toBe(0);
      expect(await runCommand(second, 'verify-ledger')).toMatchObject({ code: 0, stdout: '' });
    } finally {
      for (const each of [...ended.slice(2), second]) await each.terminate();
      await first.stop();
      await redis.stop();
    }
  },
  BUILD_LIMIT_MS,
);

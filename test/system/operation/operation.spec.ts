import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client as PostgresClient } from 'pg';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { findPostmaster } from '../../../src/platform/database/embedded-postgres/postmaster';
import { storedKeyOf } from '../../../src/synthesis/application/audio-names';
import { audioFile } from '../../harness/audio-file';
import { BUILD_LIMIT_MS, ensureBuilt } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { runCommand, runCommandAlone } from '../../harness/commands/run-command';
import { Service, WEBHOOK_SECRET } from '../../harness/service';

describe('the operator', () => {
  let service: Service;
  let anyone: Client;
  let database: PostgresClient;

  beforeAll(async () => {
    service = await Service.start({ variables: { LOG_LEVEL: 'debug' } });
    anyone = new Client(service.baseUrl);
    database = new PostgresClient({ connectionString: service.databaseUrl });
    await database.connect();
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await database.end();
    await service.stop();
  });

  it('opens an account, issues, uses and revokes keys, and grants credits with a reason', async () => {
    const email = 'operator-test@example.com';
    const created = await runCommand(service, 'account:create', '--email', email, '--credits', '50');
    expect(created.code).toBe(0);
    const client = new Client(service.baseUrl, { authorization: `Bearer ${created.stdout.trim()}` });
    const { account } = (await client.get('/api/v1/account')).body.result;
    expect(account).toMatchObject({ email, credits: { available: 1050 } });

    const grant = ['credits:grant', '--email', email, '--credits', '5'];
    const [refused, granted, key] = await Promise.all([
      runCommand(service, ...grant),
      runCommand(service, ...grant, '--reason', 'sorry'),
      runCommand(service, 'key:create', '--email', email, '--name', 'second'),
    ]);
    expect([refused.code, granted.code]).toEqual([1, 0]);
    expect(key.stdout.trim()).toMatch(/^loa_live_/);
    const [, id = ''] = /Made key (\S+):/.exec(key.stderr) ?? [];
    const second = new Client(service.baseUrl, { authorization: `Bearer ${key.stdout.trim()}` });
    expect((await second.get('/api/v1/account')).http).toBe(200);
    expect((await runCommand(service, 'key:revoke', '--email', email, '--id', id)).code).toBe(0);
    expect((await second.get('/api/v1/account')).http).toBe(401);
  });

  it('finds unmatched money and assigns it to an order', async () => {
    const { client } = await anyone.newCustomer();
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', wanted)).body.result;
    const lost = notification({ content: 'quen ghi ma don LOA 99999999', transferAmount: order.amount });
    await anyone.post('/api/payment/webhook', lost, withSecret);

    const { stdout } = await runCommand(service, 'transfers:unmatched');
    const listed = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; reason: string; reference_code: string })
      .find(({ reference_code }) => reference_code === lost.referenceCode);
    expect(listed?.reason).toBe('unknown-order');
    const assign = ['transfers:assign', '--id', listed?.id ?? '', '--order', order.order_code];
    expect((await runCommand(service, ...assign)).stderr).toContain('--reason is required');
    const mistyped = ['transfers:assign', '--id', 'x', '--order', order.order_code, '--reason', 'y'];
    expect((await runCommand(service, ...mistyped)).stderr).toContain('no such transfer');
    const close = ['transfers:close', '--id', listed?.id ?? '', '--reason', 'whose?'];
    expect((await runCommand(service, ...close, '--as', 'refunded')).stderr).toContain('reference');
    expect((await runCommand(service, ...close, '--as', 'not-ours')).code).toBe(0);
    expect((await runCommand(service, ...assign, '--reason', 'y')).stderr).toContain('Reopen it first');
    expect((await runCommand(service, 'transfers:reopen', '--id', listed?.id ?? '')).code).toBe(0);
    expect((await runCommand(service, ...assign, '--reason', 'customer called')).code).toBe(0);
    expect((await runCommand(service, ...assign, '--reason', 'twice')).code).toBe(1);
    const status = await anyone.get(`/api/payment/check-status/${order.order_code}`);
    expect(status.body.result.status).toBe('PAID');
  });

  it('is told the usage of a wrong command', async () => {
    const [none, unknown, wrong] = await Promise.all([
      runCommandAlone(service, ''),
      runCommandAlone(service, '', 'nonsense'),
      runCommandAlone(service, '', 'key:create', '--nonsense'),
    ]);
    expect(none).toMatchObject({ code: 0, stdout: expect.stringContaining('verify-ledger') });
    expect(unknown).toMatchObject({ code: 1 });
    expect(wrong.stderr).toContain('Usage: key:create');
  });

  it('is shown by verify-ledger whatever somebody changed by hand', async () => {
    const { client } = await anyone.newCustomer();
    await client.post('/api/v1/tts', { input_text: 'Xin chào.' });
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', wanted)).body.result;
    const { order: other } = (await client.post('/api/payment/orders', wanted)).body.result;
    for (const { order_code } of [order, other]) await anyone.post('/api/payment/mock-pay', { order_code });
    expect(await runCommand(service, 'verify-ledger')).toMatchObject({ code: 0, stdout: '' });

    // Each change breaks one promise more; none is undone.
    const code = `'${order.order_code}'`;
    const changes: [sql: string, broken: string][] = [
      ['UPDATE accounts SET credits_available = credits_available + 1', 'the sum of its ledger entries'],
      ['UPDATE speech_requests SET char_count = char_count + 1', 'FAILED requests cost nothing'],
      [
        'INSERT INTO credit_holds (id, account_id, credits) SELECT gen_random_uuid(), id, 3 FROM accounts LIMIT 1',
        'those of its open holds',
      ],
      [`UPDATE orders SET amount_vnd = 1 WHERE order_code = ${code}`, 'the amounts of the orders they paid'],
      [`UPDATE orders SET credits = 1 WHERE order_code = ${code}`, 'one grant of its credits'],
      ['UPDATE api_key_days SET credits = credits + 1', 'what an API key has spent on a day'],
      [
        "UPDATE credit_holds SET state = 'released' WHERE state = 'charged'",
        'every charged hold has its charge',
      ],
      [
        `DROP INDEX transfers_credited_reference_key;
         UPDATE transfers SET reference_code = 'one' WHERE outcome = 'credited' AND channel = 'mock'`,
        'no bank reference pays two orders',
      ],
      [
        'UPDATE accounts SET credits_granted = credits_granted + 1 WHERE credits_granted > 1000',
        'the sum of all grants up to it',
      ],
      ['UPDATE accounts SET credits_ending = 1', 'that end are what is left of those grants'],
      [
        `ALTER TABLE accounts DROP CONSTRAINT accounts_credits_check;
         UPDATE accounts SET credits_available = -1`,
        'no balance is negative',
      ],
      [
        `UPDATE transfers SET outcome = 'ignored', order_id = NULL, reason = 'no-code'
         WHERE order_id = (SELECT id FROM orders WHERE order_code = ${code})`,
        'paid by one credited transfer',
      ],
      [
        `ALTER TABLE credit_entries DISABLE TRIGGER USER;
         UPDATE credit_entries SET balance_after = balance_after + 1 WHERE type = 'order'`,
        'continues the balance',
      ],
      [
        `INSERT INTO credit_lots (entry_id, account_id, expires_at, credits_left)
         SELECT id, account_id, now(), 1 FROM credit_entries WHERE type = 'order' LIMIT 1`,
        'what was neither spent nor ended',
      ],
      [
        `UPDATE credit_entries SET ending_after = 1 WHERE type = 'charge'`,
        'spends credits that end before the others',
      ],
      ['UPDATE audio_usage SET stored_bytes = stored_bytes + 1', 'are those of the files'],
    ];
    let before: string[] = [];
    for (const [sql, broken] of changes) {
      await database.query(sql);
      const after = await brokenPromises();
      expect(before).not.toContainEqual(expect.stringContaining(broken));
      expect(after).toContainEqual(expect.stringContaining(broken));
      before = after;
    }
    const { code: exitCode, stdout } = await runCommandAlone(service, '', 'verify-ledger');
    expect(exitCode).toBe(1);
    const printed = stdout.split('\n').filter((line) => line.startsWith('BROKEN'));
    expect(printed).toEqual(before.map((name) => `BROKEN: ${name}`));
  }, 240_000);

  it('is shown by verify-ledger which files and requests have lost each other', async () => {
    const [withoutRequest, withoutFile] = ['every file was stored', 'that is not expired has its file'];
    const { client } = await anyone.newCustomer();
    const speak = () => client.post('/api/v1/tts', { input_text: 'Hai người cùng nghe một câu.' });
    const [maker, sharer] = [(await speak()).body.result, (await speak()).body.result];
    const key = storedKeyOf(/([0-9a-f]{40})/.exec(maker.audio_url as string)?.[1] ?? '');
    const before = (await runCommand(service, 'verify-ledger')).stdout;
    for (const name of [withoutRequest, withoutFile]) expect(before).not.toContain(name);

    const stray = `${key.slice(0, 4)}${'0'.repeat(60)}`;
    writeFileSync(audioFile(service.dataDir, stray), 'nobody asked for this');
    rmSync(audioFile(service.dataDir, key));
    const { code, stdout } = await runCommand(service, 'verify-ledger');
    expect(code).toBe(1);
    for (const name of [withoutRequest, withoutFile]) expect(stdout).toContain(name);
    expect(stdout).toContain(`{"storedKey":"${stray}"}`);
    for (const { request_id } of [maker, sharer]) expect(stdout).toContain(request_id);

    await database.query(
      `UPDATE speech_requests SET expires_at = now() - interval '1 second', created_at = now() - interval '3 days'
       WHERE stored_key = '${key}'`,
    );
    rmSync(audioFile(service.dataDir, stray));
    const after = (await runCommand(service, 'verify-ledger')).stdout;
    for (const name of [withoutRequest, withoutFile]) expect(after).not.toContain(name);
  });

  /** The names of verify-ledger's checks that find something: a start of the program takes two seconds. */
  async function brokenPromises(): Promise<string[]> {
    const broken: string[] = [];
    for (const { name, sql } of ledgerChecks) {
      if ((await database.query(sql)).rows.length > 0) broken.push(name);
    }
    return broken;
  }
});

/** Until a request of the customer's is at work, with its credits held. */
async function begun(client: Client): Promise<void> {
  const held = async () => (await client.get('/api/v1/account')).body.result.account.credits.held as number;
  while ((await held()) === 0);
}

describe('the process, from its first request to SIGTERM', () => {
  const secrets = [WEBHOOK_SECRET, 'a-wrong-secret', 'mot-mat-khau-dai', 'bí mật'];
  let service: Service;
  let client: Client;

  beforeAll(async () => {
    service = await Service.start({ variables: { LOG_LEVEL: 'debug' }, embeddedDatabase: true });
    const anyone = new Client(service.baseUrl);
    const customer = await anyone.newCustomer();
    client = customer.client;
    const { audio_url } = (await client.post('/api/v1/tts', { input_text: 'điều bí mật' })).body.result;
    secrets.push(customer.key, /([0-9a-f]{40})/.exec(audio_url as string)?.[1] ?? '');
    await fetch(audio_url as string);
    await anyone.post('/api/payment/webhook', notification(), withSecret);
    await anyone.post('/api/payment/webhook', notification(), { 'x-secret-key': 'a-wrong-secret' });
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  it('starts its embedded database again when that is killed', async () => {
    const serverPid = async () => (await findPostmaster(path.join(service.dataDir, 'postgres')))?.pid;
    const killed = (await serverPid())!;
    process.kill(killed, 'SIGKILL');
    await eventually(async () => ((await serverPid()) ?? killed) !== killed);
    await eventually(async () => (await client.get('/readyz')).http === 200);
    expect((await client.post('/api/v1/tts', { input_text: 'Xin chào.' })).http).toBe(200);
  });

  it('finishes what runs on SIGTERM and exits with 0', async () => {
    const running = client.post('/api/v1/tts', { input_text: 'Xin chào các bạn. '.repeat(50) });
    await begun(client);
    const [exitCode, { http }] = await Promise.all([service.terminate(), running]);
    expect(exitCode).toBe(0);
    expect(http).toBe(200);
  });

  it('writes JSON lines without a secret in them', () => {
    const lines = service.output.filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    const requests = lines.filter((line) => line.includes('"msg":"request"'));
    expect(requests).not.toEqual([]);
    for (const line of requests) expect(JSON.parse(line)).toMatchObject({ request_id: expect.any(String) });
    const everything = service.output.join('\n');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(4);
      expect(everything).not.toContain(secret);
    }
  });
});

describe('the process', () => {
  it(
    'refuses unusable settings with a list of all faults and exit code 1',
    async () => {
      const main = path.join(await ensureBuilt(), 'main.js');
      const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: 'x', MOCK_PAY_ENABLED: 'true' };
      const { code, stderr } = await exitOf(main, env);
      expect(code).toBe(1);
      for (const name of ['PORT', 'MOCK_PAY_ENABLED', 'BANK_BIN', 'WEBHOOK_SECRETS', 'PUBLIC_BASE_URL']) {
        expect(stderr).toContain(`- ${name} `);
      }
    },
    BUILD_LIMIT_MS,
  );
});

describe('the process in production', () => {
  let service: Service;

  beforeAll(async () => {
    service = await Service.start({
      variables: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        RATE_LIMIT_ENABLED: 'true',
        TRUST_PROXY: 'true',
        PUBLIC_BASE_URL: 'https://loa.example.com',
        WEBHOOK_SECRETS: 'k3yB7qXw9Zt2Lm5Rv8Np',
        BANK_BIN: '970436',
        BANK_NAME: 'Vietcombank',
        BANK_ACCOUNT_NO: '0123456789',
        BANK_ACCOUNT_NAME: 'CONG TY LOA',
      },
    });
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  it('counts calls by the address that its own proxy saw, whatever the client claims', async () => {
    const left = async (forwarded: string): Promise<number> => {
      const headers = { 'x-forwarded-for': forwarded };
      const path = '/api/payment/check-status/LOA00000000';
      const answer = await new Client(service.baseUrl).get(path, headers);
      return Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    };
    const first = await left('9.9.9.1, 10.0.0.1');
    expect(await left('9.9.9.2, 10.0.0.1')).toBe(first - 1);
    expect(await left('9.9.9.2, 10.0.0.2')).toBe(first);
  });

  it('has no mock-pay', async () => {
    const anyone = new Client(service.baseUrl);
    const answer = await anyone.post('/api/payment/mock-pay', { order_code: 'LOA00000000' });
    expect([answer.http, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    const documentation = await (await fetch(`${service.baseUrl}/docs-json`)).text();
    expect(documentation).not.toContain('mock-pay');
  });
});

function exitOf(file: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loa-settings-'));
    const child = spawn(process.execPath, [file], { cwd: folder, env });
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += String(chunk)));
    child.once('exit', (code) => {
      rmSync(folder, { recursive: true });
      resolve({ code, stderr });
    });
  });
}

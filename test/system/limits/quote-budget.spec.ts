import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { IssueKey, OpenAccount } from '../../../src/accounts';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { costs } from '../../../src/platform/admission/costs';
import { CpuBudgets } from '../../../src/platform/admission/cpu-budgets';
import { RateLimits } from '../../../src/platform/admission/rate-limits';
import { useBuiltWorkers } from '../../harness/built-app';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

useBuiltWorkers();

const BUDGET_MS = costs.quote.cpuMsPerAccount;
const LONG_TEXT = 'Ngày 20/11/2026 lúc 14:02, giá 1.250.000đ, tăng 3,5% so với quý 3/2025. '.repeat(60);

describe('the time in which an account has texts read for nothing', () => {
  let database: TestDatabase;
  let folder: string;
  let app: NestFastifyApplication;
  beforeAll(async () => {
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-quotes-'));
    const environment = Environment.read({ NODE_ENV: 'test', DATA_DIR: folder });
    app = await createApp(environment, pino({ level: 'silent' }), database.url);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function newCaller(): Promise<{ id: string; headers: { authorization: string } }> {
    const { id } = await app.get(OpenAccount).execute({
      email: `${Math.random()}@example.com`,
      password: null,
      name: 'Test',
      role: 'customer',
    });
    const { key } = await app.get(IssueKey).execute(id, 'test');
    return { id, headers: { authorization: `Bearer ${key}` } };
  }

  async function newDictionary({ headers }: Caller, count: number): Promise<string> {
    const entries = Array.from({ length: count }, (_, i) => ({ written: `a${i}`, spoken: 'b' }));
    const url = '/api/v1/dictionaries';
    const made = await app.inject({ method: 'POST', url, payload: { name: 'Nhiều', entries }, headers });
    return made.json().result.id;
  }

  type Caller = Awaited<ReturnType<typeof newCaller>>;
  const quote = ({ headers }: Caller, input_text: string) =>
    app.inject({ method: 'POST', url: '/api/v1/tts/quote', payload: { input_text }, headers });
  const speak = ({ headers }: Caller, input_text: string) =>
    app.inject({ method: 'POST', url: '/api/v1/tts', payload: { input_text }, headers });
  const usedMs = async ({ id }: Caller) => {
    const { remaining } = await app.get(RateLimits).count(`quote-cpu-ms:${id}`, BUDGET_MS, 0);
    return BUDGET_MS - remaining;
  };

  it('is what reading them took, also of those that are refused', async () => {
    const caller = await newCaller();
    expect((await quote(caller, LONG_TEXT)).statusCode).toBe(200);
    const firstMs = await usedMs(caller);
    expect(firstMs).toBeGreaterThan(1);
    expect((await quote(caller, '？'.repeat(3_000))).statusCode).toBe(400); // nothing of it can be spoken
    const secondMs = await usedMs(caller);
    expect(secondMs).toBeGreaterThan(firstMs);
    expect((await quote(caller, ' ')).statusCode).toBe(400); // not even read
    expect(await usedMs(caller)).toBe(secondMs);
  });

  it('is also what reading texts took that were to be spoken and are refused', async () => {
    const caller = await newCaller();
    expect((await speak(caller, LONG_TEXT)).statusCode).toBe(402);
    const firstMs = await usedMs(caller);
    expect(firstMs).toBeGreaterThan(1);
    expect((await speak(caller, '？'.repeat(3_000))).statusCode).toBe(400); // nothing of it can be spoken
    const secondMs = await usedMs(caller);
    expect(secondMs).toBeGreaterThan(firstMs);
    expect((await speak(caller, 'Xin chào.')).statusCode).toBe(200);
    expect(await usedMs(caller)).toBe(secondMs); // paid for
  });

  it('ends, for further texts of the account and for nothing else', async () => {
    const caller = await newCaller();
    await app.get(CpuBudgets).spend('quote', caller.id, 0, (took) => Promise.resolve(took(BUDGET_MS)));
    await app.get(CpuBudgets).spend('quote', caller.id, 0, (took) => Promise.resolve(took(1)));
    for (const ask of [quote, speak]) {
      const refused = await ask(caller, 'Xin chào.');
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    const { headers } = caller;
    expect((await app.inject({ url: '/api/v1/account', headers })).statusCode).toBe(200);
    expect((await quote(await newCaller(), 'Xin chào.')).statusCode).toBe(200);
  });

  it('is also what it took to make dictionaries ready, whoever pays for the text', async () => {
    const caller = await newCaller();
    const dictionaries = [{ id: await newDictionary(caller, 4_000) }];
    const speakWith = (input_text: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/tts',
        payload: { input_text, dictionaries },
        headers: caller.headers,
      });
    expect((await speakWith('Xin chào a1.')).statusCode).toBe(200);
    const firstMs = await usedMs(caller);
    expect(firstMs).toBeGreaterThan(0);
    expect((await speakWith('Tạm biệt a1.')).statusCode).toBe(200);
    expect(await usedMs(caller)).toBe(firstMs); // it stays in memory
  });

  it('is also what documents of SSML took, whole or faulty', async () => {
    const caller = await newCaller();
    const speakSsml = (input_text: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/tts',
        payload: { input_text, input_type: 'ssml' },
        headers: caller.headers,
      });
    expect((await speakSsml('<speak>Xin chào.</speak>')).statusCode).toBe(200);
    const firstMs = await usedMs(caller);
    expect(firstMs).toBeGreaterThan(0);
    expect((await speakSsml(`<speak>${'a<break/>'.repeat(900)}<audio/></speak>`)).statusCode).toBe(400);
    const secondMs = await usedMs(caller);
    expect(secondMs).toBeGreaterThan(firstMs);
    await app.get(CpuBudgets).spend('quote', caller.id, 0, (took) => Promise.resolve(took(BUDGET_MS)));
    expect((await speakSsml('<speak>Xin chào.</speak>')).statusCode).toBe(429);
  });

  it('is another for dictionaries, whatever is done with their entries', async () => {
    const caller = await newCaller();
    const { headers } = caller;
    const budgetMs = costs.dictionary.cpuMsPerAccount;
    const leftMs = async () =>
      (await app.get(RateLimits).count(`dictionary-cpu-ms:${caller.id}`, budgetMs, 0)).remaining;
    const id = await newDictionary(caller, 4_000);
    const entries = [{ written: 'a', spoken: 'b' }];
    const dear = [
      { method: 'POST', url: '/api/v1/dictionaries', payload: { name: 'Thêm', entries } },
      { method: 'GET', url: `/api/v1/dictionaries/${id}` },
      { method: 'GET', url: `/api/v1/dictionaries/${id}/export` },
      { method: 'PATCH', url: `/api/v1/dictionaries/${id}`, payload: { name: 'Tên khác' } },
    ] as const;
    for (const call of dear) {
      const before = await leftMs();
      expect((await app.inject({ ...call, headers })).statusCode).toBe(200);
      expect(await leftMs()).toBeLessThan(before);
    }
    await app.get(CpuBudgets).spend('dictionary', caller.id, 0, (took) => Promise.resolve(took(budgetMs)));
    for (const call of dear) expect((await app.inject({ ...call, headers })).statusCode).toBe(429);
    expect((await app.inject({ url: '/api/v1/dictionaries', headers })).statusCode).toBe(200);
  });

  it('is another for searching the history, which may be read all the same', async () => {
    const caller = await newCaller();
    const { headers } = caller;
    const statusOf = async (query: string) =>
      (await app.inject({ url: `/api/v1/tts/history?${query}`, headers })).statusCode;
    const budgetMs = costs.history.cpuMsPerAccount;
    expect(await statusOf('search=a')).toBe(200);
    await app.get(CpuBudgets).spend('history', caller.id, 0, (took) => Promise.resolve(took(budgetMs)));
    expect([await statusOf('search=a'), await statusOf('status=SUCCESS')]).toEqual([429, 200]);
  });

  it('is another for looking at jobs with many items', async () => {
    const caller = await newCaller();
    const { headers } = caller;
    const open = async (payload: object): Promise<string> =>
      (await app.inject({ method: 'POST', url: '/api/v1/tts/jobs', payload, headers })).json().result.job_id;
    const batch = await open({ items: [{ input_text: 'Một.' }, { input_text: 'Hai.' }] });
    const plain = await open({ input_text: 'Ba.' });
    const look = async (id: string) =>
      (await app.inject({ url: `/api/v1/tts/jobs/${id}`, headers })).statusCode;
    expect([await look(batch), await look(plain)]).toEqual([200, 200]);
    const budgetMs = costs.job.cpuMsPerAccount;
    await app.get(CpuBudgets).spend('job', caller.id, 0, (took) => Promise.resolve(took(budgetMs)));
    expect([await look(batch), await look(plain)]).toEqual([429, 200]);
  });

  it('is another for checking long jobs, whose every fault takes of it', async () => {
    const caller = await newCaller();
    const open = (payload: string, type = 'text/plain') =>
      app.inject({
        method: 'POST',
        url: '/api/v1/tts/jobs?chapters=paragraphs',
        payload,
        headers: { ...caller.headers, 'content-type': type },
      });
    const jobBudgetMs = costs['speech-job'].cpuMsPerAccount;
    const leftMs = async () =>
      (await app.get(RateLimits).count(`speech-job-cpu-ms:${caller.id}`, jobBudgetMs, 0)).remaining;
    expect((await open('a\n\n'.repeat(20_000))).statusCode).toBe(400); // more parts than a job may have
    const firstMs = await leftMs();
    expect(firstMs).toBeLessThan(jobBudgetMs);
    expect((await open(LONG_TEXT)).statusCode).toBe(402);
    expect(await leftMs()).toBeLessThan(firstMs);
    await app.get(CpuBudgets).spend('speech-job', caller.id, 0, (took) => Promise.resolve(took(jobBudgetMs)));
    expect((await open('Xin chào.')).statusCode).toBe(429);
    expect((await quote(caller, 'Xin chào.')).statusCode).toBe(200);
  });

  it('is not taken by bodies of a great many values, which are refused before they are checked', async () => {
    const caller = await newCaller();
    const elements = (count: number) => `[${'{},'.repeat(count - 1)}{}]`;
    const send = (url: string, payload: string) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...caller.headers, 'content-type': 'application/json' },
      });
    const quoted = await send('/api/v1/tts/quote', `{"input_text":"a","x":${elements(6_000)}}`);
    expect(quoted.json()).toMatchObject({ errors: [{ field: 'body', code: 'TOO_MANY_VALUES' }] });
    const asked = await send('/api/v1/tts/jobs', `{"items":${elements(2_000_000)}}`);
    expect(asked.json()).toMatchObject({ errors: [{ field: 'body', code: 'TOO_MANY_VALUES' }] });
    const many = await send('/api/v1/tts/jobs', `{"items":${elements(6_000)}}`);
    expect(many.json()).toMatchObject({ errors: [{ field: 'items', code: 'ARRAY_MAX_SIZE' }] });
    const entries = Array.from({ length: 4_000 }, (_, i) => ({ written: `a${i}`, spoken: 'b' }));
    const made = await send('/api/v1/dictionaries', JSON.stringify({ name: 'Nhiều', entries }));
    expect(made.statusCode).toBe(200);
  });
});

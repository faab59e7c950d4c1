import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { createLogger } from '../../../src/platform/logging/logger';
import { useBuiltWorkers } from '../../harness/built-app';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

useBuiltWorkers();

const URL = '/api/v1/tts/trial';

describe('A sentence for a visitor', () => {
  let app: NestFastifyApplication;
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-trial-'));
    const environment = Environment.read({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      TRIALS_PER_DAY: '4',
      TRIALS_PER_NETWORK_PER_DAY: '2',
    });
    app = await createApp(environment, createLogger('silent'), database.url);
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const speak = (remoteAddress: string, body: object = { input_text: 'Hẹn 8h30 ngày 20/11.' }) =>
    app.inject({ method: 'POST', url: URL, remoteAddress, payload: body });

  it('is read aloud without a key, and nothing of it is kept or charged', async () => {
    const offer = await app.inject({ url: URL });
    expect(offer.json().result).toEqual({ available: true, max_chars: 120, sentences_per_day: 2 });
    const answer = await speak('2001:db8:1:200::1');
    expect(answer.statusCode).toBe(200);
    const { audio, ...result } = answer.json().result;
    expect(result).toEqual({
      speaker_id: 'vi-north-female-1',
      char_count: 20,
      spoken_text: 'Hẹn tám giờ ba mươi phút ngày hai mươi tháng mười một.',
      duration_sec: expect.any(Number),
      audio_type: 'mp3',
    });
    expect(Buffer.from(audio, 'base64').subarray(0, 1)[0]).toBe(0xff);
    const sql = app.get(DataSource);
    for (const table of ['speech_requests', 'credit_entries', 'accounts'])
      expect(await sql.query(`SELECT * FROM ${table}`)).toEqual([]);
    const kept = await readdir(folder, { recursive: true });
    expect(kept.filter((file) => /\.(mp3|wav)$/.test(file))).toEqual([]);
  });

  it('is refused by name where it is no sentence, before anything is counted', async () => {
    for (const body of [{}, { input_text: '' }, { input_text: 'a'.repeat(121) }, { input_text: '🎉' }]) {
      const answer = await speak('198.51.100.7', body);
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'input_text']);
    }
    const unknown = await speak('198.51.100.7', { input_text: 'Chào.', speaker_id: 'nobody' });
    expect([unknown.statusCode, unknown.json().errors[0].field]).toEqual([400, 'speaker_id']);
  });

  it('is limited for a household and for all', async () => {
    expect((await speak('2001:db8:1:2ff::1')).statusCode).toBe(200);
    const third = await speak('2001:db8:1:201::1');
    expect([third.statusCode, third.json().code]).toEqual([429, 'RATE_LIMIT_EXCEEDED']);
    expect(third.headers['ratelimit-policy']).toContain('"trials-of-the-day";q=2;w=86400');
    const retryAfterSec = Number(third.headers['retry-after']);
    expect(retryAfterSec).toBeGreaterThan(86_000);
    expect(retryAfterSec).toBeLessThanOrEqual(86_400);
    expect((await speak('203.0.113.1')).statusCode).toBe(200);
    expect((await speak('203.0.113.2')).statusCode).toBe(200);
    expect((await speak('203.0.113.3')).statusCode).toBe(429);
  });
});

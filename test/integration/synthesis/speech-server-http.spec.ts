import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { eventually } from '../../harness/eventually';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { Client, type Loose } from '../../harness/client';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { SpeechServer } from '../../harness/servers/speech-server';

const KEY = 'sk-s3cret-s3cret';
const VOICE = 'server-vi-north-female-1';
const BODY = { input_text: 'Xin chào các bạn, hôm nay trời đẹp.', speaker_id: VOICE, audio_type: 'wav' };
/** Not rendered before: what is stored already would be served without the server. */
const NEW_BODY = { ...BODY, input_text: 'Hẹn gặp lại các bạn vào ngày mai.' };

describe('A speech server behind the API', () => {
  let server: SpeechServer;
  let database: TestDatabase;
  let folder: string;
  let app: NestFastifyApplication;
  let api: Client;
  const log: string[] = [];

  beforeAll(async () => {
    server = await SpeechServer.start();
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-speech-server-'));
    const environment = Environment.read({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      RATE_LIMIT_ENABLED: 'false',
      SPEECH_SERVER_URL: server.url,
      SPEECH_SERVER_VOICES: 'vi-north-female-1:vi:north:female:22050',
      SPEECH_SERVER_LICENCE: 'GPL-3.0-or-later',
      SPEECH_SERVER_API_KEY: KEY,
    });
    const logger = pino({ level: 'info' }, { write: (line) => log.push(line) });
    app = await createApp(environment, logger, database.url);
    await app.listen(0, '127.0.0.1');
    api = (await new Client(await app.getUrl()).newCustomer()).client;
    await eventually(async () => (await api.post('/api/v1/tts/quote', BODY)).http === 200); // the threads are warm
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
    await server.close();
  });

  const speaker = async (id: string): Promise<Loose> =>
    (await api.get('/api/v1/tts/speakers')).body.result.items.find((item: Loose) => item.speaker_id === id);
  const credits = async (): Promise<Loose> => (await api.get('/api/v1/account')).body.result.account.credits;

  /** Back-off and probes take their real time. */
  async function untilAvailable(expected: boolean): Promise<void> {
    await eventually(async () => (await speaker(VOICE)).available === expected);
  }

  it('offers its voices and speaks with them', async () => {
    await untilAvailable(true);
    expect(await speaker(VOICE)).toMatchObject({
      provider: 'speech-server',
      speaker_name: 'vi-north-female-1',
      licence: 'GPL-3.0-or-later',
      sample_rate: 22_050,
    });
    const answer = await api.post('/api/v1/tts', BODY);
    expect(answer.http).toBe(200);
    expect(answer.body.result).toMatchObject({ provider: 'speech-server', speaker_id: VOICE });
    expect(answer.body.result.duration_sec).toBeGreaterThan(1);
    expect(server.calls.at(-1)!.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it('answers 503 while it is down, charges nothing, lets nobody else speak, and is back by itself', async () => {
    const before = await credits();
    await server.goDown();
    for (let i = 0; i < 2; i++) {
      const refused = await api.post('/api/v1/tts', NEW_BODY);
      expect(refused.http).toBe(503);
      expect(refused.body.code).toBe('ENGINE_UNAVAILABLE');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    }
    expect((await speaker(VOICE)).available).toBe(false);
    expect((await speaker('vi-north-female-1')).available).toBe(true);
    expect(await credits()).toEqual(before);
    const { items } = (await api.get('/api/v1/tts/history')).body.result;
    expect(items.filter(({ status }: Loose) => status === 'SUCCESS')).toHaveLength(1);
    const other = await api.post('/api/v1/tts', { ...BODY, speaker_id: 'vi-north-male-1' });
    expect(other.http).toBe(200);

    await server.goUp();
    await untilAvailable(true);
    expect((await api.post('/api/v1/tts', NEW_BODY)).http).toBe(200);
  });

  it('tells the operator what happened, and nobody the key', () => {
    expect(log.join('')).toContain('"msg":"speech engine is down"');
    expect(log.join('')).toContain('the speech server cannot be reached');
    expect(log.join('')).toContain('"msg":"speech engine is up again"');
    expect(log.join('')).not.toContain(KEY);
  });
});

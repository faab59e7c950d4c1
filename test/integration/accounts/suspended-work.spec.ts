import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { AccountsRepository, SuspendAccount } from '../../../src/accounts';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { SynthesizeSpeech } from '../../../src/synthesis/application/synthesize-speech';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, type Loose } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { SpeechServer } from '../../harness/servers/speech-server';

/** The engine does not get on from this word until it is let. */
const HELD = 'giữ';
const SERVER_VOICE = 'server-vi-north-female-1';
const CREDITS = 4000;
/** Longer than a busy machine needs; what nobody cuts goes on for a minute or five. */
const CUT_WITHIN_MS = 30_000;

describe('what is under way for an account that is suspended', () => {
  let server: SpeechServer;
  let database: TestDatabase;
  let folder: string;
  /** Two processes of one service, as far as they know of each other. */
  let here: NestFastifyApplication;
  let elsewhere: NestFastifyApplication;
  let baseUrl: string;
  let letGo = (): void => undefined;

  beforeAll(async () => {
    server = await SpeechServer.start();
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.answer = async (response, call) => {
      if (call.body.input.includes(HELD)) await held;
      await server.speak(response, call);
    };
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-suspended-'));
    const environment = Environment.read({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      RATE_LIMIT_ENABLED: 'false',
      SIGNUP_CREDITS: String(CREDITS),
      SPEECH_SERVER_URL: server.url,
      SPEECH_SERVER_VOICES: 'vi-north-female-1:vi:north:female:22050',
      SPEECH_SERVER_LICENCE: 'GPL-3.0-or-later',
      SPEECH_SERVER_CONCURRENCY: '8',
    });
    here = await createApp(environment, pino({ level: 'silent' }), database.url);
    await here.listen(0, '127.0.0.1');
    baseUrl = await here.getUrl();
    elsewhere = await createApp(environment, pino({ level: 'silent' }), database.url);
    await elsewhere.init();
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    letGo();
    await Promise.all([here.close(), elsewhere.close()]);
    await database.drop();
    await rm(folder, { recursive: true, force: true });
    await server.close();
  });

  async function newCustomer() {
    const { client, accountId } = await new Client(baseUrl).register();
    const { key } = (await client.post('/api/v1/account/api-keys', { name: 'test' })).body.result;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const get = (route: string) => fetch(baseUrl + route, { headers });
    const post = (route: string, body: object) =>
      fetch(baseUrl + route, { method: 'POST', headers, body: JSON.stringify(body) });
    const speak = (route: string, input_text: string) =>
      post(route, { input_text, speaker_id: SERVER_VOICE });
    const credits = async () => {
      const account = (await here.get(AccountsRepository).find(accountId))!;
      return { available: account.creditsAvailable, held: account.creditsHeld };
    };
    return { accountId, get, post, speak, credits };
  }

  const resultOf = async (answer: Response): Promise<Loose> => ((await answer.json()) as Loose).result;

  /** How an answer ends that was begun. */
  const endOf = async (answer: Response): Promise<'whole' | 'cut'> => {
    try {
      await answer.arrayBuffer();
      return 'whole';
    } catch {
      return 'cut';
    }
  };

  const suspend = async (accountId: string) =>
    elsewhere
      .get(SuspendAccount)
      .execute((await elsewhere.get(AccountsRepository).find(accountId))!, 'khóa bị lộ');

  it('is refused or, once it is heard, cut wherever that was done, and costs nothing; what others have goes on', async () => {
    const [lan, other] = [await newCustomer(), await newCustomer()];
    const heard = await lan.speak('/api/v1/tts/stream', `Câu đầu nghe được. Rồi nó ${HELD} lại.`);
    const told = await lan.speak('/api/v1/tts/stream/events', `Câu này nghe được. Rồi nó ${HELD} lại.`);
    const waiting = lan.speak('/api/v1/tts', `Nó ${HELD} ngay.`);
    const toBeHeard = lan.speak('/api/v1/tts/stream', `Câu này ${HELD} ngay.`);
    const job = await resultOf(await lan.speak('/api/v1/tts/jobs', `Việc dài mà nó ${HELD} ngay.`));
    const jobEvents = await lan.get(`/api/v1/tts/jobs/${job.job_id}/events`);
    const [plan] = (await resultOf(await lan.get('/api/payment/plans'))).items;
    const { plan_id, billing_cycle } = plan;
    const { order } = await resultOf(await lan.post('/api/payment/orders', { plan_id, billing_cycle }));
    const orderEvents = await lan.get(`/api/payment/orders/${order.order_code}/events`);
    const othersSpeech = await other.speak('/api/v1/tts/stream', `Tôi nghe được. Rồi nó ${HELD} lại.`);
    const open = [heard, told, jobEvents, orderEvents].map(endOf);
    await eventually(async () => (await lan.credits()).held > 110); // all five are accepted

    const since = Date.now();
    await suspend(lan.accountId);
    const [heardEnd, toldEnd, , orderEnd] = await Promise.all(open);
    const refused = await Promise.all([waiting, toBeHeard]);
    expect(Date.now() - since).toBeLessThan(CUT_WITHIN_MS);
    expect([heardEnd, toldEnd, orderEnd]).toEqual(['cut', 'cut', 'cut']);
    for (const answer of refused) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('x-request-id')).not.toBeNull();
      expect(await answer.json()).toMatchObject({ status: 0, code: 'ACCOUNT_SUSPENDED', errors: null });
    }
    await eventually(async () => (await lan.credits()).held === 0);
    expect(await lan.credits()).toEqual({ available: CREDITS, held: 0 });
    expect((await lan.get('/api/v1/account')).status).toBe(401);

    expect((await other.credits()).held).toBeGreaterThan(0);
    letGo();
    expect(await endOf(othersSpeech)).toBe('whole');
    await eventually(async () => (await other.credits()).held === 0);
    expect((await other.credits()).available).toBeLessThan(CREDITS);
    expect(await lan.credits()).toEqual({ available: CREDITS, held: 0 }); // also when the engine gets on
  });

  it('ends too where the call was let in a moment before', async () => {
    const { accountId, credits } = await newCustomer();
    const parameters = { inputText: 'Vào kịp.', speakerId: SERVER_VOICE };
    server.answer = () => undefined; // never
    await suspend(accountId);
    const call = { accountId, keyId: null, hasBought: false, parameters, idempotencyKey: null };
    await expect(here.get(SynthesizeSpeech).execute(call)).rejects.toThrow('it was stopped');
    expect(await credits()).toEqual({ available: CREDITS, held: 0 });
  });
});

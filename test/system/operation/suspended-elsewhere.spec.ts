import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, type Loose } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { runCommand, runCommandAlone } from '../../harness/commands/run-command';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { Service } from '../../harness/service';
import { SpeechServer } from '../../harness/servers/speech-server';

/** The engine does not get on from this word until it is let. */
const HELD = 'giữ';
const SERVER_VOICE = 'server-vi-north-female-1';
const PASSWORD = 'mot mat khau dai';
/** Alone it takes a second; what nobody cuts stays open for minutes. */
const CUT_WITHIN_MS = 20_000;

/** How an answer ends that was begun. */
const endOf = async (answer: Response): Promise<'whole' | 'cut'> => {
  try {
    await answer.arrayBuffer();
    return 'whole';
  } catch {
    return 'cut';
  }
};

describe('an account that is suspended in one process', () => {
  let server: SpeechServer;
  let redis: TestRedis;
  let desk: Service;
  let elsewhere: Service;
  let worker: Service;
  let operator: Client;
  let letGo = (): void => undefined;

  beforeAll(async () => {
    server = await SpeechServer.start();
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.answer = async (response, call) => {
      if (call.body.input.includes(HELD)) await held;
      await server.speak(response, call);
    };
    redis = await startRedis();
    const variables = {
      REDIS_URL: redis.url,
      SPEECH_SERVER_URL: server.url,
      SPEECH_SERVER_VOICES: 'vi-north-female-1:vi:north:female:22050',
      SPEECH_SERVER_LICENCE: 'GPL-3.0-or-later',
      SPEECH_SERVER_CONCURRENCY: '8',
    };
    desk = await Service.start({ variables });
    const { databaseUrl, dataDir } = desk;
    const continues = { databaseUrl, dataDir };
    elsewhere = await Service.start({ variables, continues });
    worker = await Service.start({ variables, continues, entry: 'worker.js' });
    operator = await logInOperator();
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    letGo();
    await worker.stop();
    await elsewhere.stop();
    await desk.stop();
    await redis.stop();
    await server.close();
  });

  async function logInOperator(): Promise<Client> {
    const email = 'chu@example.com';
    await runCommandAlone(
      desk,
      `${PASSWORD}\n`,
      ...['account:create', '--email', email, '--admin', '--password-stdin'],
    );
    const login = { email, password: PASSWORD };
    const answer = await new Client(desk.baseUrl).post('/api/v1/auth/login', login);
    return new Client(desk.baseUrl, { cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! });
  }

  async function newCustomer() {
    const { client: session, accountId } = await new Client(elsewhere.baseUrl).register();
    const { key } = (await session.post('/api/v1/account/api-keys', { name: 'test' })).body.result;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const speak = (route: string, input_text: string) =>
      fetch(elsewhere.baseUrl + route, {
        method: 'POST',
        headers,
        body: JSON.stringify({ input_text, speaker_id: SERVER_VOICE }),
      });
    const account = `/api/v1/admin/accounts/${accountId}`;
    const credits = async (): Promise<Loose> => (await operator.get(account)).body.result.account.credits;
    return { account, session, speak, credits, callHere: new Client(desk.baseUrl, headers) };
  }

  it('is refused and cut in the others within seconds, and charged nothing for what was not made', async () => {
    const [lan, other] = [await newCustomer(), await newCustomer()];
    const before = await lan.credits();
    const heard = await lan.speak('/api/v1/tts/stream', `Câu đầu nghe được. Rồi nó ${HELD} lại.`);
    expect(heard.status).toBe(200);
    const othersSpeech = await other.speak('/api/v1/tts/stream', `Tôi nghe được. Rồi nó ${HELD} lại.`);
    const spokenByWorker = lan.speak('/api/v1/tts', `Nó ${HELD} ngay.`);
    const heardEnd = endOf(heard);
    await eventually(async () => (await lan.credits()).held > 40); // both are accepted

    const since = performance.now();
    expect((await operator.post(`${lan.account}/suspend`, { reason: 'khóa bị lộ' })).http).toBe(200);
    expect((await lan.callHere.get('/api/v1/account')).http).toBe(401);
    expect((await lan.session.get('/api/v1/account')).http).toBe(401);
    expect(await heardEnd).toBe('cut');
    expect((await spokenByWorker).status).toBe(403);
    expect(performance.now() - since).toBeLessThan(CUT_WITHIN_MS);
    await eventually(async () => (await lan.credits()).held === 0);
    expect(await lan.credits()).toEqual(before);

    expect((await other.credits()).held).toBeGreaterThan(0);
    letGo();
    expect(await endOf(othersSpeech)).toBe('whole');
    await eventually(async () => (await other.credits()).held === 0);
    expect(await lan.credits()).toEqual(before); // also when the engine gets on
    expect(await runCommand(desk, 'verify-ledger')).toMatchObject({ code: 0 });
  });
});

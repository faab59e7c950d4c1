import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { connect } from 'node:net';
import OpenAI from 'openai';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { useBuiltWorkers } from '../../harness/built-app';
import { OpenAiStage } from '../../harness/openai-stage';

useBuiltWorkers();

const TEXT = 'Đọc một lần.';
const BODY = { model: 'tts-1', input: TEXT, voice: 'alloy' };
const CREDITS = 10_000;
const COST = Array.from(TEXT).length;

/** Passes on what it is sent, and of the first answers, so many, not a byte. */
async function losing(answers: number, port: number): Promise<{ server: Server; url: string }> {
  let left = answers;
  const server = createServer((client: Socket) => {
    const upstream = connect(port, '127.0.0.1');
    client.on('error', () => upstream.destroy()).pipe(upstream);
    upstream.on('error', () => client.destroy());
    if (left-- <= 0) return void upstream.pipe(client);
    upstream.once('data', () => {
      upstream.end();
      client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as { port: number }).port}/v1` };
}

describe('A call that is sent again without an idempotency key', () => {
  let stage: OpenAiStage;
  let key: string;
  beforeAll(async () => (stage = await OpenAiStage.start()));
  beforeEach(async () => (key = await stage.newKey()));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => stage.close());

  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const once1 = { available: CREDITS - COST, requests: 1 };
  const twice = { available: CREDITS - 2 * COST, requests: 2 };

  /** Holds the first file back until the test lets it be stored. */
  function holdFirstFile(): { stored: Promise<void>; goOn: () => void } {
    const store = stage.app.get(AudioStore, { strict: false });
    const put = store.put.bind(store);
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const stored = new Promise<void>((reached) => {
      jest.spyOn(store, 'put').mockImplementationOnce(async (...file) => {
        reached();
        await gate;
        await put(...file);
      });
    });
    return { stored, goOn };
  }

  it('is charged again after a whole answer', async () => {
    const first = await bytesOf(await stage.speak(key, BODY));
    const second = await bytesOf(await stage.speak(key, BODY, { connection: 'close' }));
    expect(second.equals(first)).toBe(true);
    expect(await stage.spent(key)).toEqual(twice);
    await bytesOf(await stage.speak(key, BODY, { connection: 'close' }));
    expect((await stage.spent(key)).requests).toBe(3);
  });

  it('is charged once for many at the same time, which have the same audio', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => stage.speak(key, BODY).then(bytesOf)));
    expect(answers.every((bytes) => bytes.equals(answers[0]!))).toBe(true);
    expect(await stage.spent(key)).toEqual(once1);
  });

  it('is charged once when the first caller left before the audio was there', async () => {
    const { stored, goOn } = holdFirstFile();
    const gone = new AbortController();
    const first = stage.speak(key, BODY, {}, gone.signal);
    await stored;
    gone.abort();
    await expect(first.then(bytesOf)).rejects.toThrow();
    const second = stage.speak(key, BODY);
    goOn();
    expect((await bytesOf(await second)).length).toBeGreaterThan(1000);
    expect(await stage.spent(key)).toEqual(once1);
  });

  it('is charged once when the caller left unanswered, and came back', async () => {
    const { stored, goOn } = holdFirstFile();
    const gone = new AbortController();
    const first = stage.speak(key, BODY, {}, gone.signal);
    await stored;
    gone.abort();
    await expect(first.then(bytesOf)).rejects.toThrow();
    goOn();
    while ((await stage.spent(key)).available !== CREDITS - COST) await new Promise(setImmediate);
    expect((await stage.speak(key, BODY)).status).toBe(200);
    expect(await stage.spent(key)).toEqual(once1);
  });

  it('is charged once when the caller left without reading its answer', async () => {
    const { port } = new URL(stage.baseUrl);
    const socket = connect(Number(port), '127.0.0.1');
    const body = JSON.stringify(BODY);
    socket.write(
      `POST /v1/audio/speech HTTP/1.1\r\nHost: loa\r\nAuthorization: Bearer ${key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await once(socket, 'readable'); // the answer has begun to arrive
    socket.resetAndDestroy();
    await once(socket, 'close');
    await new Promise(setImmediate);
    expect((await stage.speak(key, BODY)).status).toBe(200);
    expect(await stage.spent(key)).toEqual(once1);
  });

  it('is told, as OpenAI tells it, that the audio is gone meanwhile', async () => {
    await bytesOf(await stage.speak(key, BODY));
    jest.spyOn(stage.app.get(AudioStore, { strict: false }), 'open').mockResolvedValue(null);
    const answer = await stage.speak(key, BODY, { 'x-stainless-retry-count': '1' });
    const { error } = (await answer.json()) as { error: object };
    expect([answer.status, error]).toEqual([404, expect.objectContaining({ type: 'invalid_request_error' })]);
    expect(await stage.spent(key)).toEqual(once1);
  });

  it('is charged once when OpenAI’s client tries again, whatever became of two answers', async () => {
    const { server, url } = await losing(2, Number(new URL(stage.baseUrl).port));
    const client = new OpenAI({ apiKey: key, baseURL: url, maxRetries: 2 });
    const bytes = await bytesOf(await client.audio.speech.create(BODY));
    server.close();
    expect(bytes.length).toBeGreaterThan(1000);
    expect(await stage.spent(key)).toEqual(once1);
  });

  it.each<[string, object]>([
    ['text', { input: 'Đọc hai lần.' }],
    ['voice', { voice: 'vi-south-male-1' }],
    ['format', { response_format: 'pcm' }],
    ['speed', { speed: 1.5 }],
  ])('is another request with another %s', async (_name, change) => {
    await Promise.all([BODY, { ...BODY, ...change }].map((body) => stage.speak(key, body).then(bytesOf)));
    expect(await stage.spent(key)).toEqual(twice);
  });

  it('is the same with fields that mean nothing here', async () => {
    const bodies = [
      BODY,
      { ...BODY, speed: 1, response_format: 'mp3', instructions: 'Đọc chậm.', user: 'an' },
    ];
    await Promise.all(bodies.map((body) => stage.speak(key, body).then(bytesOf)));
    expect(await stage.spent(key)).toEqual(once1);
  });
});

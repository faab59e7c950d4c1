import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { StreamSpeech } from '../../../src/synthesis/application/streaming/stream-speech';
import { Client, type Loose } from '../../harness/client';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { SpeechServer } from '../../harness/servers/speech-server';

const TEXT =
  'Xin chào. Hôm nay là 20/11, trời đẹp, chúng tôi đi chơi ở Hà Nội. Rồi về nhà ăn cơm với gia đình! Vui quá.';
/** The engine behind the speech server breaks when it comes to this word. */
const FATAL = 'vỡ';
const SERVER_VOICE = 'server-vi-north-female-1';

interface SentEvent {
  readonly name: string;
  readonly data: Loose;
}

const eventsOf = (body: string): SentEvent[] =>
  body
    .split('\n\n')
    .filter((lines) => lines !== '')
    .map((lines) => {
      const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(lines)!;
      return { name: name!, data: JSON.parse(data!) };
    });

describe('Speech that is sent while it is spoken', () => {
  let server: SpeechServer;
  let database: TestDatabase;
  let folder: string;
  let app: NestFastifyApplication;
  let api: Client;
  let authorization: string;
  /** The engine breaks at once, or when a test lets it. */
  let breaking = Promise.resolve();

  beforeAll(async () => {
    server = await SpeechServer.start();
    server.answer = async (response, call) => {
      if (!call.body.input.includes(FATAL)) return server.speak(response, call);
      await breaking;
      response.writeHead(400, { 'content-type': 'application/json' }).end('{}');
    };
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-stream-'));
    const environment = Environment.read({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      RATE_LIMIT_ENABLED: 'false',
      SIGNUP_CREDITS: '4000',
      DEFAULT_SPEAKER: 'vi-north-female-1',
      SPEECH_SERVER_URL: server.url,
      SPEECH_SERVER_VOICES: 'vi-north-female-1:vi:north:female:22050',
      SPEECH_SERVER_LICENCE: 'GPL-3.0-or-later',
    });
    app = await createApp(environment, pino({ level: 'silent' }), database.url);
    await app.listen(0, '127.0.0.1');
    const { client, key } = await new Client(await app.getUrl()).newCustomer();
    [api, authorization] = [client, `Bearer ${key}`];
  }, 180_000);
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
    await server.close();
  });

  /** Each test's text is its own: nothing stored before answers it. */
  let number = 0;
  const newText = () => `Câu ${(number += 1)}. ${TEXT}`;

  const post = (route: string, body: object, headers: Record<string, string> = {}) =>
    fetch(api.baseUrl + route, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const statusOf = async (answer: Response): Promise<Loose> => {
    await app.get(StreamSpeech).idle();
    return (await api.get(answer.headers.get('x-request-resource')!)).body.result;
  };
  const fileOf = async ({ audio_url }: Loose) =>
    bytesOf(await fetch(api.baseUrl + new URL(audio_url as string).pathname));
  const credits = async (): Promise<Loose> => (await api.get('/api/v1/account')).body.result.account.credits;

  it.each([
    ['mp3', 'audio/mpeg', 0, 0],
    ['ogg', 'audio/ogg', 0, 0],
    ['wav', 'audio/wav', 44, 44],
    ['pcm', 'audio/pcm;rate=22050;channels=1', 0, 44],
  ])('is the stored file, as %s', async (audio_type, mediaType, header, storedHeader) => {
    const text = newText();
    const before = await credits();
    const answer = await post('/api/v1/tts/stream', { input_text: text, audio_type });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(mediaType);
    expect(answer.headers.get('transfer-encoding')).toBe('chunked');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const sent = await bytesOf(answer);
    const status = await statusOf(answer);
    expect(status).toMatchObject({ status: 'SUCCESS', char_count: text.length });
    const stored = await fileOf(status);
    expect(stored).toHaveLength(status.file_size as number);
    expect(sent.subarray(header).equals(stored.subarray(storedHeader))).toBe(true);
    expect(await credits()).toEqual({ available: before.available - text.length, held: 0 });
  });

  it('comes as events with the written words and the result', async () => {
    const text = newText();
    const answer = await post('/api/v1/tts/stream/events', { input_text: text });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = eventsOf(await answer.text());
    const audio = events.filter(({ name }) => name === 'audio').map(({ data }) => data);
    expect(audio.map(({ seq }) => seq)).toEqual(audio.map((_, i) => i));
    const words = events.filter(({ name }) => name === 'words').flatMap(({ data }) => data.words as Loose[]);
    expect(words.map(({ written }) => written).join(' ')).toMatch(
      /^Câu \d+\.? Xin chào\.? Hôm nay là 20\/11,? trời/,
    );
    expect(words.every(({ start, end }, i) => start <= end && start >= (words[i - 1]?.start ?? 0))).toBe(
      true,
    );
    const done = events.at(-1)!;
    expect(done.name).toBe('done');
    expect(done.data).toMatchObject({ char_count: text.length, provider: 'espeak-ng' });
    expect(words.at(-1).end).toBeLessThanOrEqual(done.data.duration_sec as number);
    const stored = await fileOf(done.data);
    expect(Buffer.concat(audio.map(({ data }) => Buffer.from(data as string, 'base64'))).equals(stored)).toBe(
      true,
    );
    // The audio of the first sentence comes before the words of the last one.
    expect(events.findIndex(({ name }) => name === 'words')).toBeLessThan(
      events.findLastIndex(({ name }) => name === 'audio'),
    );
  });

  it('is told as an ordinary error before it begins', async () => {
    for (const route of ['/api/v1/tts/stream', '/api/v1/tts/stream/events']) {
      const faulty = await post(route, { input_text: 'a', speaker_id: 'nobody' });
      expect([faulty.status, faulty.headers.get('content-type')]).toEqual([
        400,
        'application/json; charset=utf-8',
      ]);
      expect(((await faulty.json()) as Loose).errors[0].field).toBe('speaker_id');
      const flac = await post(route, { input_text: 'a', audio_type: 'flac' });
      expect(((await flac.json()) as Loose).errors[0].field).toBe('audio_type');
      const dear = await post(route, { input_text: 'Quá đắt. '.repeat(500) });
      expect([dear.status, ((await dear.json()) as Loose).code]).toEqual([402, 'INSUFFICIENT_CREDITS']);
      const broken = await post(route, { input_text: `Nó ${FATAL} ngay.`, speaker_id: SERVER_VOICE });
      expect([broken.status, ((await broken.json()) as Loose).code]).toEqual([500, 'SYNTHESIS_FAILED']);
    }
  });

  it('is cut off, and costs nothing, when the engine fails midway', async () => {
    const before = await credits();
    const body = { input_text: `Câu đầu nghe được. Rồi nó ${FATAL} ra.`, speaker_id: SERVER_VOICE };
    /** Breaks the engine once the first sentence is on its way. */
    const brokenOff = async (route: string): Promise<Response> => {
      let breakNow: () => void = () => undefined;
      breaking = new Promise((resolve) => (breakNow = resolve));
      const answer = await post(route, body);
      breakNow();
      return answer;
    };
    const cut = await brokenOff('/api/v1/tts/stream');
    expect(cut.status).toBe(200);
    await expect(bytesOf(cut)).rejects.toThrow('terminated');
    expect(await statusOf(cut)).toMatchObject({ status: 'FAILED', error: { code: 'SYNTHESIS_FAILED' } });
    const told = await brokenOff('/api/v1/tts/stream/events');
    const events = eventsOf(await told.text());
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'SYNTHESIS_FAILED' } });
    expect(events[0]!.name).toBe('audio');
    expect(await credits()).toEqual(before);
  });

  it('is spoken and stored to the end when the caller leaves', async () => {
    const text = newText().repeat(8);
    const leave = new AbortController();
    const answer = await fetch(`${api.baseUrl}/api/v1/tts/stream`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ input_text: text }),
      signal: leave.signal,
    });
    await answer.body!.getReader().read();
    leave.abort();
    const status = await statusOf(answer);
    expect(status).toMatchObject({ status: 'SUCCESS', char_count: text.length });
    expect(await fileOf(status)).toHaveLength(status.file_size as number);
  });

  it('waits for a slow caller, who is given all of it', async () => {
    const body = JSON.stringify({ input_text: newText().repeat(6), audio_type: 'wav' });
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${api.baseUrl}/api/v1/tts/stream`, { method: 'POST', headers, agent: false }, resolve)
        .on('error', reject)
        .end(body);
    });
    answer.pause();
    await app.get(StreamSpeech).idle(); // stored, and nothing of it read
    const { result } = (await api.get(String(answer.headers['x-request-resource']))).body;
    const sent: Buffer[] = [];
    for await (const chunk of answer) sent.push(chunk as Buffer);
    const stored = await fileOf(result);
    expect(stored.length).toBeGreaterThan(2 ** 20); // more than any buffer between here and there
    expect(Buffer.concat(sent).subarray(44).equals(stored.subarray(44))).toBe(true);
  });

  it('is one request for all who ask with the same key', async () => {
    const before = await credits();
    const body = { input_text: newText() };
    const key = { 'idempotency-key': 'stream-key-1' };
    const answers = [
      await post('/api/v1/tts/stream', body, key),
      await post('/api/v1/tts/stream', body, key),
    ];
    const [first, second] = await Promise.all(answers.map(bytesOf));
    expect(first!.equals(second!)).toBe(true);
    await app.get(StreamSpeech).idle();
    const third = await post('/api/v1/tts/stream', body, key);
    expect(third.headers.get('idempotency-replayed')).toBe('true');
    expect((await bytesOf(third)).equals(first!)).toBe(true);
    const resources = [...answers, third].map(({ headers }) => headers.get('x-request-resource'));
    expect(new Set(resources).size).toBe(1);
    expect((await credits()).available).toBe(before.available - body.input_text.length);
    const other = await post('/api/v1/tts/stream', { input_text: 'Khác.' }, key);
    expect(other.status).toBe(422);
    const blocking = await post('/api/v1/tts', body, key);
    expect(blocking.headers.get('idempotency-replayed')).toBe('true');
  });

  it('begins at once where it was spoken before', async () => {
    const body = { input_text: newText(), audio_type: 'wav' };
    const { result } = (await api.post('/api/v1/tts', body)).body;
    const again = await post('/api/v1/tts/stream', { ...body, audio_type: 'pcm' });
    expect(again.headers.get('x-cache')).toBe('HIT');
    expect((await bytesOf(again)).equals((await fileOf(result)).subarray(44))).toBe(true);
    const events = eventsOf(await (await post('/api/v1/tts/stream/events', body)).text());
    expect(events[0]!.data.words[0].written).toBe('Câu');
    expect(events.at(-1)!.name).toBe('done');
  });
});

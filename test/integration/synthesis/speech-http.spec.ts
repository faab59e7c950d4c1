import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { useBuiltWorkers } from '../../harness/built-app';
import { listenTo } from '../../harness/listen-to';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

useBuiltWorkers();

const BASE = 'https://loa.example';
const TEXT = 'Giá vé là 150.000đ. Mời bạn lên tàu!';

interface Sent {
  readonly method?: 'GET' | 'POST' | 'HEAD';
  readonly url: string;
  readonly payload?: object;
  readonly headers?: Record<string, string>;
}

describe('Speech over HTTP', () => {
  let app: NestFastifyApplication;
  let database: TestDatabase;
  let folder: string;
  let authorization: string;
  const errors: string[] = [];

  beforeAll(async () => {
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-http-'));
    const environment = Environment.read({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      PUBLIC_BASE_URL: BASE,
      RATE_LIMIT_ENABLED: 'false',
      SIGNUP_CREDITS: '100000',
    });
    app = await createApp(
      environment,
      pino({ level: 'error' }, { write: (line) => errors.push(line) }),
      database.url,
    );
    await app.listen(0, '127.0.0.1');
    authorization = await newKey();
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function newKey(limits: object = {}): Promise<string> {
    const payload = { email: `${Math.random()}@example.com`, password: 'mot-mat-khau-dai' };
    const account = await app.inject({ method: 'POST', url: '/api/v1/auth/register', payload });
    const cookie = String(account.headers['set-cookie']).split(';', 1)[0] ?? '';
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/account/api-keys',
      payload: { name: 'test', ...limits },
      headers: { cookie },
    });
    return `Bearer ${answer.json<{ result: { key: string } }>().result.key}`;
  }

  const send = ({ method = 'GET', url, payload, headers }: Sent) =>
    app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { ...(url.startsWith('/api') && { authorization }), ...headers },
    });
  const speak = (payload: object, headers?: Record<string, string>) =>
    send({ method: 'POST', url: '/api/v1/tts', payload, ...(headers && { headers }) });
  const balance = async (): Promise<number> =>
    Number((await send({ url: '/api/v1/account' })).json().result.account.credits.available);

  it('answers the result of the interface, and nothing else', async () => {
    const answer = await speak({
      input_text: TEXT,
      audio_type: 'ogg',
      speaker_id: 'vi-south-male-1',
      speed: 1.5,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 1,
      result: {
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        audio_url: expect.stringMatching(new RegExp(`^${BASE}/audio/[0-9a-f]{40}\\.ogg$`)),
        speaker_id: 'vi-south-male-1',
        speaker_name: 'Hoàng Nam',
        provider: 'espeak-ng',
        char_count: Array.from(TEXT).length,
        duration_sec: expect.any(Number),
        file_size: expect.any(Number),
        expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    });
  });

  it.each(['/api/v1/tts', '/api/v1/tts/stream', '/api/v1/tts/stream/events', '/v1/audio/speech'])(
    'lets a key do at %s what its limits allow',
    async (url) => {
      const isOpenAi = url.startsWith('/v1');
      const payload = isOpenAi ? { model: 'loa-1', input: TEXT, voice: 'alloy' } : { input_text: TEXT };
      const speakWith = async (limits: object) => {
        const headers = { authorization: await newKey(limits) };
        const answer = await send({ method: 'POST', url, payload, headers });
        return `${answer.statusCode} ${answer.json().error?.code ?? answer.json().code}`;
      };
      const scope = isOpenAi ? '403 insufficient_scope' : '403 INSUFFICIENT_SCOPE';
      const budget = isOpenAi ? '429 insufficient_quota' : '402 INSUFFICIENT_CREDITS';
      expect(await speakWith({ scopes: ['read', 'pay'] })).toBe(scope);
      expect(await speakWith({ daily_credit_limit: TEXT.length - 1 })).toBe(budget);
    },
  );

  it('repeats a result byte for byte for the same Idempotency-Key', async () => {
    const before = await balance();
    const headers = { 'idempotency-key': 'order-7' };
    const first = await speak({ input_text: TEXT }, headers);
    const repeat = await speak({ input_text: TEXT, volume: 100 }, headers);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(repeat.headers['idempotency-replayed']).toBe('true');
    expect(repeat.body).toBe(first.body);
    expect(before - (await balance())).toBe(first.json().result.char_count);
    const other = await speak({ input_text: 'Khác.' }, headers);
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const malformed = await speak({ input_text: TEXT }, { 'idempotency-key': 'hai chu' });
    expect([malformed.statusCode, malformed.json().errors[0].field]).toEqual([400, 'Idempotency-Key']);
  });

  it('tells nobody that another account had a text spoken', async () => {
    const short = { input_text: 'Câu này hai người cùng đọc.' };
    const stranger = { authorization: await newKey() };
    const answers = [await speak(short), await speak(short), await speak(short, stranger)];
    expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT', 'MISS']);
  });

  it('answers another account from the stored audio of a long text, and does not say so', async () => {
    const payload = { input_text: 'Câu này hai người cùng đọc. '.repeat(8), audio_type: 'wav' };
    const first = await speak(payload);
    const stranger = { authorization: await newKey() };
    const second = await speak(payload, { ...stranger, 'idempotency-key': 'k' });
    const repeat = await speak(payload, { ...stranger, 'idempotency-key': 'k' });
    expect([first, second, repeat].map(({ headers }) => headers['x-cache'])).toEqual([
      'MISS',
      'MISS',
      undefined,
    ]);
    expect(repeat.headers['idempotency-replayed']).toBe('true');
    expect(repeat.body).toBe(second.body);

    const [one, other] = [first.json().result, second.json().result];
    const own = {
      request_id: expect.any(String),
      audio_url: expect.any(String),
      expires_at: other.expires_at,
    };
    expect(other).toEqual({ ...one, ...own });
    expect(other.audio_url).not.toBe(one.audio_url);
    const files = await Promise.all(
      [one, other].map(({ audio_url }) => send({ url: String(audio_url).slice(BASE.length) })),
    );
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(files[1]?.rawPayload.equals(files[0]!.rawPayload)).toBe(true);
    expect(files[1]?.headers.etag).not.toBe(files[0]?.headers.etag);

    const account = (await send({ url: '/api/v1/account', headers: stranger })).json().result.account;
    expect(account.credits.available).toBe(100_000 - other.char_count);
    expect((await speak(payload, stranger)).headers['x-cache']).toBe('HIT');
    const shown = await send({ url: `/api/v1/tts/status/${other.request_id}`, headers: stranger });
    expect(shown.json().result).toMatchObject({ status: 'SUCCESS', audio_url: other.audio_url });
    const foreign = await send({ url: `/api/v1/tts/status/${one.request_id}`, headers: stranger });
    expect(foreign.statusCode).toBe(404);
  });

  it.each([
    ['input_text', {}],
    ['input_text', { input_text: null }],
    ['input_text', { input_text: ['a'] }],
    ['input_text', { input_text: '🎉' }],
    ['speaker_id', { input_text: 'a', speaker_id: null }],
    ['speaker_id', { input_text: 'a', speaker_id: 'nobody' }],
    ['speed', { input_text: 'a', speed: '1' }],
    ['speed', { input_text: 'a', speed: null }],
    ['pitch', { input_text: 'a', pitch: 0.49 }],
    ['volume', { input_text: 'a', volume: 50.5 }],
    ['volume', { input_text: 'a', volume: true }],
    ['audio_type', { input_text: 'a', audio_type: 'MP3' }],
    ['audio_type', { input_text: 'a', audio_type: ['mp3'] }],
    ['reading', { input_text: 'a', reading: null }],
    ['reading', { input_text: 'a', reading: [] }],
    ['reading', { input_text: 'a', reading: 'off' }],
    ['reading.off', { input_text: 'a', reading: { off: ['no-such-rule'] } }],
    ['reading.off', { input_text: 'a', reading: { off: 'emoji' } }],
    ['reading.off', { input_text: 'a', reading: { off: null } }],
    ['reading.on', { input_text: 'a', reading: { on: [] } }],
    ['voice', { input_text: 'a', voice: 'x' }],
  ])('refuses a wrong %s: %j', async (field, payload) => {
    for (const url of ['/api/v1/tts', '/api/v1/tts/quote']) {
      const answer = await send({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(400);
      const { code, errors } = answer.json();
      expect(code).toBe('INVALID_PARAMS');
      expect(errors).toContainEqual(expect.objectContaining({ field }));
    }
  });

  it('names every faulty field in one answer', async () => {
    const payload = { input_text: '', speed: 9, speaker_id: 'x' };
    const { errors } = (await send({ method: 'POST', url: '/api/v1/tts', payload })).json();
    expect(errors).toMatchObject([{ field: 'input_text' }, { field: 'speaker_id' }, { field: 'speed' }]);
  });

  it('quotes what speaking then costs and says', async () => {
    const before = await balance();
    const answer = await send({ method: 'POST', url: '/api/v1/tts/quote', payload: { input_text: TEXT } });
    const quote = answer.json().result;
    expect(quote).toMatchObject({ char_count: 36, credits: 36, balance_after: before - 36, warnings: [] });
    expect(quote.spoken_text).toContain('một trăm năm mươi nghìn đồng');
    expect(quote.reading[0]).toMatchObject({ start: 10, end: 18, written: '150.000đ' });
    expect(await balance()).toBe(before);

    const party = { input_text: 'Chúc mừng 🎉🎉' };
    const noisy = await send({ method: 'POST', url: '/api/v1/tts/quote', payload: party });
    expect(noisy.json().result.warnings).toMatchObject([{ code: 'EMOJI_DROPPED', dropped: ['🎉'] }]);

    const off = [quote.reading[0].rule];
    const payload = { input_text: TEXT, reading: { off } };
    const without = (await send({ method: 'POST', url: '/api/v1/tts/quote', payload })).json().result;
    expect(without.reading).not.toContainEqual(expect.objectContaining({ rule: off[0] }));

    const spoken = (await speak({ input_text: TEXT })).json().result;
    expect(Math.abs(quote.estimated_duration_sec / spoken.duration_sec - 1)).toBeLessThan(0.5);
  });

  it('lists and shows requests in the shapes of the interface', async () => {
    const reading = { off: ['emoji'], choose: [{ start: 6, end: 9, class: 'score' }] };
    const made = { speed: 1.5, pitch: 0.8, volume: 90, reading };
    const { result } = (await speak({ input_text: 'Tỉ số 3-1.', ...made })).json();
    const history = (await send({ url: '/api/v1/tts/history?limit=1&status=SUCCESS' })).json().result;
    const item = {
      request_id: result.request_id,
      input_text: 'Tỉ số 3-1.',
      speaker_id: result.speaker_id,
      speaker_name: result.speaker_name,
      char_count: 10,
      audio_url: result.audio_url,
      audio_type: 'mp3',
      file_size: result.file_size,
      status: 'SUCCESS',
      created_at: expect.stringMatching(/Z$/),
      expires_at: result.expires_at,
      key_id: expect.any(String),
    };
    expect(history).toEqual({ total: expect.any(Number), page: 1, limit: 1, items: [item] });
    const status = (await send({ url: `/api/v1/tts/status/${result.request_id}` })).json().result;
    const { duration_sec, provider } = result;
    const facts = { error: null, duration_sec, provider, language: null, dictionaries: [] };
    expect(status).toEqual({ ...item, ...made, ...facts });
  });

  it.each(['status', 'subtitles'])(
    'hides requests of other accounts, and ids that are none: %s',
    async (part) => {
      const { request_id: id } = (await speak({ input_text: 'Chào.' })).json().result;
      const url = (requestId: string) => `/api/v1/tts/${part}/${encodeURIComponent(requestId)}`;
      const headers = { authorization: await newKey() };
      const answers = [await send({ url: url(id), headers })];
      for (const none of ['f0000000-0000-4000-8000-000000000000', 'x', "' OR 1=1"]) {
        answers.push(await send({ url: url(none) }));
      }
      const outcomes = answers.map((answer) => [answer.statusCode, answer.json().code]);
      expect(outcomes).toEqual(Array(4).fill([404, 'REQUEST_NOT_FOUND']));
      expect((await send({ url: url(id.toUpperCase()) })).statusCode).toBe(200);
    },
  );

  it('serves subtitles of the written text as files', async () => {
    const { result } = (await speak({ input_text: TEXT })).json();
    const url = `/api/v1/tts/subtitles/${result.request_id}`;
    const srt = await send({ url });
    expect(srt.headers['content-type']).toBe('application/x-subrip; charset=utf-8');
    expect(srt.body).toMatch(/^1\n00:00:00,\d{3} --> 00:00:\d\d,\d{3}\nGiá vé là 150\.000đ\.\n/);
    const vtt = await send({ url: `${url}?format=vtt` });
    expect(vtt.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(vtt.body).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} -->/);
    const unknown = await send({ url: `${url}?format=ass` });
    expect([unknown.statusCode, unknown.json().errors[0].field]).toEqual([400, 'format']);
  });

  it('serves audio whole, in part and not at all', async () => {
    const { result } = (await speak({ input_text: TEXT, audio_type: 'wav' })).json();
    const url = String(result.audio_url).slice(BASE.length);
    const whole = await send({ url });
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(result.file_size),
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="loa-${result.request_id}.wav"`,
      'cache-control': expect.stringMatching(/^private, max-age=2591\d\d, immutable$/),
    });
    expect(whole.rawPayload).toHaveLength(Number(result.file_size));

    const head = await send({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(result.file_size));
    expect(head.rawPayload).toHaveLength(0);

    const last = result.file_size - 1;
    for (const [range, first, end] of [
      ['bytes=0-99', 0, 99],
      [`bytes=100-`, 100, last],
      ['bytes=-50', last - 49, last],
    ] as const) {
      const part = await send({ url, headers: { range } });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${first}-${end}/${result.file_size}`);
      expect(part.rawPayload.equals(whole.rawPayload.subarray(first, end + 1))).toBe(true);
    }
    const beyond = await send({ url, headers: { range: `bytes=${result.file_size}-` } });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${result.file_size}`,
    ]);
    expect(beyond.json()).toMatchObject({ status: 0, code: 'RANGE_NOT_SATISFIABLE', errors: null });

    const etag = String(whole.headers.etag);
    expect((await send({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const changed = await send({ url, headers: { range: 'bytes=0-1', 'if-range': '"other"' } });
    expect(changed.statusCode).toBe(200);
    const unknown = await send({ url: `/audio/${'0'.repeat(40)}.wav` });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('takes it for no error when a listener stops in the middle', async () => {
    const long = { input_text: TEXT.repeat(40), audio_type: 'wav', speed: 0.5 };
    const { audio_url, file_size } = (await speak(long)).json().result;
    const address = String(audio_url).replace(BASE, await app.getUrl());
    const size = Number(file_size);
    expect(size).toBeGreaterThan(2_000_000);
    errors.length = 0; // what was logged before anybody listened, as of a busy machine at the start, is no matter here
    for (let listener = 0; listener < 3; listener += 1) {
      expect(await listenTo(address, 1)).toBeLessThan(size);
    }
    expect(await listenTo(address, size)).toBe(size);
    const isOverload = (line: string): boolean => line.includes('timeout exceeded when trying to connect');
    expect(errors.filter((line) => !isOverload(line))).toEqual([]);
  });

  it.each(['history', 'status/x', 'subtitles/x'])('shows %s to nobody without a key', async (part) => {
    const answer = await app.inject({ url: `/api/v1/tts/${part}` });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'INVALID_API_KEY']);
  });

  it('adds up usage', async () => {
    const today = () => new Date().toISOString().slice(0, 10);
    const before = today();
    const { items } = (await send({ url: '/api/v1/account/usage' })).json().result;
    expect(items).toHaveLength(30);
    expect([before, today()]).toContain(items[29].date); // midnight may pass meanwhile
    // All days: it may have passed in the middle of these tests.
    const used = items.reduce((sum: number, { characters }: { characters: number }) => sum + characters, 0);
    expect(used).toBe(100_000 - (await balance()));
    const wrong = await send({ url: '/api/v1/account/usage?from=2026-02-30' });
    expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'from']);
  });

  it('keeps its files in the data folder', async () => {
    expect(await readdir(folder)).toContain('audio');
  });
});

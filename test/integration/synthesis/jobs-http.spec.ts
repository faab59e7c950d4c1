import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { containerDurationSec } from '../../../src/speech/audio/container-length';
import { JobRunner } from '../../../src/synthesis/application/jobs/job-runner';
import { BUILD_LIMIT_MS, ensureBuilt } from '../../harness/built-app';
import { Client, type Loose } from '../../harness/client';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

const TEXT = '# Chương 1\n\nXin chào.\n\n# Chương 2\n\nHôm nay trời đẹp. Tạm biệt.';
const JOB_KEYS = [
  'job_id',
  'status',
  'preview',
  'speaker_id',
  'speaker_name',
  'char_count',
  'charged',
  'progress',
  'result',
  'error',
  'created_at',
  'finished_at',
  'expires_at',
];

let database: TestDatabase;
let folder: string;
let app: NestFastifyApplication;
let baseUrl: string;
let authorization: string;

beforeAll(async () => {
  await ensureBuilt(); // the engine's workers
  database = await createDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'loa-jobs-'));
  const environment = Environment.read({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    RATE_LIMIT_ENABLED: 'false',
    SIGNUP_CREDITS: '5000',
  });
  app = await createApp(environment, pino({ level: 'silent' }), database.url);
  await app.listen(0, '127.0.0.1');
  baseUrl = await app.getUrl();
}, BUILD_LIMIT_MS);
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  authorization = `Bearer ${(await new Client(baseUrl).newCustomer()).key}`;
});

const call = (method: string, route: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(new URL(route, baseUrl), { method, body, headers: { authorization, ...headers } });
const post = (body: object, headers: Record<string, string> = {}) =>
  call('POST', '/api/v1/tts/jobs', JSON.stringify(body), { 'content-type': 'application/json', ...headers });
const resultOf = async (answer: Response): Promise<Loose> => ((await answer.json()) as Loose).result;
const accepted = async (body: object): Promise<Loose> => {
  const answer = await post(body);
  expect(answer.status).toBe(202);
  return resultOf(answer);
};
/** The job as it is once the process has nothing left to speak. */
const ended = async ({ job_id }: Loose): Promise<Loose> => {
  const runner = app.get(JobRunner);
  for (let status = 'QUEUED'; status === 'QUEUED' || status === 'RUNNING';) {
    runner.wake();
    await runner.idle();
    status = (await resultOf(await call('GET', `/api/v1/tts/jobs/${job_id}`))).status;
  }
  return resultOf(await call('GET', `/api/v1/tts/jobs/${job_id}`));
};
const bytesOf = async (url: string, headers: Record<string, string> = {}): Promise<Buffer> =>
  Buffer.from(
    await (await call('GET', new URL(url).pathname + new URL(url).search, undefined, headers)).arrayBuffer(),
  );
const credits = async (): Promise<Loose> =>
  (await resultOf(await call('GET', '/api/v1/account'))).account.credits;

it('A long text is accepted, spoken, and played as one file with chapters and subtitles', async () => {
  const answer = await post({ input_text: TEXT, output: { chapters: 'headings', subtitles: 'srt' } });
  const job = await resultOf(answer);
  expect(answer.status).toBe(202);
  expect(answer.headers.get('location')).toBe(`/api/v1/tts/jobs/${job.job_id}`);
  expect(Object.keys(job)).toEqual([...JOB_KEYS, 'items']);
  expect(job).toMatchObject({
    status: 'QUEUED',
    preview: '# Chương 1 Xin chào.',
    speaker_id: expect.stringMatching(/^vi-/),
    speaker_name: expect.stringMatching(/\S/),
    char_count: TEXT.length,
    progress: { done_chars: 0, parts_done: 0, parts: 2, eta_sec: null },
    result: null,
    error: null,
    items: null,
  });
  const done = await ended(job);
  expect(done).toMatchObject({
    status: 'SUCCESS',
    charged: TEXT.length,
    progress: { done_chars: TEXT.length, parts_done: 2, parts: 2, eta_sec: 0 },
  });
  const { audio_url, subtitles_url, chapters, duration_sec, file_size } = done.result;
  expect(chapters.map(({ title }: Loose) => title)).toEqual(['Chương 1', 'Chương 2']);
  expect(chapters[0].end).toBe(chapters[1].start);
  expect(chapters[1].end).toBe(duration_sec);
  const file = await bytesOf(audio_url);
  expect(file.length).toBe(file_size);
  expect(containerDurationSec(file, 'mp3')).toBeCloseTo(duration_sec, 2);
  const middle = await bytesOf(audio_url, { range: 'bytes=100-20000' });
  expect(middle.equals(file.subarray(100, 20_001))).toBe(true);
  const subtitles = (await bytesOf(subtitles_url)).toString();
  expect(subtitles).toMatch(/^1\n00:00:00,\d{3} --> /);
  expect(subtitles).toContain('Tạm biệt.');
  expect(await credits()).toEqual({ available: 5000 - TEXT.length, held: 0 });
});

it('A batch is an archive, and a result or an error for each text', async () => {
  const items = [{ input_text: 'Xin chào.' }, { input_text: '!!!' }, { input_text: 'Tạm biệt.', speed: 1.5 }];
  const done = await ended(await accepted({ items }));
  expect(done.items).toMatchObject([
    { index: 0, status: 'MADE', char_count: 9, error: null },
    { index: 1, status: 'FAILED', audio_url: null, error: { code: 'INVALID_PARAMS' } },
    { index: 2, status: 'MADE', error: null },
  ]);
  const archive = await bytesOf(done.result.audio_url);
  expect(archive.length).toBe(done.result.file_size);
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  expect(archive.toString('latin1')).toContain('00003.mp3');
  const own = await bytesOf(done.items[2].audio_url);
  expect(own.length).toBe(done.items[2].file_size);
  expect(archive.includes(own)).toBe(true);
});

it('An upload of plain text has its settings in the query', async () => {
  const answer = await call('POST', '/api/v1/tts/jobs?audio_type=wav&speed=2&container=zip', 'Xin chào.', {
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(answer.status).toBe(202);
  const done = await ended(await resultOf(answer));
  expect(done).toMatchObject({ status: 'SUCCESS', char_count: 9 });
  expect(done.result.audio_url).toMatch(/\.zip$/);
});

it('A document of SSML is spoken part by part as its markup asks, and its tags are free', async () => {
  const content = (pause: string) =>
    `<p>Chương 1</p><p>Xin <prosody rate="slow">chào</prosody>.</p>${pause}<p>Chương 2</p><p>Tạm <sub alias="biệt">b.</sub>.</p>`;
  const speak = (pause: string) => `<speak>${content(pause)}</speak>`;
  const output = { chapters: 'headings', subtitles: 'srt' };
  const written = 'Chương 1Xin chào.Chương 2Tạm b..'.length;
  const job = await accepted({ input_text: speak('<break time="3s"/>'), input_type: 'ssml', output });
  expect(job).toMatchObject({ char_count: written, progress: { parts: 2 } });
  const done = await ended(job);
  expect(done).toMatchObject({ status: 'SUCCESS', charged: written });
  expect(done.result.chapters.map(({ title }: Loose) => title)).toEqual(['Chương 1', 'Chương 2']);
  expect((await bytesOf(done.result.subtitles_url)).toString()).toMatch(/Tạm b\.\./);
  const upload = await call('POST', '/api/v1/tts/jobs?chapters=headings', speak(''), {
    'content-type': 'application/ssml+xml',
  });
  const short = await ended(await resultOf(upload));
  const longerSec = done.result.duration_sec - short.result.duration_sec;
  // Instead of the pause after a paragraph. Each part ends with a whole frame of mp3, which is 26 ms.
  expect(longerSec).toBeGreaterThan(2.2);
  expect(longerSec).toBeLessThan(2.7);
});

it('A batch may be of SSML, all of it or single texts', async () => {
  const items = [
    { input_text: '<speak>Xin <break time="1s"/>chào.</speak>' },
    { input_text: '1 < 2', input_type: 'text' },
  ];
  const done = await ended(await accepted({ input_type: 'ssml', items }));
  expect(done.items).toMatchObject([
    { status: 'MADE', char_count: 9 },
    { status: 'MADE', char_count: 5 },
  ]);
  expect(done.items[0].duration_sec).toBeGreaterThan(1.4);
});

it('Subtitles that are uploaded are heard at their times, as far as they leave room', async () => {
  const file =
    '1\n00:00:02,000 --> 00:00:03,000\nXin chào.\n\n2\n00:01:30,500 --> 00:01:31,000\nĐây là một câu dài hơn thời gian của nó.\n\n' +
    '3\n00:01:31,000 --> 00:01:32,000\nTạm biệt.\n';
  const answer = await call('POST', '/api/v1/tts/jobs?subtitles=srt', file, {
    'content-type': 'application/x-subrip',
  });
  const done = await ended(await resultOf(answer));
  expect(done).toMatchObject({ status: 'SUCCESS', progress: { parts: 3 } });
  const { audio_url, subtitles_url, duration_sec } = done.result;
  expect(containerDurationSec(await bytesOf(audio_url), 'mp3')).toBeCloseTo(duration_sec, 2);
  expect(duration_sec).toBeGreaterThan(92);
  expect(duration_sec).toBeLessThan(98);
  const starts = [...(await bytesOf(subtitles_url)).toString().matchAll(/^(00:0.:..,...) -->/gmu)].map(
    ([, at]) => at,
  );
  expect(starts.map((at) => at!.slice(0, 8)).slice(0, 2)).toEqual(['00:00:02', '00:01:30']);
  expect(starts[2]! > '00:01:31,500').toBe(true); // the one before is still heard at its time
});

it('A job is listed, followed, cancelled, and nobody else sees it', async () => {
  const job = await accepted({ input_text: TEXT });
  await ended(job);
  const { total, items } = await resultOf(await call('GET', '/api/v1/tts/jobs?status=SUCCESS'));
  expect(total).toBe(1);
  expect(Object.keys(items[0])).toEqual(JOB_KEYS);
  expect((await resultOf(await call('GET', '/api/v1/tts/jobs?status=RUNNING'))).total).toBe(0);
  const events = await call('GET', `/api/v1/tts/jobs/${job.job_id}/events`);
  expect(events.headers.get('content-type')).toContain('text/event-stream');
  expect(await events.text()).toMatch(/^event: status\ndata: \{.*"status":"SUCCESS".*\}\n\n$/);
  const cancelled = await call('DELETE', `/api/v1/tts/jobs/${job.job_id}`);
  expect(await resultOf(cancelled)).toMatchObject({ status: 'SUCCESS' });
  authorization = `Bearer ${(await new Client(baseUrl).newCustomer()).key}`;
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', '/events'],
    ['GET', '/subtitles'],
    ['DELETE', ''],
  ] as const) {
    expect((await call(method, `/api/v1/tts/jobs/${job.job_id}${rest}`)).status).toBe(404);
  }
});

it('A repeat with the same key is the same job', async () => {
  const headers = { 'idempotency-key': 'k' };
  const first = await resultOf(await post({ input_text: 'Xin chào.' }, headers));
  const again = await post({ input_text: 'Xin chào.' }, headers);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
  expect((await resultOf(again)).job_id).toBe(first.job_id);
  expect((await post({ input_text: 'Khác.' }, headers)).status).toBe(422);
});

it.each<[string, object, string]>([
  ['nothing', {}, 'input_text'],
  ['both', { input_text: 'a', items: [{ input_text: 'a' }] }, 'input_text'],
  ['no text', { input_text: ' ' }, 'input_text'],
  ['a million marks', { input_text: 'a' + '\u0315\u0300'.repeat(500_000) }, 'input_text'],
  ['too long a text', { input_text: 'a '.repeat(500_001) }, 'input_text'],
  ['an empty batch', { items: [] }, 'items'],
  ['a batch with a fault', { items: [{ input_text: 'a' }, { input_text: 'b', speed: 9 }] }, 'items[1].speed'],
  ['a batch with a wrong type', { items: [{ input_text: 1 }] }, 'items.0.input_text'],
  [
    'chapters of a batch',
    { items: [{ input_text: 'a' }], output: { chapters: 'headings' } },
    'output.chapters',
  ],
  ['another container', { input_text: 'a', output: { container: 'tar' } }, 'output.container'],
  ['flac', { input_text: 'a', audio_type: 'flac' }, 'audio_type'],
  ['a document that is none', { input_text: '<speak>a', input_type: 'ssml' }, 'input_text'],
  [
    'an element that cannot be read so',
    { input_text: '<speak><say-as interpret-as="date">mèo</say-as></speak>', input_type: 'ssml' },
    'input_text',
  ],
  ['nothing that has a sound', { input_text: '😀\n\n* * *' }, 'input_text'],
  [
    'a faulty document of a batch',
    { items: [{ input_text: 'a' }, { input_text: '<speak><x/></speak>', input_type: 'ssml' }] },
    'items[1].input_text',
  ],
  ['a voice that is not there', { input_text: 'a', speaker_id: 'x' }, 'speaker_id'],
  ['a callback without an address', { input_text: 'a', callback: {} }, 'callback.url'],
  ['a callback to a neighbour', { input_text: 'a', callback: { url: 'https://10.0.0.1/' } }, 'callback.url'],
  ['a callback in the clear', { input_text: 'a', callback: { url: 'http://192.0.43.8/' } }, 'callback.url'],
  [
    'a choice of readings',
    { input_text: '1', reading: { choose: [{ start: 0, end: 1, class: 'cardinal' }] } },
    'reading.choose',
  ],
])('%s is refused by the name of its field, and nothing is held', async (_what, body, field) => {
  const answer = await post(body);
  const { errors } = (await answer.json()) as Loose;
  expect([answer.status, errors?.[0]?.field]).toEqual([400, field]);
  expect(await credits()).toEqual({ available: 5000, held: 0 });
});

it('A callback is told of the end of its job: signed, as a webhook that has subscribed to nothing', async () => {
  const callback = { url: 'https://loa.invalid/done' };
  const job = await accepted({ input_text: TEXT, callback });
  await accepted({ input_text: TEXT });
  const { items } = await resultOf(await call('GET', '/api/v1/webhooks'));
  expect(items).toEqual([expect.objectContaining({ ...callback, events: [], enabled: true })]);
  await ended(job);
  const deliveries = await resultOf(await call('GET', `/api/v1/webhooks/${items[0].id}/deliveries`));
  expect(deliveries.items).toEqual([expect.objectContaining({ type: 'job.completed' })]);
  const change = { method: 'PATCH', body: JSON.stringify({ enabled: false }) };
  await call(change.method, `/api/v1/webhooks/${items[0].id}`, change.body, {
    'content-type': 'application/json',
  });
  const refused = await post({ input_text: TEXT, callback });
  expect([refused.status, ((await refused.json()) as Loose).code]).toEqual([409, 'WEBHOOK_DISABLED']);
});

it('A text that costs more than there is holds nothing, and other media types are not taken', async () => {
  expect((await post({ input_text: 'Xin chào. '.repeat(600) })).status).toBe(402);
  const other = await call('POST', '/api/v1/tts/jobs', 'a', { 'content-type': 'text/html' });
  expect(other.status).toBe(415);
  const faulty = await call('POST', '/api/v1/tts/jobs', 'Xin chào', {
    'content-type': 'application/x-subrip',
  });
  expect([faulty.status, ((await faulty.json()) as Loose).errors[0].field]).toEqual([400, 'body']);
  expect(await credits()).toEqual({ available: 5000, held: 0 });
});

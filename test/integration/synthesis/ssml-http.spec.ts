import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { OpenSpeech } from '../../../src/synthesis/application/open-speech';
import { ProcessRequest } from '../../../src/synthesis/application/process-request';
import { readSsml } from '../../../src/synthesis/http/ssml/read-ssml';
import { useBuiltWorkers } from '../../harness/built-app';
import { type Answer, Client, type Loose } from '../../harness/client';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

useBuiltWorkers();

const speak = (content: string): string => `<speak>${content}</speak>`;

describe('SSML over HTTP', () => {
  let app: NestFastifyApplication;
  let database: TestDatabase;
  let folder: string;
  let api: Client;
  let authorization: string;
  let accountId: string;

  beforeAll(async () => {
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-ssml-'));
    const environment = Environment.read({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      RATE_LIMIT_ENABLED: 'false',
      SIGNUP_CREDITS: '100000',
    });
    app = await createApp(environment, pino({ level: 'silent' }), database.url);
    await app.listen(0, '127.0.0.1');
    const { client, key } = await new Client(await app.getUrl()).newCustomer();
    [api, authorization] = [client, `Bearer ${key}`];
    accountId = (await api.get('/api/v1/account')).body.result.account.id;
  }, 180_000);
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const post = (route: string, input_text: string, more: object = {}, headers = {}) =>
    api.post(`/api/v1/tts${route}`, { input_text, input_type: 'ssml', audio_type: 'wav', ...more }, headers);

  async function make(content: string, more: object = {}): Promise<Loose> {
    const { http, body } = await post('', speak(content), more);
    expect(body).toMatchObject({ status: 1 });
    expect(http).toBe(200);
    return body.result;
  }

  async function quote(content: string, more: object = {}): Promise<Loose> {
    const { body } = await post('/quote', speak(content), more);
    expect(body).toMatchObject({ status: 1 });
    return body.result;
  }

  function expectFault(answer: Answer<Loose>, code: string, message: string): void {
    expect(answer.http).toBe(400);
    expect(answer.body.code).toBe('INVALID_PARAMS');
    const expected = { field: 'input_text', code, message: expect.stringContaining(message) as string };
    expect(answer.body.errors).toEqual([expected]);
  }

  const secondsOf = async (content: string, more: object = {}): Promise<number> =>
    (await make(content, more)).duration_sec;

  const creditsLeft = async (): Promise<number> =>
    (await api.get('/api/v1/account')).body.result.account.credits.available;

  it('charges the text between the tags, and nothing for them', async () => {
    const before = await creditsLeft();
    const result = await make('Xin <prosody rate="slow">chào</prosody> <break time="100ms"/>các bạn!');
    expect(result.char_count).toBe('Xin chào các bạn!'.length);
    expect(before - (await creditsLeft())).toBe(result.char_count);
  });

  it('pauses as long as it is told, whatever the speed', async () => {
    for (const speed of [1, 2]) {
      const without = await secondsOf('Xin chào <break time="0s"/>các bạn', { speed });
      expect((await secondsOf('Xin chào <break time="3s"/>các bạn', { speed })) - without).toBeCloseTo(3, 2);
      expect(
        (await secondsOf('Xin chào <break time="0s"/>các bạn<break time="2s"/>', { speed })) - without,
      ).toBeCloseTo(2, 2);
      expect(
        (await secondsOf('<break time="1s"/>Xin chào <break time="0s"/>các bạn', { speed })) - without,
      ).toBeCloseTo(1, 2);
    }
  });

  it('speaks at the rate of each element, together with that of the request', async () => {
    const natural = await secondsOf('<s>Hôm nay trời đẹp</s>');
    expect(await secondsOf('<prosody rate="50%">Hôm nay trời đẹp</prosody>')).toBeCloseTo(2 * natural, 1);
    const half = await secondsOf('<prosody rate="0.5">Hôm nay trời đẹp</prosody>', { speed: 2 });
    expect(half).toBeCloseTo(natural, 1);
    const both = '<s>Hôm nay trời đẹp</s><prosody rate="200%">Hôm nay trời đẹp</prosody>';
    expect(await secondsOf(both)).toBeCloseTo(1.5 * natural + 0.29, 1);
  });

  it('reads what it is told as it is told', async () => {
    const { spoken_text: spoken, reading } = await quote(
      'Mã <say-as interpret-as="characters">A4829</say-as>, hẹn <say-as interpret-as="date">3/4</say-as>, ' +
        'tỷ lệ <say-as interpret-as="fraction">3/4</say-as>, về <say-as interpret-as="ordinal">4</say-as>, ' +
        'gọi <say-as interpret-as="telephone">12-34</say-as>, giá <say-as interpret-as="currency">45.000 đồng</say-as>, ' +
        '<sub alias="Tổ chức Y tế Thế giới">WHO</sub>.',
    );
    expect(spoken).toBe(
      'Mã a bốn tám hai chín, hẹn ngày mùng ba tháng tư, tỷ lệ ba phần tư, về thứ tư, gọi một hai ba bốn, ' +
        'giá bốn mươi lăm nghìn đồng, Tổ chức Y tế Thế giới.',
    );
    expect(reading.map(({ written }: Loose) => written)).toContain('WHO');
  });

  it('obeys sub and say-as also where dictionaries are off', async () => {
    const content = '<sub alias="một hai">WHO</sub> <say-as interpret-as="digits">48</say-as>';
    const { spoken_text: spoken } = await quote(content, { reading: { off: ['dictionary'] } });
    expect(spoken).toBe('một hai bốn tám');
  });

  it('reads each language by its own rules, and has a voice speak it that can', async () => {
    const { spoken_text: spoken } = await quote('Giá 5 kg. <lang xml:lang="en">It costs $25.</lang> Hết 2.');
    expect(spoken).toBe('Giá năm ki lô gam. It costs twenty five dollars. Hết hai.');
    await make('Xin chào. <lang xml:lang="en-US">Good morning, everyone.</lang> Tạm biệt.');
    await make('Xin chào. <voice name="vi-south-male-1">Chào bạn.</voice>');
  });

  it('gives the text without tags to subtitles and words, at their times', async () => {
    const { request_id: id } = await make('<s>Xin chào 20.</s><break time="3s"/><s>Tạm biệt.</s>');
    const url = `${await app.getUrl()}/api/v1/tts/subtitles/${id}`;
    const subtitles = await (await fetch(url, { headers: { authorization } })).text();
    const [first, second] = subtitles
      .trim()
      .split('\n\n')
      .map((cue) => cue.split('\n'));
    expect(first!.slice(2)).toEqual(['Xin chào 20.']);
    expect(second!.slice(2)).toEqual(['Tạm biệt.']);
    expect(second![1]).toMatch(/^00:00:0[4-6]/);
  });

  it('keeps the document in the history', async () => {
    const document = speak('Một <break/> hai &amp; ba');
    const { request_id: id } = (await post('', document)).body.result;
    const { body } = await api.get(`/api/v1/tts/status/${id}`);
    expect(body.result).toMatchObject({ input_text: document, char_count: 'Một  hai & ba'.length });
  });

  it('reuses audio of the same document only', async () => {
    const cacheOf = async (text: string, input_type = 'ssml') =>
      (await post('', text, { input_type })).headers.get('x-cache');
    const document = speak('Dùng lại <break time="200ms"/>nhé');
    expect(await cacheOf(document)).toBe('MISS');
    expect(await cacheOf(document)).toBe('HIT');
    expect(await cacheOf(document.replace('200', '300'))).toBe('MISS');
    expect(await cacheOf(document, 'text')).toBe('MISS');
    expect(await cacheOf('Dùng lại nhé', 'text')).toBe('MISS');
  });

  it('is read again from its row by whoever takes a request up', async () => {
    const content =
      '<s>Giá 5 kg.</s><break time="1s"/><prosody rate="200%">Hết <sub alias="hai">2</sub>.</prosody>';
    const expected = await make(content, { pitch: 1.1 });
    const call = {
      accountId,
      keyId: null,
      hasBought: true,
      parameters: {
        inputText: speak(content),
        marked: readSsml(speak(content)),
        audioType: 'wav' as const,
        pitch: 1.1,
        readingOff: ['emoji'],
      },
      idempotencyKey: null,
    };
    const opened = await app.get(OpenSpeech).execute(call, false);
    if (!('prepared' in opened)) throw new Error('there is nothing to process');
    const ended = await app.get(ProcessRequest).execute(opened.request.toState().id);
    expect(ended?.status).toBe('SUCCESS');
    expect(ended?.durationSec).toBeCloseTo(expected.duration_sec, 1);
  });

  it('takes plain text for plain text', async () => {
    const text = '<speak>a</speak>';
    for (const more of [{}, { input_type: 'text' }]) {
      const { body } = await api.post('/api/v1/tts/quote', { input_text: `${text} và b`, ...more });
      expect(body.result.char_count).toBe(`${text} và b`.length);
    }
  });

  it('replays a repeat, and refuses the same key for another type of text', async () => {
    const text = speak('Một lần');
    const key = { 'idempotency-key': 'ssml-1' };
    const first = await post('', text, {}, key);
    const again = await post('', text, {}, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body.result).toEqual(first.body.result);
    expect((await post('', text, { input_type: 'text' }, key)).http).toBe(422);
  });

  it.each(['wav', 'mp3', 'ogg'])('streams %s', async (audio_type) => {
    const content = 'Xin chào.<break time="2s"/><prosody rate="200%" volume="soft">Tạm biệt.</prosody>';
    const answer = await fetch(`${await app.getUrl()}/api/v1/tts/stream/events`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ input_text: speak(content), input_type: 'ssml', audio_type }),
    });
    const events = (await answer.text()).split('\n\n').filter(Boolean);
    const dataOf = (event: string): Loose => JSON.parse(event.split('\ndata: ')[1]!);
    const words = events
      .filter((event) => event.startsWith('event: words'))
      .flatMap((event) => dataOf(event).words);
    expect(words.map(({ written }: Loose) => written)).toEqual(['Xin', 'chào', 'Tạm', 'biệt']);
    expect(words[2].start - words[1].end).toBeGreaterThan(1.9);
    const done = dataOf(events.at(-1)!);
    expect(events.at(-1)).toMatch(/^event: done/);
    expect(done.char_count).toBe('Xin chào.Tạm biệt.'.length);
  });

  it.each([
    ['an element', speak('a\n <audio src="x.mp3"/>'), 'UNSUPPORTED_ELEMENT', 'line 2, column 2: <audio>'],
    ['a long break', speak('a<break time="20s"/>'), 'BREAK_TIME', 'line 1, column 9: <break>'],
    ['a voice', speak('<voice name="nobody">a</voice>'), 'UNKNOWN_SPEAKER', 'line 1, column 8: <voice>'],
    ['a language', speak('<lang xml:lang="ja">a</lang>'), 'UNKNOWN_LANGUAGE', 'line 1, column 8: <lang>'],
    ['that of all', '<speak xml:lang="en">a</speak>', 'UNKNOWN_LANGUAGE', 'line 1, column 1: <speak>'],
    ['a rate', speak('<prosody rate="900%">a</prosody>'), 'OUT_OF_RANGE', 'line 1, column 8: <prosody>'],
    ['no date', speak('<say-as interpret-as="date">mèo</say-as>'), 'SAY_AS', 'line 1, column 8: <say-as>'],
    ['no words', speak('<break/>…'), 'NOTHING_TO_SPEAK', 'input_text holds nothing'],
    ['pauses', speak(`a${'<break time="9s"/>'.repeat(4)}`), 'SPOKEN_TOO_LONG', '1 characters may fill 31 s'],
    ['a DTD', `<!DOCTYPE a [<!ENTITY b "c">]>${speak('&b;'.repeat(10_000))}`, 'DTD', 'line 1'],
    ['a long comment', speak(`a<!--${'x'.repeat(4_100)}-->`), 'TOO_LONG', 'at most 4050 characters'],
    ['depth', '<s>'.repeat(30_000), 'MISPLACED_ELEMENT', 'line 1, column 1: <s>'],
    ['plain text', 'xin chào', 'MALFORMED_XML', 'line 1'],
  ])('refuses %s everywhere, and charges nothing', async (_name, document, code, message) => {
    const before = await creditsLeft();
    for (const route of ['', '/quote', '/stream', '/stream/events'])
      expectFault(await post(route, document), code, message);
    expect(await creditsLeft()).toBe(before);
  });

  it('refuses other types of text, and choices beside markup', async () => {
    const faultsOf = async (more: object) =>
      (await post('/quote', speak('a'), more)).body.errors!.map(({ field }) => field);
    for (const input_type of ['html', null, 1, ['ssml']])
      expect(await faultsOf({ input_type })).toEqual(['input_type']);
    expect(await faultsOf({ reading: { choose: [{ start: 0, end: 1, class: 'date' }] } })).toEqual([
      'reading.choose',
    ]);
  });
});

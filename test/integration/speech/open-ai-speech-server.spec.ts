import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { speechRoute } from '../../../src/config/speech-server';
import { EngineUnavailable, SynthesisFailed } from '../../../src/speech/domain/speech-failure';
import { EngineRegistry } from '../../../src/speech/engines/engine-registry';
import { OpenAiSpeechEngine } from '../../../src/speech/engines/speech-server/open-ai-speech-engine';
import {
  type SpeechServer as ServerSettings,
  SpeechServerClient,
} from '../../../src/speech/engines/speech-server/speech-server-client';
import { PooledSpeechRenderer } from '../../../src/speech/rendering/pooled-speech-renderer';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import { SpeechServer, voicesOfEspeak } from '../../harness/servers/speech-server';

const KEY = 'sk-s3cret';
const TEXT = 'Xin chào các bạn.';

describe('OpenAiSpeechEngine', () => {
  let server: SpeechServer;
  let engine: OpenAiSpeechEngine;

  beforeAll(async () => {
    server = await SpeechServer.start();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.answer = (response, call) => server.speak(response, call);
    engine = open();
    await speak(TEXT); // so that a fault may be a text's
    server.calls.length = 0;
  });

  const [VOICE] = voicesOfEspeak();
  const open = (changes: Partial<ServerSettings> = {}, voice = VOICE!) => {
    const settings: ServerSettings = {
      url: speechRoute(server.url),
      apiKey: KEY,
      model: 'tts-1',
      format: 'wav',
      concurrency: 2,
      timeLimitSec: 10,
    };
    return new OpenAiSpeechEngine(new SpeechServerClient({ ...settings, ...changes }), [voice], 'unknown');
  };
  const speak = (text: string, signal?: AbortSignal, by = engine) =>
    by.speak({ voice: by.card.voices[0]!, text }, signal);

  /** The failure of a call, and that nothing in it tells the key. */
  async function failureOf(by = engine, text = TEXT): Promise<EngineUnavailable | SynthesisFailed> {
    const failure = await speak(text, undefined, by).then(
      () => new Error('it spoke'),
      (error: EngineUnavailable | SynthesisFailed) => error,
    );
    const { stack = '', cause } = failure;
    expect(`${stack} ${(cause as Error).stack}`).not.toContain(KEY);
    return failure as EngineUnavailable | SynthesisFailed;
  }

  /** Audio that comes with a status and headers of one's own. */
  const sends =
    (status: number, headers: Record<string, string>, body: string | Buffer = '') =>
    (response: ServerResponse) =>
      void response.writeHead(status, headers).end(body);

  it('asks as the API says', async () => {
    await speak(TEXT);
    expect(server.calls).toHaveLength(1);
    const { path, headers, body } = server.calls[0]!;
    expect(path).toBe('/v1/audio/speech');
    expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'content-type': 'application/json' });
    expect(body).toEqual({
      model: 'tts-1',
      input: TEXT,
      voice: 'vi-north-female-1',
      response_format: 'wav',
    });
  });

  it('leaves speed to the service, which is exact', async () => {
    const pool = new WorkerPool({ threads: 1 });
    const renderer = new PooledSpeechRenderer(new EngineRegistry([engine]), pool);
    const lengthSec = async (speed: number) => {
      const settings = { speed, pitch: 1, volume: 100 };
      const job = { voice: engine.card.voices[0]!, spokenText: TEXT, settings, audioType: 'wav' as const };
      return (await renderer.render(job)).durationSec;
    };
    const plainSec = await lengthSec(1);
    for (const speed of [0.5, 2]) expect((await lengthSec(speed)) * speed).toBeCloseTo(plainSec, 1);
    expect(server.calls).toHaveLength(3);
    for (const { body } of server.calls) expect(body).not.toHaveProperty('speed');
    await pool.close();
  });

  it('sends no tag that a server could obey, and nothing at all when nothing is to be said', async () => {
    await speak('xin [pause:9s]<break time="9s"/>chào\u0001 {các} bạn');
    expect(server.calls[0]!.body.input).toBe('xin  pause:9s break time="9s"/ chào   các  bạn');
    expect((await speak(' …, ')).pcm).toHaveLength(0);
    expect(server.calls).toHaveLength(1);
  });

  it('sends no key when there is none', async () => {
    await speak(TEXT, undefined, open({ apiKey: null }));
    expect(server.calls[0]!.headers.authorization).toBeUndefined();
  });

  it('hears the same from wav and from pcm', async () => {
    const file = await server.wav(TEXT);
    server.answer = (response, { body }) => {
      const type = body.response_format;
      response
        .writeHead(200, { 'content-type': `audio/${type}` })
        .end(type === 'wav' ? file : file.subarray(44));
    };
    const wav = await speak(TEXT);
    const pcm = await speak(TEXT, undefined, open({ format: 'pcm' }));
    expect(Buffer.from(pcm.pcm.buffer).equals(Buffer.from(wav.pcm.buffer))).toBe(true);
  });

  it('notices a wav where it asked for pcm', async () => {
    const wav = await server.wav(TEXT);
    server.answer = sends(200, { 'content-type': 'audio/pcm' }, wav);
    expect((await speak(TEXT, undefined, open({ format: 'pcm' }))).pcm).toHaveLength((wav.length - 44) / 2);
  });

  it('gives the server no more at once than it may have', async () => {
    let running = 0;
    let most = 0;
    let meet = (): void => undefined;
    const twoAreThere = new Promise<void>((resolve) => (meet = resolve));
    server.answer = async (response, call) => {
      most = Math.max(most, ++running);
      if (running === 2) meet();
      await twoAreThere; // on a busy machine the first would be gone before the second comes
      await server.speak(response, call);
      running--;
    };
    await Promise.all(Array.from({ length: 6 }, () => speak(TEXT)));
    expect(most).toBe(2);
  });

  describe('takes for a fault of the text', () => {
    it.each([400, 413, 422])('the status %i', async (status) => {
      server.answer = sends(
        status,
        { 'content-type': 'application/json' },
        '{"error": {"code": "bad_input"}}',
      );
      for (let i = 0; i < 3; i++) {
        const failure = await failureOf();
        expect(failure).toBeInstanceOf(SynthesisFailed);
        expect(String(failure.cause)).toContain(`${status} (bad_input)`);
      }
    });

    it.each<[string, (response: ServerResponse, wav: Buffer) => void]>([
      ['a truncated wav', (response, wav) => response.end(wav.subarray(0, wav.length / 2))],
      ['a wav that is none', (response) => response.end('ID3 an mp3')],
      ['an empty body', (response) => response.end()],
    ])('%s', async (_, answer) => {
      const wav = await server.wav(TEXT);
      server.answer = (response) => answer(response.writeHead(200, { 'content-type': 'audio/wav' }), wav);
      for (let i = 0; i < 2; i++) expect(await failureOf()).toBeInstanceOf(SynthesisFailed);
    });

    it('a body without end, of which it takes no more than such a text can need', async () => {
      let sentBytes = 0;
      const ended = new Promise((resolve) => {
        server.answer = (response) => {
          response.writeHead(200, { 'content-type': 'audio/wav' }).once('close', resolve);
          const flood = () => {
            while (!response.destroyed && response.write(Buffer.alloc(65_536))) sentBytes += 65_536;
          };
          response.on('drain', flood);
          flood();
        };
      });
      expect(await failureOf()).toBeInstanceOf(SynthesisFailed);
      await ended;
      expect(sentBytes).toBeLessThan(8_000_000);
    });

    it.each<[string, (response: ServerResponse) => void]>([
      ['an inner error', (response) => void response.writeHead(500).end()],
      ['a cut before the answer', (response) => response.destroy()],
      [
        'a cut within the answer',
        (response) => {
          response.writeHead(200, { 'content-type': 'audio/wav' });
          response.write(Buffer.alloc(9000), () => response.destroy());
        },
      ],
      [
        'an answer shorter than announced',
        (response) => {
          response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': '90000' });
          response.write(Buffer.alloc(9000), () => response.socket?.end());
        },
      ],
      ['a page', sends(200, { 'content-type': 'text/html' }, '<html>')],
      ['an error that calls itself a success', sends(200, { 'content-type': 'application/json' }, '{}')],
      ['an answer without a type', sends(200, {}, 'RIFF')],
      [
        'an answer compressed unasked',
        sends(200, { 'content-type': 'audio/wav', 'content-encoding': 'gzip' }),
      ],
    ])('%s, but not with two texts in a row', async (_, answer) => {
      server.answer = answer;
      for (let i = 0; i < 3; i++) expect(await failureOf()).toBeInstanceOf(SynthesisFailed);
      expect(await failureOf(engine, 'Chào bạn.')).toBeInstanceOf(EngineUnavailable);
    });

    it('what befalls many texts, while others are spoken in between', async () => {
      for (let i = 0; i < 6; i++) {
        server.answer = sends(i % 2 ? 400 : 500, {});
        expect(await failureOf(engine, `câu ${i}`)).toBeInstanceOf(SynthesisFailed);
        server.answer = (response, call) => server.speak(response, call);
        await speak(TEXT);
      }
    });
  });

  describe('takes for a fault of the server', () => {
    it.each([300, 401, 403, 404, 408, 502, 503, 504])('the status %i', async (status) => {
      server.answer = sends(status, { 'retry-after': '7' }, '<html>');
      expect(await failureOf()).toMatchObject({ code: 'ENGINE_UNAVAILABLE', retryAfterSec: 7 });
    });

    it.each([301, 302, 303, 307, 308])('a redirect (%i), which it does not follow', async (status) => {
      const callers: unknown[] = [];
      const other = createServer((socket) => callers.push(socket)).listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      server.answer = sends(status, { location: `http://127.0.0.1:${port}/v1/audio/speech` });
      expect(await failureOf()).toBeInstanceOf(EngineUnavailable);
      expect(callers).toEqual([]);
      other.close();
    });

    it.each<[string, (response: ServerResponse) => void]>([
      ['the status 400', sends(400, {})],
      ['audio that is none', sends(200, { 'content-type': 'audio/wav' }, 'ID3 an mp3')],
    ])('%s for five texts in a row, until it speaks again', async (_, answer) => {
      server.answer = answer;
      for (let i = 0; i < 4; i++) {
        expect(await failureOf(engine, `câu ${i}`)).toBeInstanceOf(SynthesisFailed);
        expect(await failureOf(engine, `câu ${i}`)).toBeInstanceOf(SynthesisFailed);
      }
      expect(await failureOf(engine, 'câu cuối')).toBeInstanceOf(EngineUnavailable);
      expect(await failureOf(engine, 'câu cuối')).toBeInstanceOf(EngineUnavailable);
      server.answer = (response, call) => server.speak(response, call);
      await speak(TEXT);
      server.answer = answer;
      expect(await failureOf()).toBeInstanceOf(SynthesisFailed);
    });

    it('whatever it says before it has ever spoken', async () => {
      server.answer = sends(400, {}, '{"error": {"code": "model_not_found"}}');
      expect(await failureOf(open())).toBeInstanceOf(EngineUnavailable);
    });

    it('another sample rate than the settings say, before it has ever spoken', async () => {
      const mistaken = open({}, { ...VOICE!, sampleRate: 24_000 });
      const failure = await failureOf(mistaken);
      expect(failure).toBeInstanceOf(EngineUnavailable);
      expect(String(failure.cause)).toContain('22050 Hz, not at 24000 Hz');
    });

    it('that nobody listens, and is content as soon as somebody does', async () => {
      await server.goDown();
      expect(await failureOf()).toBeInstanceOf(EngineUnavailable);
      await server.goUp();
      expect((await speak(TEXT)).pcm.length).toBeGreaterThan(10_000);
    });

    it('a name that leads nowhere', async () => {
      expect(await failureOf(open({ url: new URL('http://nobody.invalid/v1/audio/speech') }))).toBeInstanceOf(
        EngineUnavailable,
      );
    });

    it('a connection that is accepted and never becomes one', async () => {
      const mute = createServer().listen(0, '127.0.0.1');
      await once(mute, 'listening');
      const { port } = mute.address() as AddressInfo;
      const url = new URL(`https://127.0.0.1:${port}/v1/audio/speech`); // its TLS handshake is never answered
      const failure = await failureOf(open({ url, timeLimitSec: 2 }));
      expect(failure).toBeInstanceOf(EngineUnavailable);
      expect(String(failure.cause)).toContain('cannot be reached');
      mute.close();
    });

    it.each<[string, (response: ServerResponse) => void]>([
      ['silence', () => undefined],
      [
        'a drip that never ends',
        (response) => {
          response.writeHead(200, { 'content-type': 'audio/wav' });
          const drip = setInterval(() => response.write('.'), 20);
          response.once('close', () => clearInterval(drip));
        },
      ],
    ])('%s beyond the time limit', async (_, answer) => {
      server.answer = answer;
      const failure = await failureOf(open({ timeLimitSec: 1 }));
      expect(failure).toBeInstanceOf(EngineUnavailable);
      expect(String(failure.cause)).toContain('longer than 1 s');
    });
  });

  it('hangs up at once when it is called off', async () => {
    const stop = new AbortController();
    const reason = new Error('called off');
    const hungUp = new Promise((resolve) => {
      server.answer = (response) => {
        response.once('close', resolve);
        stop.abort(reason);
      };
    });
    await expect(speak(TEXT, stop.signal)).rejects.toBe(reason);
    await hungUp;
  });

  it('has another version for another address, model or format', () => {
    const versions = [
      open(),
      open({ model: 'tts-1-hd' }),
      open({ format: 'pcm' }),
      open({ url: new URL('https://voices.example/v1/audio/speech') }),
    ].map(({ card }) => card.version);
    expect(new Set(versions).size).toBe(4);
    expect(open({ apiKey: 'sk-other' }).card.version).toBe(versions[0]);
  });
});

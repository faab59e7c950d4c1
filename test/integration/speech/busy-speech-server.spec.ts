import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { speechRoute } from '../../../src/config/speech-server';
import { SpeechServerClient } from '../../../src/speech/engines/speech-server/speech-server-client';
import { EngineBusy, EngineUnavailable } from '../../../src/speech/domain/speech-failure';
import { SpeechServer, type SpeechServerCall, voicesOfEspeak } from '../../harness/servers/speech-server';

const [VOICE] = voicesOfEspeak();

describe('A speech server without a free place', () => {
  let server: SpeechServer;
  let client: SpeechServerClient;

  beforeAll(async () => {
    server = await SpeechServer.start();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.calls.length = 0;
    client = open(1);
  });

  const open = (concurrency: number) =>
    new SpeechServerClient({
      url: speechRoute(server.url),
      apiKey: null,
      model: 'tts-1',
      format: 'wav',
      concurrency,
      timeLimitSec: 25,
    });
  const speak = (text: string, signal?: AbortSignal) => client.speak(text, VOICE!, signal);

  const refuse = (response: ServerResponse, retryAfter?: string) =>
    void response.writeHead(429, retryAfter ? { 'retry-after': retryAfter } : {}).end();
  /** Refuses the first calls with a text, so many, then speaks. */
  const refusing = (text: string, times: number, retryAfter?: () => string) => {
    let left = times;
    return (response: ServerResponse, call: SpeechServerCall) =>
      call.body.input === text && left-- > 0
        ? refuse(response, retryAfter?.())
        : server.speak(response, call);
  };
  const elapsedSec = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return (performance.now() - startedAt) / 1000;
  };

  it.each([
    ['as many seconds as it names', () => '2'],
    ['until the time that it names', () => new Date(Date.now() + 3000).toUTCString()],
  ])('is asked again, after %s', async (_, retryAfter) => {
    server.answer = refusing('một', 1, retryAfter);
    expect(await elapsedSec(() => speak('một'))).toBeGreaterThan(1.9);
    expect(server.calls).toHaveLength(2);
  });

  it('is asked again after growing pauses where it names no time', async () => {
    server.answer = refusing('một', 2);
    expect(await elapsedSec(() => speak('một'))).toBeGreaterThan(2.9);
    expect(server.calls).toHaveLength(3);
  });

  it('lets other texts be spoken in the meantime', async () => {
    const stop = new AbortController();
    server.answer = refusing('một', 1, () => '20');
    const waiting = speak('một', stop.signal).catch(() => 'called off');
    while (server.calls.length === 0) await new Promise(setImmediate);
    await speak('hai'); // the other has been refused by then, and waits
    expect(await elapsedSec(() => speak('ba'))).toBeLessThan(15);
    stop.abort();
    expect(await waiting).toBe('called off');
  });

  it('is not waited for when that would take too long, and counts as there', async () => {
    server.answer = (response) => refuse(response, '40');
    const failure = await speak('một').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EngineBusy);
    expect(failure).toMatchObject({ retryAfterSec: 40 });
    expect(server.calls).toHaveLength(1);
  });

  it('is down when it has no place because nobody pays', async () => {
    server.answer = (response) =>
      void response.writeHead(429, { 'retry-after': '1' }).end('{"error": {"code": "insufficient_quota"}}');
    await expect(speak('một')).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it('is not asked again for a text that nobody wants any more', async () => {
    const stop = new AbortController();
    const reason = new Error('called off');
    server.answer = (response) => refuse(response, '20');
    const speaking = speak('một', stop.signal);
    while (server.calls.length === 0) await new Promise(setImmediate);
    setTimeout(() => stop.abort(reason), 100);
    await expect(speaking).rejects.toBe(reason);
    expect(server.calls).toHaveLength(1);
  });

  it('gets its place back when a text is called off or takes too long', async () => {
    let places = 1;
    server.answer = async (response, call) => {
      if (places === 0) return refuse(response, '1');
      places--;
      response.once('close', () => places++);
      if (call.body.input === 'một') await once(response, 'close');
      else await server.speak(response, call);
    };
    client = open(2);
    const timeout = AbortSignal.timeout(500);
    const [left, spoken] = await Promise.allSettled([speak('một', timeout), speak('hai')]);
    expect(left).toMatchObject({ status: 'rejected', reason: timeout.reason });
    expect(spoken.status).toBe('fulfilled');
    expect(places).toBe(1);
  });
});

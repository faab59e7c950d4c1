import { ApiFailure } from '../../../api/call';
import { Fetching } from '../../../testing/fetching';
import type { LiveSound } from './live-sound';
import { speak } from './speak';

const RESULT = { request_id: '7', audio_url: 'http://loa.example/audio/7.mp3' };

/** Notes what becomes of it; a piece is what its bytes say. */
class NotingSound {
  readonly heard: unknown[] = [];
  isDecoded = true;
  decode(bytes: ArrayBuffer): Promise<AudioBuffer | null> {
    const said = new TextDecoder().decode(bytes);
    return Promise.resolve(this.isDecoded ? (said as unknown as AudioBuffer) : null);
  }
  add(piece: AudioBuffer): void {
    this.heard.push(piece);
  }
  complete(whole: AudioBuffer): void {
    this.heard.push({ whole });
  }
}

/** An answer that is sent event by event. */
function openAnswer() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const send = (name: string, data: object): void =>
    controller.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  return { answer: new Response(body), send, close: () => controller.close() };
}

describe('a text that is spoken', () => {
  const begin = (signal = new AbortController().signal) => {
    const sound = new NotingSound();
    const words: string[] = [];
    const requests: Request[] = [];
    const { answer, ...server } = openAnswer();
    Fetching.by((request) => {
      requests.push(request);
      return request.url.endsWith('/events') ? answer : new Response('the file');
    });
    const done = speak({
      body: { input_text: 'Một. Hai.', audio_type: 'mp3' },
      idempotencyKey: 'k1',
      signal,
      sound: sound as unknown as LiveSound,
      onWords: (more) => words.push(...more.map(({ written }) => written)),
    });
    return { sound, words, requests, server, done };
  };
  const word = (written: string) => ({ words: [{ written, start: 0, end: 1 }] });
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  it('is heard piece by piece while the rest is made, and in the end as the file has it', async () => {
    const { sound, words, requests, server, done } = begin();
    server.send('audio', { seq: 0, data: btoa('on') });
    server.send('audio', { seq: 1, data: btoa('e') });
    server.send('words', word('Một'));
    while (sound.heard.length === 0) await turn();
    expect([sound.heard, words]).toEqual([['one'], ['Một']]);
    server.send('audio', { seq: 2, data: btoa('two') });
    server.send('words', word('Hai'));
    server.send('done', RESULT);
    expect(await done).toEqual({ result: RESULT, isPlayable: true });
    expect(sound.heard).toEqual(['one', 'two', { whole: 'the file' }]);
    expect(requests[0]!.headers.get('idempotency-key')).toBe('k1');
    expect(new URL(requests[1]!.url).pathname).toBe('/audio/7.mp3');
  });

  it('is there all the same where this browser cannot play it', async () => {
    const { sound, server, done } = begin();
    sound.isDecoded = false;
    server.send('audio', { seq: 0, data: btoa('one') });
    server.send('words', word('Một'));
    server.send('done', RESULT);
    expect(await done).toEqual({ result: RESULT, isPlayable: false });
    expect(sound.heard).toEqual([]);
  });

  it('fails as the server says, also after it was begun', async () => {
    const { server, done } = begin();
    server.send('audio', { seq: 0, data: btoa('one') });
    server.send('error', { code: 'SYNTHESIS_FAILED', message: 'no' });
    await expect(done).rejects.toMatchObject({ code: 'SYNTHESIS_FAILED' });
  });

  it('fails where the connection is cut, so that it can be asked for again', async () => {
    const { server, done } = begin();
    server.send('audio', { seq: 0, data: btoa('one') });
    server.close();
    await expect(done).rejects.toEqual(new ApiFailure('OFFLINE'));
  });

  it('fails with the code of an answer that is no stream', async () => {
    const body = { status: 0, code: 'INSUFFICIENT_CREDITS', message: 'no', errors: null };
    Fetching.answer(402, body);
    const { signal } = new AbortController();
    const sound = new NotingSound() as unknown as LiveSound;
    const asked = { body: { input_text: 'Một.' }, idempotencyKey: 'k', signal, sound, onWords: jest.fn() };
    await expect(speak(asked)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  });
});

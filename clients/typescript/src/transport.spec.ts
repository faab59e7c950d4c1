import { LoaError } from './loa-error.ts';
import { Transport } from './transport.ts';

const CALL = { method: 'POST', path: '/api/v1/tts', body: { input_text: 'a' }, idempotencyKey: 'k' } as const;
const done = () => Response.json({ status: 1, result: 'done' });
const failure = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json(
    { status: 0, code, message: 'No.', errors: [{ field: 'f', code: 'C', message: 'm' }] },
    { status, headers: { 'x-request-id': 'r1', 'retry-after': '0', ...headers } },
  );

describe('Transport', () => {
  let sent: { url: string; headers: Headers; body: unknown }[];
  beforeEach(() => (sent = []));

  /** Answers one after the other; an error is thrown. */
  function transport(answers: (Response | Error)[], maxRetries?: number): Transport {
    const fetch = ((url: string, { headers, body }: RequestInit) => {
      sent.push({ url, headers: new Headers(headers), body });
      const answer = answers.shift()!;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    }) as typeof globalThis.fetch;
    return new Transport({ baseUrl: 'https://loa.example/', apiKey: 'key', maxRetries, fetch });
  }
  const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

  it('sends the key and the body, and takes the result out of the envelope', async () => {
    expect(await transport([done()]).result(CALL)).toBe('done');
    const [{ url, headers, body }] = sent as [(typeof sent)[0]];
    expect([url, body]).toEqual(['https://loa.example/api/v1/tts', '{"input_text":"a"}']);
    expect(Object.fromEntries(headers)).toEqual({
      authorization: 'Bearer key',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    });
  });

  it('puts what is asked for into the address', async () => {
    await transport([done()]).result({ method: 'GET', path: '/list', query: { page: 2, status: undefined } });
    expect(sent[0]!.url).toBe('https://loa.example/list?page=2');
  });

  it('does not send the key to other addresses', async () => {
    await transport([done()]).stream({ method: 'GET', path: 'https://cdn.example/a.mp3' });
    expect([sent[0]!.url, sent[0]!.headers.get('authorization')]).toEqual([
      'https://cdn.example/a.mp3',
      null,
    ]);
  });

  it('sends again, as the same call, what may pass', async () => {
    const answers = [failure(503, 'ENGINE_BUSY'), failure(429, 'RATE_LIMIT_EXCEEDED'), done()];
    expect(await transport(answers).result(CALL)).toBe('done');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k', 'k', 'k']);
  });

  it('gives up after as many attempts as it was told, with the last failure', async () => {
    const answers = [failure(503, 'FIRST'), failure(503, 'SECOND')];
    expect(await errorOf(transport(answers, 1).result(CALL))).toMatchObject({ code: 'SECOND' });
    expect(sent).toHaveLength(2);
  });

  it('tells at once what would fail again', async () => {
    const error = await errorOf(transport([failure(400, 'INVALID_PARAMS')]).result(CALL));
    expect(error).toBeInstanceOf(LoaError);
    expect(error).toMatchObject({
      code: 'INVALID_PARAMS',
      status: 400,
      requestId: 'r1',
      message: 'No.',
      faults: [{ field: 'f', code: 'C', message: 'm' }],
    });
    expect(sent).toHaveLength(1);
  });

  it('tells of answers that are not the service’s, and of none', async () => {
    const foreign = new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await errorOf(transport([foreign], 0).result(CALL))).toMatchObject({
      code: 'CONNECTION_FAILED',
      status: 502,
    });
    const cause = new TypeError('fetch failed');
    expect(await errorOf(transport([cause], 0).result(CALL))).toMatchObject({
      code: 'CONNECTION_FAILED',
      status: null,
      cause,
    });
  });

  it('ends with the signal, and sends nothing more', async () => {
    const stop = new AbortController();
    const call = transport([failure(503, 'BUSY', { 'retry-after': '60' })]).result({
      ...CALL,
      signal: stop.signal,
    });
    await new Promise(setImmediate);
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    expect(sent).toHaveLength(1);
  });
});

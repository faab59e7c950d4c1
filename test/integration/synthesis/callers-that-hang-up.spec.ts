import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { useBuiltWorkers } from '../../harness/built-app';
import { eventually } from '../../harness/eventually';
import { OpenAiStage } from '../../harness/openai-stage';

useBuiltWorkers();

const TEXT = 'Máy khách cúp máy.';

describe('A caller of POST /api/v1/tts who hangs up', () => {
  let stage: OpenAiStage;
  /** Lets the file be stored that the test holds back. */
  let goOn = (): void => undefined;
  beforeAll(async () => (stage = await OpenAiStage.start()));
  afterEach(() => {
    goOn();
    jest.restoreAllMocks();
  });
  afterAll(() => stage.close());

  it('has the text spoken, stored and charged, and the result by the same Idempotency-Key', async () => {
    const authorization = `Bearer ${await stage.newKey()}`;
    const speak = (signal: AbortSignal | null = null) =>
      fetch(`${stage.baseUrl}/api/v1/tts`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'k' },
        body: JSON.stringify({ input_text: TEXT }),
        signal,
      });
    const resultOf = async (path: string) => {
      const answer = await fetch(`${stage.baseUrl}/api/v1/${path}`, { headers: { authorization } });
      return ((await answer.json()) as { result: Record<string, never> }).result;
    };
    const credits = async () => (await resultOf('account')).account!['credits'];

    const store = stage.app.get(AudioStore, { strict: false });
    const put = store.put.bind(store);
    const gone = new AbortController();
    const begun = new Promise<void>((reached) => {
      jest.spyOn(store, 'put').mockImplementationOnce(async (...file) => {
        reached();
        await new Promise<void>((resolve) => (goOn = resolve));
        await put(...file);
      });
    });
    const first = speak(gone.signal);
    await begun;
    gone.abort();
    await expect(first).rejects.toThrow('abort');

    const early = await speak();
    expect([early.status, await early.json()]).toMatchObject([409, { code: 'IDEMPOTENCY_IN_PROGRESS' }]);
    expect(await credits()).toEqual({ available: 10_000 - TEXT.length, held: TEXT.length });
    goOn();
    await eventually(async () => (await resultOf('tts/history?status=SUCCESS')).total === 1);
    const late = await speak();
    expect([late.status, late.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    const { audio_url } = ((await late.json()) as { result: { audio_url: string } }).result;
    expect((await fetch(audio_url)).status).toBe(200);
    expect(await credits()).toEqual({ available: 10_000 - TEXT.length, held: 0 });
  });
});

import OpenAI from 'openai';
import { Speakers } from '../../../src/speech';
import { useBuiltWorkers } from '../../harness/built-app';
import { OpenAiStage } from '../../harness/openai-stage';
import clients from '../../data/openai-clients.json';

useBuiltWorkers();

const TEXT = 'Giá vé là 150.000đ.';
const BODY = { model: 'loa-1', input: TEXT, voice: 'alloy' };

describe("OpenAI's speech API", () => {
  let stage: OpenAiStage;
  let key: string;
  beforeAll(async () => (stage = await OpenAiStage.start()));
  beforeEach(async () => (key = await stage.newKey()));
  afterAll(() => stage.close());

  const errorOf = async (answer: Response) => {
    const { error, ...rest } = (await answer.json()) as { error: Record<string, unknown> };
    expect(rest).toEqual({});
    expect(Object.keys(error).sort()).toEqual(['code', 'message', 'param', 'type']);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    return { status: answer.status, ...error };
  };
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const defaultVoice = () => stage.app.get(Speakers, { strict: false }).default;

  describe("with OpenAI's own client", () => {
    const client = (apiKey = key) => new OpenAI({ apiKey, baseURL: `${stage.baseUrl}/v1` });

    it('speaks, and says which request it was', async () => {
      const answer = await client()
        .audio.speech.create({ ...BODY, response_format: 'wav' })
        .withResponse();
      expect((await bytesOf(answer.data)).toString('latin1', 0, 4)).toBe('RIFF');
      expect(answer.request_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(await stage.spent(key)).toEqual({ available: 10_000 - Array.from(TEXT).length, requests: 1 });
    });

    it('lists the models', async () => {
      const ids: string[] = [];
      for await (const { id, object, owned_by } of client().models.list()) {
        expect({ object, owned_by }).toEqual({ object: 'model', owned_by: 'loa' });
        ids.push(id);
      }
      expect(ids).toEqual(['loa-1']);
    });

    it('hears of a wrong key', async () => {
      const call = client('wrong').audio.speech.create(BODY);
      await expect(call).rejects.toMatchObject({ status: 401, code: 'invalid_api_key', param: null });
    });

    it('hears once that there is no credit, and does not try again', async () => {
      const answers: number[] = [];
      const counting = (async (...call: Parameters<typeof fetch>) => {
        const answer = await fetch(...call);
        answers.push(answer.status);
        return answer;
      }) as typeof fetch;
      const poor = new OpenAI({ apiKey: key, baseURL: `${stage.baseUrl}/v1`, fetch: counting });
      const dear = (word: string) => ({ ...BODY, input: word.padEnd(4096, '.') }); // and soon spoken
      for (const word of ['một', 'hai']) await (await poor.audio.speech.create(dear(word))).arrayBuffer();
      const call = poor.audio.speech.create(dear('ba'));
      await expect(call).rejects.toMatchObject({
        status: 429,
        code: 'insufficient_quota',
        type: 'insufficient_quota',
        param: null,
      });
      expect(answers).toEqual([200, 200, 429]);
      expect((await stage.spent(key)).available).toBe(10_000 - 2 * 4096);
    });
  });

  interface RecordedCall {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: object;
    readonly answers: string;
  }
  it.each(clients.map((each) => [each.client, each as unknown as RecordedCall] as const))(
    'answers %s',
    async (_name, { headers, body, answers }) => {
      const answer = await stage.speak(key, body, headers);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, answers]);
      expect((await bytesOf(answer)).length).toBeGreaterThan(1000);
    },
  );

  it.each([
    ['mp3', 'audio/mpeg', 'ff'],
    ['opus', 'audio/ogg', '4f676753'],
    ['wav', 'audio/wav', '52494646'],
    ['flac', 'audio/flac', '664c6143'],
    [null, 'audio/mpeg', 'ff'],
  ])('has the format %s', async (response_format, type, beginning) => {
    const answer = await stage.speak(key, { ...BODY, response_format });
    expect(answer.headers.get('content-type')).toBe(type);
    expect((await bytesOf(answer)).toString('hex').startsWith(beginning)).toBe(true);
  });

  it('sends pcm at 24 kHz, as long as the file of the voice', async () => {
    const wav = await bytesOf(await stage.speak(key, { ...BODY, response_format: 'wav' }));
    const answer = await stage.speak(key, { ...BODY, response_format: 'pcm' });
    expect(answer.headers.get('content-type')).toBe('audio/pcm;rate=24000;channels=1');
    const samples = (wav.length - 44) / 2;
    expect((await bytesOf(answer)).length / 2).toBe(Math.round((samples * 24_000) / wav.readUInt32LE(24)));
  });

  it('sends events whose parts together are the file', async () => {
    const file = await bytesOf(await stage.speak(key, { ...BODY, response_format: 'flac' }));
    const answer = await stage.speak(key, { ...BODY, response_format: 'flac', stream_format: 'sse' });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const lines = (await answer.text()).split('\n\n').filter(Boolean);
    expect(lines.pop()).toBe('data: [DONE]');
    const events = lines.map(
      (line) => JSON.parse(line.replace(/^data: /, '')) as { type: string; audio: string },
    );
    const [last, ...parts] = [events.pop(), ...events];
    const count = Array.from(TEXT).length;
    const usage = { input_tokens: count, output_tokens: 0, total_tokens: count };
    expect(last).toEqual({ type: 'speech.audio.done', usage });
    expect(new Set(parts.map(({ type }) => type))).toEqual(new Set(['speech.audio.delta']));
    expect(Buffer.concat(parts.map(({ audio }) => Buffer.from(audio, 'base64'))).equals(file)).toBe(true);
  });

  it("has voices for OpenAI's names, and prefers its own", async () => {
    const used = async (voice: unknown): Promise<string> => {
      const { status } = await stage.speak(key, { ...BODY, voice });
      expect(status).toBe(200);
      const headers = { authorization: `Bearer ${key}` };
      const history = await stage.app.inject({ url: '/api/v1/tts/history?limit=1', headers });
      return String(history.json().result.items[0].speaker_id);
    };
    expect(await used('alloy')).toBe(defaultVoice().speakerId);
    expect(await used('onyx')).toMatch(/^vi-.*-male/);
    expect(await used('nova')).toMatch(/^vi-.*-female/);
    expect(await used({ id: 'vi-south-male-1' })).toBe('vi-south-male-1');
  });

  it.each(['/v1/audio/voices', '/v1/voices'])('lists the voices at %s without a key', async (url) => {
    const answer = await stage.app.inject({ url });
    const { voices } = answer.json<{ voices: { id: string; name: string }[] }>();
    expect(voices[0]).toMatchObject({ id: defaultVoice().speakerId, name: defaultVoice().speakerName });
    expect(voices).toHaveLength(stage.app.get(Speakers, { strict: false }).all.length);
  });

  it('lists the models as Open WebUI reads them', async () => {
    const answer = await stage.app.inject({
      url: '/v1/audio/models',
      headers: { authorization: 'Bearer wrong' },
    });
    expect(answer.json()).toMatchObject({ object: 'list', models: [{ id: 'loa-1', name: 'Loa' }] });
  });

  it.each<[string, object | string, number, string, string | null]>([
    ['an unknown model', { ...BODY, model: 'whisper-1' }, 404, 'model_not_found', 'model'],
    ['no model', { ...BODY, model: undefined }, 400, 'required', 'model'],
    ['no text', { ...BODY, input: undefined }, 400, 'required', 'input'],
    ['a blank text', { ...BODY, input: ' \n' }, 400, 'blank', 'input'],
    ['a text that is too long', { ...BODY, input: 'a'.repeat(4097) }, 400, 'too_long', 'input'],
    ['a text without sound', { ...BODY, input: '…' }, 400, 'nothing_to_speak', 'input'],
    ['no voice', { ...BODY, voice: null }, 400, 'required', 'voice'],
    ['an unknown voice', { ...BODY, voice: 'toString' }, 400, 'unknown_voice', 'voice'],
    ['a voice of no kind', { ...BODY, voice: ['alloy'] }, 400, 'is_voice_name', 'voice'],
    ['aac', { ...BODY, response_format: 'aac' }, 400, 'is_in', 'response_format'],
    ['another stream', { ...BODY, stream_format: 'ws' }, 400, 'is_in', 'stream_format'],
    ['a speed as text', { ...BODY, speed: '1' }, 400, 'is_number', 'speed'],
    ['too slow a speed', { ...BODY, speed: 0.2 }, 400, 'min', 'speed'],
    ['too fast a speed', { ...BODY, speed: 4.1 }, 400, 'max', 'speed'],
    ['no JSON', '{"model":', 400, 'malformed_json', null],
    ['too much', { ...BODY, extra: 'x'.repeat(300_000) }, 413, 'payload_too_large', null],
  ])('refuses %s, and charges nothing', async (_name, body, status, code, param) => {
    const error = await errorOf(await stage.speak(key, body));
    expect(error).toMatchObject({ status, code, param, type: 'invalid_request_error' });
    expect(await stage.spent(key)).toEqual({ available: 10_000, requests: 0 });
  });

  it('says that aac is not offered', async () => {
    const error = await errorOf(await stage.speak(key, { ...BODY, response_format: 'aac' }));
    expect(error).toMatchObject({ message: expect.stringContaining('aac is not offered') });
  });

  it.each<[string, string, RequestInit, number, string]>([
    ['no key', '/v1/audio/speech', { method: 'POST' }, 401, 'invalid_api_key'],
    ['an address that does not exist', '/v1/chat/completions', { method: 'POST' }, 404, 'not_found'],
    ['an address of no meaning', '/v1/%zz', {}, 400, 'invalid_params'],
    ['another method', '/v1/models', { method: 'DELETE' }, 405, 'method_not_allowed'],
    ['a browser that looks around', '/v1/x', { headers: { accept: 'text/html' } }, 404, 'not_found'],
  ])('tells of %s as OpenAI does', async (_name, url, call, status, code) => {
    expect(await errorOf(await fetch(stage.baseUrl + url, call))).toMatchObject({ status, code });
  });
});

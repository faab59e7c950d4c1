import { useBuiltWorkers } from '../../harness/built-app';
import { OpenAiStage } from '../../harness/openai-stage';
import { SpeechServer } from '../../harness/servers/speech-server';

useBuiltWorkers();

/** The engine behind the speech server waits, or breaks, when it comes to this word. */
const HELD = 'chờ';
const TEXT = `Câu đầu nghe được. Rồi phải ${HELD} một lúc.`;
const COST = Array.from(TEXT).length;
const CREDITS = 10_000;

describe("OpenAI's speech API, while the text is spoken", () => {
  let server: SpeechServer;
  let stage: OpenAiStage;
  let key: string;
  /** Lets the engine speak its second sentence, or break. */
  let goOn: (isWell: boolean) => void;

  beforeAll(async () => {
    server = await SpeechServer.start();
    stage = await OpenAiStage.start({
      SPEECH_SERVER_URL: server.url,
      SPEECH_SERVER_VOICES: 'vi-north-female-1:vi:north:female:22050',
      SPEECH_SERVER_LICENCE: 'GPL-3.0-or-later',
    });
  });
  beforeEach(async () => {
    key = await stage.newKey();
    const held = new Promise<boolean>((resolve) => (goOn = resolve));
    server.answer = async (response, call) => {
      if (!call.body.input.includes(HELD) || (await held)) return server.speak(response, call);
      response.writeHead(400, { 'content-type': 'application/json' }).end('{}');
    };
  });
  afterAll(async () => {
    await stage.close();
    await server.close();
  });

  const speak = (rest: object = {}) =>
    stage.speak(key, { model: 'loa-1', input: TEXT, voice: 'server-vi-north-female-1', ...rest });
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

  it.each(['mp3', 'opus', 'wav', 'pcm'])('sends %s before the text is spoken to its end', async (format) => {
    const answer = await speak({ response_format: format });
    expect(answer.status).toBe(200);
    const reader = answer.body!.getReader();
    let sent = (await reader.read()).value!.length;
    goOn(true);
    for (let part = await reader.read(); !part.done; part = await reader.read()) sent += part.value.length;
    expect(sent).toBeGreaterThan(1000);
    expect(await stage.spent(key)).toEqual({ available: CREDITS - COST, requests: 1 });
  });

  it('sends events before the text is spoken to its end', async () => {
    const reader = (await speak({ stream_format: 'sse' })).body!.getReader();
    expect(textOf((await reader.read()).value)).toMatch(/^data: \{"type":"speech\.audio\.delta"/);
    goOn(true);
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) rest += textOf(part.value);
    const usage = `{"input_tokens":${COST},"output_tokens":0,"total_tokens":${COST}}`;
    expect(rest).toMatch(/^data: \{"type":"speech\.audio\.delta"/);
    expect(rest.endsWith(`{"type":"speech.audio.done","usage":${usage}}\n\ndata: [DONE]\n\n`)).toBe(true);
  });

  it('joins the same call to the one that is spoken, from its beginning', async () => {
    const answers = [await speak(), await speak()];
    goOn(true);
    const [first, second] = await Promise.all(answers.map(bytesOf));
    expect(first!.equals(second!)).toBe(true);
    expect(await stage.spent(key)).toEqual({ available: CREDITS - COST, requests: 1 });
  });

  it('is cut off, or ends with an error, when the engine breaks midway: for nothing, and starts again', async () => {
    const [cut, told] = [await speak(), await speak({ stream_format: 'sse' })];
    goOn(false);
    await expect(bytesOf(cut)).rejects.toThrow('terminated');
    const last = (await told.text()).trimEnd().split('\n\n').at(-1)!;
    expect(JSON.parse(last.replace(/^data: /, ''))).toEqual({
      type: 'speech.audio.error',
      error: {
        message: expect.any(String),
        type: 'server_error',
        param: null,
        code: 'synthesis_failed',
      },
    });
    expect(await stage.spent(key)).toEqual({ available: CREDITS, requests: 1 });
    server.answer = (response, call) => server.speak(response, call);
    expect((await bytesOf(await speak())).length).toBeGreaterThan(1000);
    expect(await stage.spent(key)).toEqual({ available: CREDITS - COST, requests: 2 });
  });

  it('tells what fails before the first byte as OpenAI does', async () => {
    goOn(false);
    const answer = await speak({ input: `Nó ${HELD} ngay.` });
    expect([answer.status, ((await answer.json()) as { error: object }).error]).toEqual([
      500,
      expect.objectContaining({ type: 'server_error', code: 'synthesis_failed' }),
    ]);
    expect((await stage.spent(key)).available).toBe(CREDITS);
  });
});

import { InMemorySynthesis } from '../../../../test/harness/in-memory/in-memory-synthesis';
import { InsufficientCredits } from '../../../accounts';
import { SynthesisFailed } from '../../../speech';
import { REPEAT_WITHIN_SEC } from './recent-answers';
import { type SpeakOnce, type SpokenOnce, type UnnamedCall } from './speak-once';

const TEXT = 'Xin chào.';

describe.each(['mp3', 'flac'] as const)('SpeakOnce of %s', (audioType) => {
  let app: InMemorySynthesis;
  let account: string;
  let speakOnce: SpeakOnce;
  beforeEach(async () => {
    app = new InMemorySynthesis();
    account = await app.newAccount(100);
    speakOnce = app.newSpeakOnce();
  });
  afterEach(() => jest.restoreAllMocks());

  const call = (rest: Partial<UnnamedCall> = {}): UnnamedCall => ({
    accountId: account,
    keyId: null,
    hasBought: true,
    parameters: { inputText: TEXT, audioType },
    sender: 'key',
    isRepeat: false,
    ...rest,
  });
  /** Speaks to the end; what becomes of the answer is up to the test. */
  const speak = async (rest?: Partial<UnnamedCall>, by = speakOnce) => {
    const spoken = await by.execute(call(rest));
    await spoken.stream.finished();
    return spoken;
  };
  const meanwhile = (work: () => Promise<void>): void => {
    app.renderer.meanwhile = work;
    app.streamer.before = (piece) => (piece === 0 ? work() : Promise.resolve());
  };
  const charges = async (): Promise<number> => (await app.money(account)).charges.length;

  it('makes calls at the same time one request', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => speak()));
    expect(new Set(all.map(({ stream }) => stream.requestId)).size).toBe(1);
    expect(await charges()).toBe(1);
  });

  it('makes calls at the same time one request in two processes as well', async () => {
    let twin: Promise<SpokenOnce> | undefined;
    meanwhile(async () => {
      twin ??= speak({}, app.newSpeakOnce());
      await app.requests.list(account, { page: 1, limit: 1 }, null); // the twin looks in the meantime
    });
    const first = await speak();
    first.answer.taken();
    expect((await twin)?.stream.requestId).toBe(first.stream.requestId);
    expect(await charges()).toBe(1);
  });

  it('is a new request once the answer is taken', async () => {
    (await speak()).answer.taken();
    (await speak()).answer.taken();
    expect(await charges()).toBe(2);
  });

  it.each([
    ['in the process that answered', () => speakOnce],
    ['in another process', () => app.newSpeakOnce()],
  ])('answers again what was lost, within a minute, %s', async (_name, by) => {
    const first = await speak();
    first.answer.lost();
    app.clock.moveOn(REPEAT_WITHIN_SEC);
    const again = await speak({}, by());
    expect(again.stream.requestId).toBe(first.stream.requestId);
    again.answer.lost();
    expect(await charges()).toBe(1);
  });

  it('is a new request when the answer was lost longer ago', async () => {
    (await speak()).answer.lost();
    app.clock.moveOn(REPEAT_WITHIN_SEC + 1);
    await speak();
    expect(await charges()).toBe(2);
  });

  it('counts the minute from the loss, not from the work', async () => {
    const first = await speak();
    app.clock.moveOn(600); // a slow reader
    first.answer.lost();
    app.clock.moveOn(REPEAT_WITHIN_SEC);
    expect((await speak()).stream.requestId).toBe(first.stream.requestId);
  });

  it('answers again while the first answer is on its way', async () => {
    const first = await speak();
    app.clock.moveOn(600);
    const again = await speak();
    first.answer.lost();
    again.answer.taken();
    await speak();
    expect(await charges()).toBe(2);
  });

  it('answers again what was lost after all', async () => {
    const first = await speak();
    first.answer.taken();
    first.answer.lost(); // the connection was reset
    expect((await speak()).stream.requestId).toBe(first.stream.requestId);
  });

  it('believes a caller who says that it asks again, for a minute', async () => {
    (await speak()).answer.taken();
    (await speak({ isRepeat: true })).answer.taken();
    expect(await charges()).toBe(1);
    app.clock.moveOn(REPEAT_WITHIN_SEC + 1);
    await speak({ isRepeat: true });
    expect(await charges()).toBe(2);
  });

  it.each<[string, () => Partial<UnnamedCall>]>([
    ['another sender', () => ({ sender: 'another' })],
    ['another text', () => ({ parameters: { inputText: 'Khác.', audioType } })],
    ['another speed', () => ({ parameters: { inputText: TEXT, audioType, speed: 2 } })],
  ])('is another request for %s', async (_name, change) => {
    (await speak()).answer.lost();
    await speak(change());
    expect(await charges()).toBe(2);
  });

  it('keeps accounts apart', async () => {
    (await speak()).answer.lost();
    const stranger = await app.newAccount(100);
    await speak({ accountId: stranger });
    expect((await app.money(stranger)).charges).toHaveLength(1);
  });

  it('fails for all that asked, and then starts again', async () => {
    meanwhile(() => Promise.reject(new SynthesisFailed('no')));
    const all = await Promise.allSettled([speak(), speak()]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    meanwhile(() => Promise.resolve());
    await speak();
    expect(await app.money(account)).toMatchObject({ held: 0, charges: [-TEXT.length] });
  });

  it('refuses who cannot pay', async () => {
    const poor = await app.newAccount(1);
    await expect(speak({ accountId: poor })).rejects.toBeInstanceOf(InsufficientCredits);
  });

  it('takes a call for a repeat when its key could not be released', async () => {
    const warning = jest.spyOn(speakOnce['log'], 'warn').mockImplementation();
    jest.spyOn(app.requests, 'releaseIdempotencyKey').mockRejectedValueOnce(new Error('away'));
    (await speak()).answer.taken();
    await speak();
    expect([await charges(), warning.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('SpeakOnce, while it is spoken', () => {
  let app: InMemorySynthesis;
  let account: string;
  let speakOnce: SpeakOnce;
  /** The second piece comes when a test says so, or fails. */
  let second: { resolve: () => void; reject: (error: Error) => void };
  beforeEach(async () => {
    app = new InMemorySynthesis();
    account = await app.newAccount(100);
    speakOnce = app.newSpeakOnce();
    const held = new Promise<void>((resolve, reject) => (second = { resolve, reject }));
    app.streamer.before = (piece) => (piece === 1 ? held : Promise.resolve());
  });

  const speak = (isRepeat = false): Promise<SpokenOnce> =>
    speakOnce.execute({
      accountId: account,
      keyId: null,
      hasBought: true,
      parameters: { inputText: 'Một hai. Ba bốn.', audioType: 'mp3' },
      sender: 'key',
      isRepeat,
    });
  const heard = async ({ stream }: SpokenOnce): Promise<string> => {
    const bytes: Uint8Array[] = [];
    for await (const part of stream.parts()) bytes.push(part.bytes);
    return Buffer.concat(bytes).toString();
  };

  it('is heard before the rest is spoken, and charged when it is', async () => {
    const { stream } = await speak();
    const { value } = await stream.parts()[Symbol.asyncIterator]().next();
    expect(Buffer.from(value.bytes).toString()).toBe('Một hai.');
    expect(await app.money(account)).toEqual({ available: 84, held: 16, charges: [] });
    second.resolve();
    await stream.finished();
    expect((await app.money(account)).charges).toEqual([-16]);
  });

  it.each([false, true])('is heard from its beginning by who asks again (says so: %s)', async (isRepeat) => {
    const first = await speak();
    if (isRepeat) first.answer.lost();
    const again = await speak(isRepeat);
    second.resolve();
    expect(await Promise.all([heard(first), heard(again)])).toEqual(['Một hai. Ba bốn.', 'Một hai. Ba bốn.']);
    expect((await app.money(account)).charges).toEqual([-16]);
  });

  it('is charged once when the first answer is taken while the repeat is looked up', async () => {
    const first = await speak();
    const find = app.requests.find.bind(app.requests);
    jest.spyOn(app.requests, 'find').mockImplementation(async (...asked) => {
      const seen = await find(...asked);
      second.resolve();
      await heard(first);
      first.answer.taken();
      return seen;
    });
    const again = await speak();
    second.resolve();
    expect(await heard(again)).toBe('Một hai. Ba bốn.');
    expect((await app.money(account)).charges).toEqual([-16]);
  });

  it('starts again, and charges once, after it has failed midway', async () => {
    const first = await speak();
    second.reject(new SynthesisFailed('the engine broke'));
    await expect(heard(first)).rejects.toThrow('broke');
    first.answer.lost();
    app.streamer.before = () => Promise.resolve();
    const again = await speak(true);
    expect(again.stream.requestId).not.toBe(first.stream.requestId);
    expect(await heard(again)).toBe('Một hai. Ba bốn.');
    expect((await app.money(account)).charges).toEqual([-16]);
  });
});

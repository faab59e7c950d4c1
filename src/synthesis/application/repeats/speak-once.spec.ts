import { InMemorySynthesis } from '../../../../test/harness/in-memory/in-memory-synthesis';
import { InsufficientCredits } from '../../../accounts';
import { SynthesisFailed } from '../../../speech';
import { REPEAT_WITHIN_SEC } from './recent-answers';
import { type SpeakOnce, type SpokenOnce, type UnnamedCall } from './speak-once';

const TEXT = 'Xin chào.';

describe('SpeakOnce', () => {
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
    parameters: { inputText: TEXT },
    sender: 'key mp3',
    isRepeat: false,
    ...rest,
  });
  const speak = (rest?: Partial<UnnamedCall>, by = speakOnce) => by.execute(call(rest));
  const charges = async (): Promise<number> => (await app.money(account)).charges.length;

  it('makes calls at the same time one request', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => speak()));
    expect(new Set(all.map(({ request }) => request.id)).size).toBe(1);
    expect(await charges()).toBe(1);
  });

  it('makes calls at the same time one request in two processes as well', async () => {
    let twin: Promise<SpokenOnce> | undefined;
    app.renderer.meanwhile = async () => {
      twin ??= speak({}, app.newSpeakOnce());
      await app.requests.list(account, { page: 1, limit: 1 }, null); // the twin looks in the meantime
    };
    const first = await speak();
    first.answer.taken();
    expect((await twin)?.request.id).toBe(first.request.id);
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
    expect(again.request.id).toBe(first.request.id);
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
    expect((await speak()).request.id).toBe(first.request.id);
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
    expect((await speak()).request.id).toBe(first.request.id);
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
    ['another sender', () => ({ sender: 'other mp3' })],
    ['another text', () => ({ parameters: { inputText: 'Khác.' } })],
    ['another speed', () => ({ parameters: { inputText: TEXT, speed: 2 } })],
  ])('is another request for %s', async (_name, change) => {
    (await speak()).answer.lost();
    await speak(change());
    expect(await charges()).toBe(2);
  });

  it('keeps accounts apart', async () => {
    (await speak()).answer.lost();
    const stranger = await app.newAccount(100);
    const { request } = await speak({ accountId: stranger });
    expect(request.accountId).toBe(stranger);
  });

  it('fails for all that asked, and then begins anew', async () => {
    app.renderer.meanwhile = () => Promise.reject(new SynthesisFailed('no'));
    const all = await Promise.allSettled([speak(), speak()]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    app.renderer.meanwhile = () => Promise.resolve();
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

import { InsufficientCredits } from '../../../accounts';
import { SynthesisFailed } from '../../../speech';
import { InMemorySynthesis } from '../../../../test/harness/in-memory/in-memory-synthesis';
import { IdempotencyKeyReused } from '../../../shared/domain/idempotency.errors';
import type { SpeechStream } from './speech-stream';

const TEXT = 'Một hai. Ba bốn. Năm.'; // 21 characters, 3 pieces

/** All that a listener is given. */
async function heard(stream: SpeechStream): Promise<string> {
  const bytes: Uint8Array[] = [];
  for await (const part of stream.parts()) bytes.push(part.bytes);
  return Buffer.concat(bytes).toString();
}

describe('StreamSpeech', () => {
  let app: InMemorySynthesis;
  let account: string;
  beforeEach(async () => {
    app = new InMemorySynthesis();
    account = await app.newAccount(100);
  });

  /** Holds a piece back until it is let go; number 3 is what comes after the last one. */
  function holdBack(number: number): { letGo(error?: Error): void } {
    let settle: (error?: Error) => void = () => undefined;
    const held = new Promise<void>((resolve, reject) => {
      settle = (error) => (error ? reject(error) : resolve());
    });
    app.streamer.before = (piece) => (piece === number ? held : Promise.resolve());
    return { letGo: (error) => settle(error) };
  }

  it('gives the first part while the rest is held back, and charges when all is stored', async () => {
    const rest = holdBack(1);
    const stream = await app.stream(account, TEXT);
    const parts = stream.parts()[Symbol.asyncIterator]();
    const { value } = (await parts.next()) as { value: { bytes: Uint8Array; words: { written: string }[] } };
    expect(Buffer.from(value.bytes).toString()).toBe('Một hai.');
    expect(value.words.map(({ written }) => written)).toEqual(['Một', 'hai.']);
    expect(await app.money(account)).toEqual({ available: 79, held: 21, charges: [] });
    rest.letGo();
    await stream.finished();
    expect(await heard(stream)).toBe(TEXT);
    expect(await app.money(account)).toEqual({ available: 79, held: 0, charges: [-21] });
  });

  it('speaks and charges to the end when nobody listens', async () => {
    const rest = holdBack(1);
    await app.stream(account, TEXT);
    rest.letGo();
    await app.streamsIdle();
    const [request] = await app.requestsOf(account);
    expect(request).toMatchObject({ status: 'SUCCESS', durationSec: 3 });
    expect((await app.money(account)).charges).toEqual([-21]);
  });

  it('gives a slow listener from the store what was not taken before', async () => {
    const stream = await app.stream(account, TEXT);
    const parts = stream.parts()[Symbol.asyncIterator]();
    await parts.next();
    const open = jest.spyOn(app.store, 'open');
    const { storedKey } = await stream.finished();
    const rest: string[] = [];
    for await (const { bytes } of { [Symbol.asyncIterator]: () => parts })
      rest.push(Buffer.from(bytes).toString());
    expect(rest.join('')).toBe(' Ba bốn. Năm.');
    expect(open.mock.calls.map(([key]) => key)).toEqual([storedKey, storedKey]);
  });

  it('ends with the failure, and charges nothing, when speaking fails midway', async () => {
    const second = holdBack(1);
    const stream = await app.stream(account, TEXT);
    const failure = new SynthesisFailed('the engine broke');
    second.letGo(failure);
    await expect(heard(stream)).rejects.toBe(failure);
    await expect(stream.finished()).rejects.toBe(failure);
    expect((await app.requestsOf(account))[0]).toMatchObject({
      status: 'FAILED',
      errorCode: 'SYNTHESIS_FAILED',
    });
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
  });

  it('throws what fails before the first part', async () => {
    const failure = new SynthesisFailed('the engine broke');
    app.streamer.before = () => Promise.reject(failure);
    await expect(app.stream(account, TEXT)).rejects.toBe(failure);
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
    await expect(app.stream(await app.newAccount(3), TEXT)).rejects.toBeInstanceOf(InsufficientCredits);
  });

  it('fails when the last check does, though all was heard', async () => {
    const end = holdBack(3);
    const stream = await app.stream(account, TEXT);
    end.letGo(new SynthesisFailed('the file is too short'));
    await expect(heard(stream)).rejects.toThrow('too short');
    expect((await app.money(account)).charges).toEqual([]);
  });

  it('lets the same call with its key join, and charges once', async () => {
    const rest = holdBack(1);
    const first = await app.stream(account, TEXT, 'a-key');
    const second = await app.stream(account, TEXT, 'a-key');
    expect(second.requestId).toBe(first.requestId);
    await expect(app.stream(account, 'Khác.', 'a-key')).rejects.toBeInstanceOf(IdempotencyKeyReused);
    rest.letGo();
    expect(await Promise.all([heard(first), heard(second)])).toEqual([TEXT, TEXT]);
    await app.streamsIdle();
    const third = await app.stream(account, TEXT, 'a-key');
    expect([third.requestId, third.origin]).toEqual([first.requestId, 'replayed']);
    expect(await heard(third)).toBe(TEXT);
    expect((await app.money(account)).charges).toEqual([-21]);
  });

  it('plays what was spoken before from the store, and charges it', async () => {
    await heard(await app.stream(account, TEXT));
    await app.streamsIdle();
    const again = await app.stream(account, TEXT);
    expect(again.origin).toBe('reused');
    expect(await heard(again)).toBe(TEXT);
    expect((await app.money(account)).charges).toEqual([-21, -21]);
  });
});

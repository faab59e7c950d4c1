import { InMemorySynthesis } from '../../../test/harness/in-memory/in-memory-synthesis';
import { StorageFull } from '../../speech';
import { TooMuchStored } from '../domain/synthesis.errors';

const HOUR_SEC = 3600;
/** 90 characters, 15 in a second at 16 kHz: 6 s. */
const TEXT = 'a'.repeat(90);
const EXPECTED_BYTES = 38_400; // as mp3
const untouched = { available: 1000, held: 0, charges: [] };

describe('Room for audio', () => {
  const start = async (limits: ConstructorParameters<typeof InMemorySynthesis>[0]) => {
    const app = new InMemorySynthesis(limits);
    return { app, account: await app.newAccount(1000) };
  };
  const another = (() => {
    let count = 0;
    return (): string => `${TEXT.slice(1)}${String.fromCharCode(97 + (count += 1))}`;
  })();

  it('of one account that is filled is told with 429 before anything is held', async () => {
    const { app, account } = await start({ bytesPerAccount: EXPECTED_BYTES });
    const { request } = await app.speak(account, TEXT);
    const earlier = await app.money(account);
    const refusal = app.speak(account, another());
    await expect(refusal).rejects.toBeInstanceOf(TooMuchStored);
    await expect(refusal).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSec: 600 });
    expect(await app.money(account)).toEqual(earlier);
    expect(app.renderer.jobs).toHaveLength(1);
    expect((await app.speak(account, TEXT)).request.storedKey).toBe(request.storedKey); // takes no room
    expect((await app.speak(await app.newAccount(1000), TEXT)).origin).toBe('rendered');
  });

  it('counts what is under way at the size that is expected', async () => {
    const { app, account } = await start({ bytesPerAccount: 2 * EXPECTED_BYTES });
    app.renderer.meanwhile = () => new Promise(setImmediate);
    const calls = [1, 2, 3].map(() => app.speak(account, another()));
    const ended = await Promise.allSettled(calls);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('is there again when the audio has expired', async () => {
    const { app, account } = await start({ bytesPerAccount: EXPECTED_BYTES });
    await app.speak(account, TEXT);
    app.clock.moveOn(72 * HOUR_SEC);
    await app.expireAudio.execute();
    expect((await app.speak(account, another())).origin).toBe('rendered');
  });

  it('in all is refused with 503 when it is filled, half of it to those who have bought nothing', async () => {
    const { app, account } = await start({ bytesInAll: 2 * EXPECTED_BYTES + 400 });
    const speak = (hasBought: boolean) => app.speak(account, another(), { hasBought });
    expect((await speak(false)).origin).toBe('rendered'); // expected to fill just the half
    await expect(speak(false)).rejects.toBeInstanceOf(StorageFull);
    expect((await speak(true)).origin).toBe('rendered');
    await expect(speak(true)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSec: 60 });
    app.clock.moveOn(6); // what is stored is counted again, and less than was expected
    expect((await speak(false)).origin).toBe('rendered');
  });

  it('on a disk that is nearly full is left to the database', async () => {
    const { app, account } = await start({});
    app.disk.room = EXPECTED_BYTES - 1;
    await expect(app.speak(account, TEXT)).rejects.toBeInstanceOf(StorageFull);
    expect(await app.money(account)).toEqual(untouched);
    app.disk.room = EXPECTED_BYTES;
    expect((await app.speak(account, TEXT)).origin).toBe('rendered');
  });

  it('that ends while a file is stored fails the request with 503, and costs nothing', async () => {
    const { app, account } = await start({});
    jest.spyOn(app.store, 'put').mockRejectedValueOnce(new StorageFull());
    await expect(app.speak(account, TEXT)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSec: 60 });
    expect(await app.money(account)).toEqual(untouched);
    expect((await app.requestsOf(account))[0]).toMatchObject({ status: 'FAILED', errorCode: 'UNAVAILABLE' });
  });
});

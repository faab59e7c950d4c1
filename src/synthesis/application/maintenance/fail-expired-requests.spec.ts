import { InMemorySynthesis } from '../../../../test/harness/in-memory/in-memory-synthesis';
import { RetriedTransaction } from '../../../../test/harness/in-memory/retried-transaction';
import { newAudioNames } from '../audio-names';
import { LEASE_SEC } from '../lease';
import { SYNTHESES } from '../synthesis-metrics';
import { PENDING_LIMIT_SEC } from '../../domain/speech-request';

describe('FailExpiredRequests', () => {
  let app: InMemorySynthesis;
  beforeEach(() => (app = new InMemorySynthesis()));
  afterEach(() => jest.restoreAllMocks());

  it('fails requests past their deadline, not before, and releases their credits', async () => {
    const account = await app.newAccount(100);
    const begun = await app.openRequest(account, 'Một.');
    await app.requests.claim(begun, newAudioNames(), LEASE_SEC);
    await app.openRequest(account, 'Hai.');
    app.clock.moveOn(PENDING_LIMIT_SEC);
    await app.openRequest(account, 'Ba.');
    expect(await app.failExpiredRequests.execute()).toBe(0);
    app.clock.moveOn(0.001);
    expect(await app.failExpiredRequests.execute()).toBe(2);
    expect(await app.requestsOf(account)).toMatchObject([
      { status: 'PENDING' },
      { status: 'FAILED', errorCode: 'ENGINE_BUSY', retryAfterSec: 30 }, // nobody got round to it
      { status: 'FAILED', errorCode: 'SYNTHESIS_FAILED', retryAfterSec: null },
    ]);
    expect(await app.money(account)).toEqual({ available: 97, held: 3, charges: [] });
    for (const code of ['ENGINE_BUSY', 'SYNTHESIS_FAILED'])
      expect(app.meter.counts.get(`${SYNTHESES.name} fake ${code}`)).toBe(1);
  });

  it('goes past a request that it cannot fail, says which, and tries it again the next time', async () => {
    const account = await app.newAccount(100);
    const stuck = await app.openRequest(account, 'Một.');
    for (const text of ['Hai.', 'Ba.']) await app.openRequest(account, text);
    app.clock.moveOn(PENDING_LIMIT_SEC + 1);
    const release = app.ledger.release.bind(app.ledger);
    jest
      .spyOn(app.ledger, 'release')
      .mockImplementation((id) => (id === stuck ? Promise.reject(new Error('no')) : release(id)));
    await expect(app.failExpiredRequests.execute()).rejects.toThrow(stuck);
    const statuses = (await app.requestsOf(account)).map(({ status }) => status);
    expect(statuses).toEqual(['FAILED', 'FAILED', 'PENDING']);
    jest.restoreAllMocks();
    expect(await app.failExpiredRequests.execute()).toBe(1);
    expect((await app.money(account)).held).toBe(0);
  });

  it('fails and counts each request once when the database has the transaction run again', async () => {
    app = new InMemorySynthesis({}, new RetriedTransaction());
    const account = await app.newAccount(100);
    const stuck = await app.openRequest(account, 'Một.');
    await app.openRequest(account, 'Hai.');
    app.clock.moveOn(PENDING_LIMIT_SEC + 1);
    const release = app.ledger.release.bind(app.ledger);
    jest
      .spyOn(app.ledger, 'release')
      .mockImplementation((id) => (id === stuck ? Promise.reject(new Error('no')) : release(id)));
    await expect(app.failExpiredRequests.execute()).rejects.toThrow(new RegExp(`: ${stuck}$`));
    jest.restoreAllMocks();
    expect(await app.failExpiredRequests.execute()).toBe(1);
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
  });
});

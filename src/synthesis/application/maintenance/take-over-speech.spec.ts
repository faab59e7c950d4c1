import { InMemorySpeechJobs } from '../../../../test/harness/in-memory/in-memory-speech-jobs';
import { InMemoryAudioRecords } from '../../../../test/harness/in-memory/in-memory-audio-records';
import { InMemorySynthesis } from '../../../../test/harness/in-memory/in-memory-synthesis';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';
import { newSpeechJob } from '../../../../test/harness/new-speech-job';
import { newAudioNames } from '../audio-names';
import { LEASE_SEC } from '../lease';
import { ProcessUnclaimedRequests } from './process-unclaimed-requests';
import { TAKEN_OVER_SEC, TakeOverSpeech } from './take-over-speech';

describe('TakeOverSpeech', () => {
  let app: InMemorySynthesis;
  let account: string;
  let jobs: InMemorySpeechJobs;
  let unclaimed: ProcessUnclaimedRequests;
  let takeOver: TakeOverSpeech;
  beforeEach(async () => {
    const transaction = new InMemoryTransaction();
    app = new InMemorySynthesis({}, transaction);
    account = await app.newAccount(100);
    jobs = new InMemorySpeechJobs(
      transaction,
      new InMemoryAudioRecords(transaction, app.requests),
      app.clock,
    );
    unclaimed = new ProcessUnclaimedRequests(app.requests, app.processRequest);
    takeOver = new TakeOverSpeech(app.requests, jobs, unclaimed);
  });

  const statuses = async () => (await app.requestsOf(account)).map(({ status }) => status);

  /** As a process leaves it that died this moment, while it spoke. */
  async function leave(text: string): Promise<void> {
    await app.requests.claim(await app.openRequest(account, text), newAudioNames(), LEASE_SEC);
  }

  it('speaks all that was left, in one pass and while the leases of the dead still run', async () => {
    for (let n = 1; n <= 9; n += 1) await leave(`Câu ${n}.`);
    await app.openRequest(account, 'Chưa ai nhận.');
    await takeOver.execute();
    await unclaimed.idle();
    expect(await statuses()).toEqual(Array.from({ length: 10 }, () => 'SUCCESS'));
    expect((await app.money(account)).held).toBe(0);
  });

  it('has failed what is not spoken in time, at no cost', async () => {
    await leave('Một.');
    let goOn = (): void => undefined;
    app.renderer.meanwhile = () => new Promise<void>((resolve) => (goOn = resolve));
    await takeOver.execute();
    app.clock.moveOn(TAKEN_OVER_SEC);
    expect(await app.failExpiredRequests.execute()).toBe(0);
    app.clock.moveOn(1); // how often it looks
    expect(await app.failExpiredRequests.execute()).toBe(1);
    goOn();
    await unclaimed.idle();
    expect(await statuses()).toEqual(['FAILED']);
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
  });

  it('has jobs go on as well', async () => {
    const { job, parts } = newSpeechJob({ accountId: account }, app.clock.now());
    await jobs.add(job, parts);
    await jobs.claim('of-the-dead', LEASE_SEC);
    expect(await jobs.claim('next', LEASE_SEC)).toBeNull();
    await takeOver.execute();
    expect((await jobs.claim('next', LEASE_SEC))?.toState().id).toBe(job.toState().id);
  });
});

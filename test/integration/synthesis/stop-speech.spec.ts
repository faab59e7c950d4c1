import { AsyncResource } from 'node:async_hooks';
import { DataSource } from 'typeorm';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { isTransient } from '../../../src/platform/database/database-errors';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { SynthesisFailed } from '../../../src/speech/domain/speech-failure';
import { JobRunner } from '../../../src/synthesis/application/jobs/job-runner';
import { OpenJob } from '../../../src/synthesis/application/jobs/open-job';
import { PaidJobs } from '../../../src/synthesis/application/jobs/paid-jobs';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { StopSpeech } from '../../../src/synthesis/application/stop-speech';
import { SpeechApplication } from '../../harness/speech-application';

/** A promise, and what fulfils it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('Ending what is under way for an account', () => {
  let app: SpeechApplication;
  beforeAll(async () => {
    app = await SpeechApplication.start((builder) =>
      builder.overrideProvider(JobRunner).useValue({ wake() {}, stop: () => Promise.resolve() }),
    );
  });
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  const openJob = async (accountId: string): Promise<string> => {
    const { job } = await app.get(OpenJob).execute({
      accountId,
      keyId: null,
      hasBought: true,
      settings: {},
      output: { container: 'file', chapters: 'none', subtitles: null },
      callbackUrl: null,
      idempotencyKey: null,
      texts: { inputText: 'Một việc bỏ dở.' },
    });
    return job.id;
  };

  /** How often the database has undone a transaction from now on, because two waited for each other. */
  const countDeadlocks = (): (() => number) => {
    const dataSource = app.get(DataSource);
    const transaction = dataSource.transaction.bind(dataSource) as (work: unknown) => Promise<unknown>;
    let deadlocks = 0;
    jest.spyOn(dataSource, 'transaction').mockImplementation((work: unknown) =>
      transaction(work).catch((error: unknown) => {
        if (isTransient(error)) deadlocks += 1;
        throw error;
      }),
    );
    return () => deadlocks;
  };

  it('never has two wait for each other: what ends at that moment locks the account first, too', async () => {
    const accountId = await app.newAccount(1000);
    const [jobId, storing, stored] = [await openJob(accountId), gate(), gate()];
    jest.spyOn(app.get(AudioStore), 'put').mockImplementationOnce(() => {
      storing.open();
      return stored.opened;
    });
    const spoken = expect(app.speak(accountId, 'Một câu bỏ dở.')).rejects.toThrow(SynthesisFailed);
    await storing.opened;

    const deadlocks = countDeadlocks();
    let ending = Promise.all<unknown>([]);
    const endBoth = AsyncResource.bind(async () => {
      stored.open();
      ending = Promise.all([spoken, app.get(PaidJobs).cancel(accountId, jobId)]);
      await app.untilLocked(2);
    }); // outside of the transaction, which sees no more of the others than at its beginning
    let attempts = 0;
    await app.get(TypeOrmTransaction).run(async () => {
      await app.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [accountId]);
      if (++attempts === 1) await endBoth();
      await app.get(StopSpeech).execute(accountId, 'the account was deleted');
    });
    await ending;
    expect(deadlocks()).toBe(0);
    expect(await app.money(accountId)).toEqual({ available: 1000, held: 0, charges: [] });
    for (const { name, sql } of ledgerChecks)
      expect({ name, rows: await app.query(sql) }).toEqual({ name, rows: [] });
  });
});

import { Transaction } from '../../../src/shared/application/transaction';
import { JobRunner } from '../../../src/synthesis/application/jobs/job-runner';
import { AudioRecords } from '../../../src/synthesis/application/ports/audio-records';
import { SpeechJobsRepository } from '../../../src/synthesis/application/ports/speech-jobs.repository';
import { describeSpeechJobs } from '../../contracts/speech-jobs.contract';
import { SpeechApplication } from '../../harness/speech-application';

describe('long jobs in PostgreSQL', () => {
  let app: SpeechApplication;
  beforeAll(async () => {
    app = await SpeechApplication.start((builder) =>
      builder.overrideProvider(JobRunner).useValue({ wake() {}, stop: () => Promise.resolve() }),
    );
  });
  afterAll(() => app.close());

  describeSpeechJobs('TypeOrmSpeechJobsRepository', async () => {
    await app.query('DELETE FROM speech_jobs');
    return {
      jobs: app.get(SpeechJobsRepository),
      records: app.get(AudioRecords),
      transaction: app.get(Transaction),
      now: () => new Date(),
      openAccount: () => app.newAccount(0),
      age: async (id: string, seconds: number): Promise<void> => {
        await app.query(
          `UPDATE speech_jobs
           SET served_at = served_at - make_interval(secs => $2),
               lease_until = lease_until - make_interval(secs => $2),
               retry_at = retry_at - make_interval(secs => $2)
           WHERE id = $1`,
          [id, seconds],
        );
      },
    };
  });
});

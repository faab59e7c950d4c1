import { randomUUID } from 'node:crypto';
import { describeAudioRecords } from '../../../../test/contracts/audio-records.contract';
import { describeAudioStore } from '../../../../test/contracts/audio-store.contract';
import { describeSpeechJobs } from '../../../../test/contracts/speech-jobs.contract';
import { describeSpeechRequests } from '../../../../test/contracts/speech-requests.contract';
import { InMemoryAudioRecords } from '../../../../test/harness/in-memory/in-memory-audio-records';
import { InMemoryAudioStore } from '../../../../test/harness/in-memory/in-memory-audio-store';
import { InMemorySpeechJobs } from '../../../../test/harness/in-memory/in-memory-speech-jobs';
import { InMemorySpeechRequests } from '../../../../test/harness/in-memory/in-memory-speech-requests';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';
import { MovableClock } from '../../../../test/harness/movable-clock';

const earlier = (at: Date, seconds: number): Date => new Date(at.getTime() - seconds * 1000);

function open() {
  const transaction = new InMemoryTransaction();
  const clock = new MovableClock(new Date('2026-03-01T08:00:00.000Z'));
  const requests = new InMemorySpeechRequests(transaction, clock);
  return Promise.resolve({
    requests,
    records: new InMemoryAudioRecords(transaction, requests),
    transaction,
    now: () => clock.now(),
    openAccount: () => Promise.resolve(randomUUID()),
    age: (id: string, seconds: number) =>
      transaction.run(() => {
        const row = requests.table.get(id)!;
        requests.table.set(id, {
          ...row,
          createdAt: earlier(row.createdAt, seconds),
          deadlineAt: earlier(row.deadlineAt, seconds),
          leaseUntil: row.leaseUntil && earlier(row.leaseUntil, seconds),
        });
        return Promise.resolve();
      }),
  });
}

function openJobs() {
  const transaction = new InMemoryTransaction();
  const clock = new MovableClock(new Date('2026-03-01T08:00:00.000Z'));
  const records = new InMemoryAudioRecords(transaction, new InMemorySpeechRequests(transaction, clock));
  const jobs = new InMemorySpeechJobs(transaction, records, clock);
  return Promise.resolve({
    jobs,
    records,
    transaction,
    now: () => clock.now(),
    openAccount: () => Promise.resolve(randomUUID()),
    age: (id: string, seconds: number) =>
      transaction.run(() => {
        const job = jobs.table.get(id)!;
        jobs.table.set(id, {
          ...job,
          servedAt: earlier(job.servedAt, seconds),
          leaseUntil: job.leaseUntil && earlier(job.leaseUntil, seconds),
          retryAt: job.retryAt && earlier(job.retryAt, seconds),
        });
        return Promise.resolve();
      }),
  });
}

describeSpeechJobs('InMemorySpeechJobs', openJobs);
describeSpeechRequests('InMemorySpeechRequests', open);
describeAudioRecords('InMemoryAudioRecords', open);
describeAudioStore('InMemoryAudioStore', {
  open: () => Promise.resolve({ store: new InMemoryAudioStore(), close: () => Promise.resolve() }),
});

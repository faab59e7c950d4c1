import { randomUUID } from 'node:crypto';
import { CreditLedger } from '../../../src/accounts';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { JobEnded } from '../../../src/shared/events/job-ended';
import { EventBus } from '../../../src/shared/application/event-bus';
import { containerDurationSec } from '../../../src/speech/audio/container-length';
import { JobLooks } from '../../../src/synthesis/application/jobs/job-looks';
import { JobRunner } from '../../../src/synthesis/application/jobs/job-runner';
import { type JobCall, OpenJob } from '../../../src/synthesis/application/jobs/open-job';
import { PaidJobs } from '../../../src/synthesis/application/jobs/paid-jobs';
import { SpeakNextPart } from '../../../src/synthesis/application/jobs/speak-next-part';
import { ExpireJobs } from '../../../src/synthesis/application/maintenance/expire-jobs';
import { RemoveOrphanAudio } from '../../../src/synthesis/application/maintenance/remove-orphan-audio';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { SpeechJobsRepository } from '../../../src/synthesis/application/ports/speech-jobs.repository';
import { FindAudio } from '../../../src/synthesis/application/queries/find-audio';
import { openStretches } from '../../../src/synthesis/application/stored-stretches';
import { jobAudioPath, type SpeechJobState } from '../../../src/synthesis/domain/jobs/speech-job';
import {
  AudioExpired,
  IdempotencyInProgress,
  JobNotFound,
  TooManyJobs,
} from '../../../src/synthesis/domain/synthesis.errors';
import { SpeechApplication } from '../../harness/speech-application';

let app: SpeechApplication;
let account: string;

beforeAll(async () => {
  app = await SpeechApplication.start((builder) =>
    builder.overrideProvider(JobRunner).useValue({ wake() {}, stop: () => Promise.resolve() }),
  );
  app.clock.go(); // the database tells by its own clock what may be claimed
});
afterAll(() => app.close());
beforeEach(async () => {
  account = await app.newAccount(20_000);
});
afterEach(async () => {
  await app.query("UPDATE speech_jobs SET retry_at = 'infinity' WHERE finished_at IS NULL");
  for (const { name, sql } of ledgerChecks)
    expect({ name, rows: await app.query(sql) }).toEqual({ name, rows: [] });
});

const FILE = { container: 'file', chapters: 'none', subtitles: null } as const;
const PARAGRAPHS = { ...FILE, chapters: 'paragraphs' } as const;
const TEXT = 'Một hai ba.\n\nBốn năm sáu bảy.\n\nTám chín mười.';

const open = async (call: Partial<JobCall> = {}): Promise<SpeechJobState> => {
  const usual = {
    accountId: account,
    keyId: null,
    hasBought: true,
    settings: {},
    output: PARAGRAPHS,
    callbackUrl: null,
    idempotencyKey: null,
  };
  return (await app.get(OpenJob).execute({ ...usual, texts: { inputText: TEXT }, ...call })).job;
};
const speak = (): Promise<boolean> => app.get(SpeakNextPart).execute(new AbortController().signal);
const speakAll = async (): Promise<void> => {
  while (await speak());
};
const look = async ({ id }: SpeechJobState): Promise<SpeechJobState> =>
  (await app.get(SpeechJobsRepository).find(account, id))!;
const fileOf = async (job: SpeechJobState, path = jobAudioPath(job)): Promise<Buffer> => {
  const { stretches, sizeBytes } = await app.get(FindAudio).execute(path.replace('/audio/', ''));
  const chunks: Uint8Array[] = [];
  for await (const chunk of await openStretches(app.get(AudioStore), stretches, {
    first: 0,
    last: sizeBytes - 1,
  }))
    chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('A long job', () => {
  it.each(['mp3', 'wav', 'ogg'] as const)(
    'becomes one file of %s, part by part, and is charged then',
    async (audioType) => {
      const job = await open({ settings: { audioType } });
      expect(job).toMatchObject({ status: 'QUEUED', partCount: 3, charCount: TEXT.length });
      expect(await app.money(account)).toEqual({
        available: 20_000 - TEXT.length,
        held: TEXT.length,
        charges: [],
      });
      await speak();
      expect(await look(job)).toMatchObject({ status: 'RUNNING', doneParts: 1 });
      await speakAll();
      const done = await look(job);
      expect(done).toMatchObject({
        status: 'SUCCESS',
        doneParts: 3,
        doneChars: TEXT.length,
        madeChars: TEXT.length,
      });
      expect(await app.money(account)).toMatchObject({ held: 0, charges: [-TEXT.length] });
      const file = await fileOf(done);
      expect(file.length).toBe(done.sizeBytes);
      expect(containerDurationSec(file, audioType)).toBeCloseTo(done.durationSec, 3);
    },
  );

  it('leaves the numbers of requests without a gap', async () => {
    await app.speak(account, 'Một.');
    await open();
    await app.speak(account, 'Hai.');
    expect((await app.requests(account)).map(({ number }) => number)).toEqual([2, 1]);
    await speakAll();
  });

  it('is listed once, however often a piece of its file is asked for', async () => {
    const job = await open();
    await speakAll();
    const parts = jest.spyOn(app.get(SpeechJobsRepository), 'parts');
    const [first, ...others] = [await fileOf(job), await fileOf(job), await fileOf(job)];
    expect(parts).toHaveBeenCalledTimes(1);
    parts.mockRestore();
    for (const other of others) expect(other.equals(first)).toBe(true);
  });

  it('is followed by any number with one look at a time', async () => {
    const [one, other] = [await open(), await open()];
    const looks = app.get(JobLooks);
    const findAll = jest.spyOn(app.get(SpeechJobsRepository), 'findAll');
    const lookAtAll = () => Promise.all([one.id, one.id, other.id, randomUUID()].map((id) => looks.next(id)));
    expect((await lookAtAll()).map((job) => job?.id)).toEqual([one.id, one.id, other.id, undefined]);
    expect(findAll).toHaveBeenCalledTimes(1);
    findAll.mockRejectedValueOnce(new Error('no database'));
    await expect(lookAtAll()).rejects.toThrow('no database');
    expect((await looks.next(other.id))?.status).toBe('QUEUED');
    findAll.mockRestore();
  });

  it('is charged for the parts that were made when it is cancelled, and keeps them', async () => {
    const job = await open();
    await speak();
    const cancelled = await app.get(PaidJobs).cancel(account, job.id);
    const first = 'Một hai ba.\n\n'.length;
    expect(cancelled).toMatchObject({ status: 'CANCELLED', madeChars: first });
    expect(await app.money(account)).toEqual({ available: 20_000 - first, held: 0, charges: [-first] });
    expect(await speak()).toBe(false);
    expect((await fileOf(cancelled)).length).toBe(cancelled.sizeBytes);
    expect(await app.get(PaidJobs).cancel(account, job.id)).toMatchObject({ status: 'CANCELLED' });
    await expect(app.get(PaidJobs).cancel(await app.newAccount(0), job.id)).rejects.toThrow(JobNotFound);
  });

  it('costs nothing when it is cancelled before its first part', async () => {
    const job = await open();
    expect(await app.get(PaidJobs).cancel(account, job.id)).toMatchObject({ madeChars: 0, expiresAt: null });
    expect(await app.money(account)).toEqual({ available: 20_000, held: 0, charges: [] });
  });

  it('settles once, whether the cancel or the last part comes first', async () => {
    for (let i = 0; i < 5; i++) {
      const job = await open({ texts: { inputText: 'Xin chào.' }, output: FILE });
      await Promise.all([speak(), app.get(PaidJobs).cancel(account, job.id)]);
      const { status, madeChars } = await look(job);
      expect(['SUCCESS', 'CANCELLED']).toContain(status);
      expect(madeChars).toBe(status === 'SUCCESS' ? 9 : 0);
    }
    expect((await app.money(account)).held).toBe(0);
  });

  it('is spoken by one process at a time, and begun again when that one has died', async () => {
    const job = await open();
    const jobs = app.get(SpeechJobsRepository);
    const dead = '11111111-1111-4111-8111-111111111111';
    expect((await jobs.claim(dead, 60))?.toState()).toMatchObject({ id: job.id, attempts: 1 });
    expect(await speak()).toBe(false);
    await app.query("UPDATE speech_jobs SET lease_until = clock_timestamp() - interval '1 s' WHERE id = $1", [
      job.id,
    ]);
    const before = await app.storedKeys();
    await speak();
    expect(await look(job)).toMatchObject({ doneParts: 1, attempts: 0, leaseKey: null });
    const { part } = (await jobs.nextPart(job.id))!;
    const late = { storedKey: 'late', sizeBytes: 1, durationSec: 1, crc32: 0, cues: [], end: null };
    expect(await app.get(PaidJobs).partMade({ part, leaseKey: dead }, late)).toBe(false);
    expect(await look(job)).toMatchObject({ doneParts: 1 });
    expect((await app.storedKeys()).length).toBe(before.length + 1);
    await speakAll();
    expect(await look(job)).toMatchObject({ status: 'SUCCESS', madeChars: TEXT.length });
  });

  it('knows whose file it is that was stored and not counted', async () => {
    await open({ texts: { inputText: 'Xin chào.' } });
    const before = await app.storedKeys();
    const died = jest
      .spyOn(app.get(PaidJobs), 'partMade')
      .mockRejectedValueOnce(new Error('the process died'));
    await expect(speak()).rejects.toThrow('the process died');
    died.mockRestore();
    expect(await app.storedKeys()).toHaveLength(before.length + 1);
    expect(await app.unknownFiles()).toEqual([]);
  });

  it('keeps no file of a part that came too late', async () => {
    const job = await open({ texts: { inputText: 'Xin chào.' } });
    const store = app.get(AudioStore);
    const put = jest.spyOn(store, 'put').mockImplementationOnce(async (key, bytes) => {
      await app.get(PaidJobs).cancel(account, job.id);
      await put.getMockImplementation()?.call(store, key, bytes);
    });
    const before = await app.storedKeys();
    await speak();
    put.mockRestore();
    expect(await app.storedKeys()).toEqual(before);
    expect(await app.money(account)).toEqual({ available: 20_000, held: 0, charges: [] });
  });

  it('fails and costs nothing when processes keep dying of a part', async () => {
    const job = await open();
    await speak();
    await app.query('UPDATE speech_jobs SET attempts = 4 WHERE id = $1', [job.id]);
    await speak();
    expect(await look(job)).toMatchObject({ status: 'FAILED', errorCode: 'SYNTHESIS_FAILED', madeChars: 0 });
    expect(await app.money(account)).toEqual({ available: 20_000, held: 0, charges: [] });
    await app.get(ExpireJobs).execute();
    expect((await look(job)).audioDeletedAt).not.toBeNull();
  });

  it('passes over what cannot be spoken, unless there is nothing else', async () => {
    const starred = await open({ texts: { inputText: 'Một.\n\n* * *\n\nHai.' } });
    const silent = await open({ texts: { inputText: '* * *\n\n'.repeat(50) } });
    await speakAll();
    expect(await look(starred)).toMatchObject({ status: 'SUCCESS', doneParts: 3, fileCount: 2 });
    expect(await look(silent)).toMatchObject({ status: 'FAILED', errorCode: 'INVALID_PARAMS' });
  });

  it('is refused for what stands at its beginning, and fails of what comes later', async () => {
    const signs = '⅞'.repeat(1000);
    const refused = { faults: [{ field: 'input_text', code: 'SPOKEN_TOO_LONG' }] };
    await expect(open({ texts: { inputText: `Một.\n\n${signs}` } })).rejects.toMatchObject(refused);
    expect(await app.money(account)).toEqual({ available: 20_000, held: 0, charges: [] });
    const late = await open({ texts: { inputText: `${'Một.\n\n'.repeat(40)}${signs}` } });
    await speakAll();
    expect(await look(late)).toMatchObject({ status: 'FAILED', doneParts: 40, madeChars: 0 });
    await app.get(ExpireJobs).execute(); // the files of its forty parts
  });

  it('takes turns with others', async () => {
    const [first, second] = [await open(), await open()];
    await speak();
    await speak();
    expect(await Promise.all([look(first), look(second)])).toMatchObject([
      { doneParts: 1 },
      { doneParts: 1 },
    ]);
    await speakAll();
  });

  it('is told of once, in the transaction that ends it', async () => {
    const ended: JobEnded[] = [];
    app.get(EventBus).subscribe(JobEnded, { handle: (event) => Promise.resolve(void ended.push(event)) });
    const job = await open();
    await speakAll();
    expect(ended.map((event) => event.job)).toMatchObject([
      { jobId: job.id, accountId: account, status: 'SUCCESS', chargedChars: TEXT.length, error: null },
    ]);
  });

  it('keeps its files for their time, and no longer', async () => {
    const job = await open();
    await speakAll();
    const before = await app.storedKeys();
    await app.query("UPDATE speech_jobs SET expires_at = now() + interval '1 hour' WHERE id = $1", [job.id]);
    await app.get(RemoveOrphanAudio).execute();
    await app.get(ExpireJobs).execute();
    expect(await app.storedKeys()).toEqual(before);
    await app.query('UPDATE speech_jobs SET expires_at = finished_at WHERE id = $1', [job.id]);
    await expect(fileOf(job)).rejects.toThrow(AudioExpired);
    await app.get(ExpireJobs).execute();
    expect((await app.storedKeys()).length).toBe(before.length - 3);
  });

  it('is the same for the same key, also at the same moment', async () => {
    const idempotencyKey = 'once';
    const opened = await Promise.allSettled([open({ idempotencyKey }), open({ idempotencyKey })]);
    const ids = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
    for (const each of opened)
      if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(IdempotencyInProgress);
    expect(new Set(ids).size).toBe(1);
    expect((await open({ idempotencyKey })).id).toBe(ids[0]);
    expect((await app.money(account)).held).toBe(TEXT.length);
    await expect(open({ idempotencyKey, output: FILE })).rejects.toThrow('Idempotency-Key');
    await speakAll();
  });

  it('is refused under the key of one that is settled just now, which waits for nobody', async () => {
    const [ledger, jobs] = [app.get(CreditLedger), app.get(SpeechJobsRepository)];
    const call = { idempotencyKey: 'settled', texts: { inputText: 'Một.' } };
    await open(call);
    const charge = ledger.chargePart.bind(ledger);
    let goOn = (): void => undefined;
    const waited = new Promise<void>((resolve) => (goOn = resolve));
    const settling = new Promise<void>((resolve) => {
      jest.spyOn(ledger, 'chargePart').mockImplementationOnce(async (...charged) => {
        resolve();
        await waited;
        await charge(...charged);
      });
    });
    const spoken = speakAll();
    await settling;
    jest.spyOn(jobs, 'findByIdempotencyKey').mockResolvedValueOnce(null); // the call had looked a moment before
    const add = jest.spyOn(jobs, 'add');
    const refusal = expect(open(call)).rejects.toBeInstanceOf(IdempotencyInProgress);
    await app.untilLocked(1); // the other call, for the account
    goOn();
    await refusal;
    expect(add).toHaveBeenCalledTimes(1); // no deadlock has undone it
    await spoken;
  });

  it('is one of ten that are open', async () => {
    for (let i = 0; i < 10; i++) await open({ texts: { inputText: 'Một.' } });
    await expect(open()).rejects.toThrow(TooManyJobs);
    expect((await app.money(account)).held).toBe(40);
    await speakAll();
  });
});

describe('A batch', () => {
  it('has a result or an error for each of its texts, and charges those that were made', async () => {
    const items = [
      { inputText: 'Xin chào.' },
      { inputText: '!!!' },
      { inputText: 'Tạm biệt.', audioType: 'wav' },
    ];
    const job = await open({ texts: { items }, output: { ...FILE, container: 'zip' } });
    await speakAll();
    const done = await look(job);
    expect(done).toMatchObject({ status: 'SUCCESS', doneParts: 3, madeChars: 18, fileCount: 2 });
    expect(await app.money(account)).toMatchObject({ held: 0, charges: [-18] });
    const parts = await app.get(SpeechJobsRepository).parts(job.id);
    const [first] = parts;
    expect(await app.get(SpeechJobsRepository).findByAudioKey(first!.audioKey!)).toMatchObject({
      part: first,
    });
    expect(parts.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      ['MADE', null],
      ['FAILED', 'INVALID_PARAMS'],
      ['MADE', null],
    ]);
    for (const { audioKey, fileType, durationSec } of [parts[0]!, parts[2]!]) {
      const file = await fileOf(done, `${audioKey}.${fileType}`);
      expect(containerDurationSec(file, fileType)).toBeCloseTo(durationSec!, 3);
    }
  });

  it('fails when none of its texts can be spoken', async () => {
    const job = await open({ texts: { items: [{ inputText: '!!!' }] }, output: FILE });
    await speakAll();
    expect(await look(job)).toMatchObject({ status: 'FAILED', errorCode: 'INVALID_PARAMS' });
  });
});

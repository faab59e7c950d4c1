import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../src/shared/application/transaction';
import type { AudioRecords } from '../../src/synthesis/application/ports/audio-records';
import type { SpeechJobsRepository } from '../../src/synthesis/application/ports/speech-jobs.repository';
import {
  failedPart,
  type JobPart,
  type MadePart,
  madePart,
  type PartSummary,
} from '../../src/synthesis/domain/jobs/job-part';
import { type OpenedJob, type SpeechJob } from '../../src/synthesis/domain/jobs/speech-job';
import { IdempotencyInProgress } from '../../src/synthesis/domain/synthesis.errors';
import { newMadePart, newSpeechJob } from '../harness/new-speech-job';

/** A repository under test, without jobs. */
export interface JobsStage {
  readonly jobs: SpeechJobsRepository;
  readonly records: AudioRecords;
  readonly transaction: Transaction;
  /** By the repository's clock. */
  now(): Date;
  /** @returns the id of a new account */
  openAccount(): Promise<string>;
  /** Has so many seconds pass for a stored job: its lease, its turn and what it waits for lie further back. */
  age(id: string, seconds: number): Promise<void>;
}

const LEASE_SEC = 10;
const LIFETIME_HOURS = 1;
const HOUR_MS = 3_600_000;
const reason = { code: 'SYNTHESIS_FAILED', message: 'no' };

/** What every repository of long jobs promises. */
export function describeSpeechJobs(name: string, open: () => Promise<JobsStage>): void {
  describe(`${name} as SpeechJobsRepository`, () => {
    let stage: JobsStage;
    let jobs: SpeechJobsRepository;
    let account: string;
    beforeEach(async () => {
      stage = await open();
      jobs = stage.jobs;
      account = await stage.openAccount();
    });

    async function add(facts: Partial<OpenedJob> = {}, at = stage.now()) {
      const { job, parts } = newSpeechJob({ accountId: account, ...facts }, at);
      await jobs.add(job, parts);
      return { id: job.toState().id, opened: job.toState(), parts };
    }

    /** Changes a job as its use cases do. */
    const change = (id: string, work: (job: SpeechJob) => void): Promise<void> =>
      stage.transaction.run(async () => {
        const job = (await jobs.lock(id))!;
        work(job);
        await jobs.save(job);
      });

    /** The next part is made, as far as its job is concerned. */
    const make = (id: string, part: JobPart, made: MadePart = newMadePart(), at = stage.now()) =>
      stage.transaction.run(async () => {
        const job = (await jobs.lock(id))!;
        job.addMade(part.charCount, made, LIFETIME_HOURS, at);
        await jobs.save(job);
        await jobs.savePart(madePart(part, made));
        await stage.records.countStored(job.toState().accountId, made.sizeBytes);
      });

    const claimed = async () => (await jobs.claim(randomUUID(), LEASE_SEC))?.toState().id ?? null;
    const find = (id: string) => jobs.find(account, id);

    describe('what is stored', () => {
      it('is given back to the last field', async () => {
        const facts = { callbackUrl: 'https://example.com/', idempotencyKey: 'k', idempotencyHash: 'h' };
        const { id, opened, parts } = await add(facts, new Date('2026-02-03T04:05:06.789Z'));
        expect(await find(id)).toEqual(opened);
        expect(await jobs.findByIdempotencyKey(account, 'k')).toEqual(opened);
        expect((await jobs.list(account, { page: 1, limit: 1 }, null)).items).toEqual([opened]);
        expect(await jobs.nextPart(id)).toEqual({ part: parts[0], after: null });
        expect(await jobs.parts(id)).toEqual(parts.map(summaryOf));
        expect(await jobs.texts(id)).toEqual(parts.map(({ text }) => text));
      });

      it('keeps its changes to the last field', async () => {
        const { id, parts } = await add();
        const made = newMadePart();
        await make(id, parts[0]!, made);
        expect(await find(id)).toMatchObject({ doneParts: 1, sizeBytes: 300, durationSec: 1.25 });
        const { part, after } = (await jobs.nextPart(id))!;
        expect([part, after]).toEqual([parts[1], made.end]);
        const failed = failedPart(part, reason);
        await jobs.savePart(failed);
        expect(await jobs.parts(id)).toEqual([madePart(parts[0]!, made), failed].map(summaryOf));
        await change(id, (job) => job.addFailed(11, reason, LIFETIME_HOURS, stage.now()));
        expect(await find(id)).toMatchObject({ status: 'FAILED', errorCode: reason.code, madeChars: 0 });
      });

      it('is kept apart by account', async () => {
        const { id } = await add({ idempotencyKey: 'k' });
        const stranger = await stage.openAccount();
        expect(await jobs.find(stranger, id)).toBeNull();
        expect(await jobs.findByIdempotencyKey(stranger, 'k')).toBeNull();
        expect(await jobs.list(stranger, { page: 1, limit: 1 }, null)).toEqual({ total: 0, items: [] });
        expect(await jobs.openJobs(stranger)).toEqual({ count: 0, expectedBytes: 0 });
        await add({ accountId: stranger, idempotencyKey: 'k' });
        expect(await find(randomUUID())).toBeNull();
        expect(await jobs.nextPart(randomUUID())).toBeNull();
        expect(await jobs.parts(randomUUID())).toEqual([]);
      });

      it('takes part in the caller’s transaction', async () => {
        const undone = stage.transaction.run(async () => {
          await add();
          throw new Error('undo');
        });
        await expect(undone).rejects.toThrow('undo');
        expect((await jobs.list(account, { page: 1, limit: 1 }, null)).total).toBe(0);
      });

      it('is found with others, whoever owns them', async () => {
        const [own, other] = [await add(), await add({ accountId: await stage.openAccount() })];
        await add();
        const found = await jobs.findAll([own.id, randomUUID(), other.id]);
        expect(found).toHaveLength(2);
        expect(found).toEqual(expect.arrayContaining([own.opened, other.opened]));
        expect(await jobs.findAll([])).toEqual([]);
      });

      it('is found by the public name of its file, or of a part’s', async () => {
        const { opened, parts } = await add();
        expect(await jobs.findByAudioKey(opened.audioKey)).toEqual({ job: opened, part: null });
        const [, second] = parts;
        const found = await jobs.findByAudioKey(second!.audioKey!);
        expect(found).toEqual({ job: opened, part: summaryOf(second!) });
        expect(await jobs.findByAudioKey('0'.repeat(40))).toBeNull();
      });
    });

    describe('with an idempotency key', () => {
      it('adds one job, whoever else is about to', async () => {
        const twins = await Promise.allSettled(Array.from({ length: 5 }, () => add({ idempotencyKey: 'k' })));
        expect(twins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const twin of twins)
          if (twin.status === 'rejected') expect(twin.reason).toBeInstanceOf(IdempotencyInProgress);
      });

      it('takes the key again once a job has failed, and not once it is done', async () => {
        const failed = await add({ idempotencyKey: 'free' });
        await change(failed.id, (job) => job.addFailed(11, reason, LIFETIME_HOURS, stage.now()));
        await add({ idempotencyKey: 'free' });
        const done = await add({ idempotencyKey: 'kept', partCount: 1 });
        await make(done.id, done.parts[0]!);
        await expect(add({ idempotencyKey: 'kept' })).rejects.toThrow(IdempotencyInProgress);
      });
    });

    describe('a claim', () => {
      it('gives a job to one of many, who has its next part for a while', async () => {
        const { id } = await add();
        const keys = Array.from({ length: 5 }, () => randomUUID());
        const claims = await Promise.all(keys.map((key) => jobs.claim(key, LEASE_SEC)));
        const [won, ...others] = claims.filter((claim) => claim !== null);
        expect(others).toEqual([]);
        const state = won!.toState();
        expect(state).toMatchObject({ id, status: 'RUNNING', attempts: 1 });
        expect(keys).toContain(state.leaseKey);
        expect(state.startedAt).not.toBeNull();
        expect(state.leaseUntil!.getTime()).toBeGreaterThan(stage.now().getTime());
        expect(await find(id)).toEqual(state);
      });

      it('gives the job that has had no turn for longest', async () => {
        const waited = [await add(), await add(), await add()];
        for (const [i, seconds] of [20, 30, 10].entries()) await stage.age(waited[i]!.id, seconds);
        const turns = [await claimed(), await claimed(), await claimed(), await claimed()];
        expect(turns).toEqual([waited[1]!.id, waited[0]!.id, waited[2]!.id, null]);
      });

      it('is possible again once the lease has ended, and counted; the first start stays', async () => {
        const { id } = await add();
        await claimed();
        const startedAt = (await find(id))!.startedAt;
        await stage.age(id, LEASE_SEC - 5);
        expect(await claimed()).toBeNull();
        await stage.age(id, 6);
        expect(await claimed()).toBe(id);
        expect(await find(id)).toMatchObject({ attempts: 2, startedAt });
      });

      it('is renewed by the attempt that has it, until the part has ended', async () => {
        const { id, parts } = await add();
        const [own, other] = [randomUUID(), randomUUID()];
        await jobs.claim(own, LEASE_SEC);
        await stage.age(id, LEASE_SEC - 1);
        expect(await jobs.renewLease(id, other, LEASE_SEC)).toBe(false);
        expect(await jobs.renewLease(id, own, LEASE_SEC)).toBe(true);
        await stage.age(id, LEASE_SEC - 1);
        expect(await claimed()).toBeNull();
        await make(id, parts[0]!);
        expect(await jobs.renewLease(id, own, LEASE_SEC)).toBe(false);
        expect(await claimed()).toBe(id);
      });

      it('is possible at once when all are given back, and waits for what it waited for', async () => {
        const [{ id }, waiting] = [await add(), await add()];
        await change(waiting.id, (job) => job.postpone(30, stage.now()));
        expect(await claimed()).toBe(id);
        await jobs.giveAllBack();
        expect(await claimed()).toBe(id);
        expect(await claimed()).toBeNull();
        expect(await find(id)).toMatchObject({ attempts: 2 });
      });

      it('leaves jobs alone that wait for something, or have ended', async () => {
        const waiting = await add();
        await change(waiting.id, (job) => job.postpone(30, stage.now()));
        const cancelled = await add();
        await change(cancelled.id, (job) => job.cancel(LIFETIME_HOURS, stage.now()));
        expect(await claimed()).toBeNull();
        await stage.age(waiting.id, 31);
        expect(await claimed()).toBe(waiting.id);
      });
    });

    it('gives a job to one transaction at a time, and to nobody outside one', async () => {
      const { id } = await add({ partCount: 10 });
      await expect(jobs.lock(id)).rejects.toThrow('transaction');
      expect(await stage.transaction.run(() => jobs.lock(randomUUID()))).toBeNull();
      const count = () => change(id, (job) => job.addMade(1, newMadePart(), LIFETIME_HOURS, stage.now()));
      await Promise.all(Array.from({ length: 8 }, count));
      expect(await find(id)).toMatchObject({ doneParts: 8, madeChars: 8 });
    });

    it('goes on behind the last part that has sound', async () => {
      const { id, parts } = await add({ partCount: 4, isBatch: true });
      const end = { pages: 7, granule: 1 };
      const silence = { storedKey: null, sizeBytes: 0, end: null };
      await make(id, parts[0]!, newMadePart({ end }));
      await make(id, parts[1]!, newMadePart(silence));
      await jobs.savePart(failedPart(parts[2]!, reason));
      expect(await jobs.nextPart(id)).toEqual({ part: parts[3], after: end });
      await make(id, parts[3]!);
      expect(await jobs.nextPart(id)).toBeNull();
    });

    it('lists the newest first, by pages and states', async () => {
      const at = stage.now().getTime();
      const added: string[] = [];
      for (let i = 0; i < 3; i++) added.unshift((await add({}, new Date(at + i * 1000))).id);
      await change(added[1]!, (job) => job.cancel(LIFETIME_HOURS, stage.now()));
      const ids = async (...asked: [{ page: number; limit: number }, 'QUEUED' | 'CANCELLED' | null]) => {
        const { total, items } = await jobs.list(account, ...asked);
        return [total, items.map(({ id }) => id)];
      };
      expect(await ids({ page: 1, limit: 2 }, null)).toEqual([3, added.slice(0, 2)]);
      expect(await ids({ page: 2, limit: 2 }, null)).toEqual([3, added.slice(2)]);
      expect(await ids({ page: 1, limit: 2 }, 'CANCELLED')).toEqual([1, [added[1]]]);
    });

    it('gives the beginnings of texts, in whole characters, by job', async () => {
      const [one, other] = [await add(), await add({ partCount: 1 })];
      await jobs.savePart({ ...one.parts[0]!, text: 'Ă😀 là một.' });
      const found = await jobs.beginnings([other.id, one.id, randomUUID()], 4);
      expect(found).toEqual(
        new Map([
          [one.id, 'Ă😀 l'],
          [other.id, 'Một '],
        ]),
      );
      expect(await jobs.beginnings([], 4)).toEqual(new Map());
    });

    it('gives subtitles by stretches of parts', async () => {
      const { id, parts } = await add({ partCount: 4 });
      const made = newMadePart();
      await make(id, parts[0]!, newMadePart({ cues: [] }));
      await make(id, parts[1]!, made);
      const { cues, durationSec } = made;
      expect(await jobs.cues(id, 1, 2)).toEqual([
        { cues, durationSec },
        { cues: [], durationSec: 0 },
      ]);
      expect(await jobs.cues(id, 4, 2)).toEqual([]);
    });

    it('tells what the open jobs of an account will store yet, which is never less than nothing', async () => {
      const [first, larger] = [await add({ expectedBytes: 500 }), await add({ expectedBytes: 100 })];
      const ended = await add();
      await change(ended.id, (job) => job.cancel(LIFETIME_HOURS, stage.now()));
      expect(await jobs.openJobs(account)).toEqual({ count: 2, expectedBytes: 600 });
      await make(first.id, first.parts[0]!, newMadePart({ sizeBytes: 300 }));
      await make(larger.id, larger.parts[0]!, newMadePart({ sizeBytes: 300 }));
      expect(await jobs.openJobs(account)).toEqual({ count: 2, expectedBytes: 200 });
    });

    describe('past its time', () => {
      /** @returns the id of a job that expires so many ms from now */
      async function addExpiring(inMs: number): Promise<string> {
        const { id, parts } = await add({ partCount: 1 });
        const finishedAt = new Date(stage.now().getTime() + inMs - LIFETIME_HOURS * HOUR_MS);
        await make(id, parts[0]!, newMadePart(), finishedAt);
        return id;
      }

      it('is listed, the oldest first, unless it is passed over', async () => {
        await add();
        await addExpiring(HOUR_MS);
        const [later, earlier, failing] = [
          await addExpiring(-1000),
          await addExpiring(-3000),
          await addExpiring(-2000),
        ];
        const listed = async (limit: number) =>
          (await jobs.expired(stage.now(), limit, [failing])).map(({ id }) => id);
        expect(await listed(10)).toEqual([earlier, later]);
        expect(await listed(1)).toEqual([earlier]);
        await jobs.markDeleted(earlier, stage.now());
        expect(await listed(10)).toEqual([later]);
      });

      it('counts once as deleted, and not before', async () => {
        const [kept, due] = [await addExpiring(HOUR_MS), await addExpiring(-1000)];
        expect(await stage.records.storedBytes(account)).toBe(600);
        for (const id of [kept, due, due]) await jobs.markDeleted(id, stage.now());
        expect(await stage.records.storedBytes(account)).toBe(300);
        expect((await find(kept))?.audioDeletedAt).toBeNull();
        expect((await find(due))?.audioDeletedAt).not.toBeNull();
      });
    });
  });
}

function summaryOf({
  text: _text,
  cues: _cues,
  speaking: _speaking,
  end: _end,
  ...part
}: JobPart): PartSummary {
  return part;
}

import fc from 'fast-check';
import type { MadePart, Speaking } from './job-part';
import { JobEnded } from '../../../shared/events/job-ended';
import { JobOpened } from '../../../shared/events/job-opened';
import { etaSec, hasAudio, type OpenedJob, PATIENCE_MS, SpeechJob } from './speech-job';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const REASON = { code: 'SYNTHESIS_FAILED', message: 'no' };
const made = (sizeBytes: number): MadePart => ({
  storedKey: sizeBytes > 0 ? 'a' : null,
  sizeBytes,
  durationSec: sizeBytes / 10,
  crc32: 0,
  cues: [],
  end: null,
});

const opened: OpenedJob = {
  id: '1',
  accountId: '2',
  container: 'file',
  chapters: 'none',
  subtitles: null,
  isBatch: false,
  speaking: { audioType: 'mp3' } as Speaking,
  charCount: 30,
  partCount: 3,
  expectedBytes: 100,
  audioKey: 'k',
  callbackUrl: null,
  idempotencyKey: 'i',
  idempotencyHash: 'h',
};
const open = (change: Partial<OpenedJob> = {}) => SpeechJob.open({ ...opened, ...change }, NOW);

describe('A job', () => {
  it('ends with its last part, and says so once', () => {
    const job = open();
    for (let i = 0; i < 3; i++) job.addMade(10, made(5), 72, NOW);
    expect(job.toState()).toMatchObject({
      status: 'SUCCESS',
      madeChars: 30,
      sizeBytes: 15,
      durationSec: 1.5,
    });
    expect(job.toState().expiresAt).toEqual(later(72 * 3_600_000));
    expect(job.releaseEvents().map((event) => event.constructor)).toEqual([JobOpened, JobEnded]);
    expect(() => job.cancel(72, NOW)).toThrow('stays so');
    expect(() => job.addMade(10, made(5), 72, NOW)).toThrow('stays so');
  });

  it('fails with a part of a single text, costs nothing and keeps nothing', () => {
    const job = open();
    job.addMade(10, made(5), 72, NOW);
    job.addFailed(10, REASON, 72, NOW);
    expect(job.toState()).toMatchObject({
      status: 'FAILED',
      madeChars: 0,
      idempotencyKey: null,
      expiresAt: NOW,
    });
    expect(hasAudio(job.toState())).toBe(false);
  });

  it('goes on after a failed text of a batch', () => {
    const job = open({ isBatch: true });
    job.addFailed(10, REASON, 72, NOW);
    job.addMade(10, made(5), 72, NOW);
    job.addFailed(10, REASON, 72, NOW);
    expect(job.toState()).toMatchObject({ status: 'SUCCESS', madeChars: 10, doneChars: 30, fileCount: 1 });
  });

  it('waits for an engine, for an hour after its last part', () => {
    const job = open();
    expect(job.postpone(5, NOW)).toBe(true);
    expect(job.toState()).toMatchObject({ waitingSince: NOW, retryAt: later(5_000), attempts: 0 });
    expect(job.postpone(5, later(PATIENCE_MS))).toBe(true);
    expect(job.postpone(5, later(PATIENCE_MS + 1))).toBe(false);
    job.addMade(10, made(5), 72, NOW);
    expect(job.toState().waitingSince).toBeNull();
  });

  it('is had by the attempt that claimed it last, until it ends', () => {
    const job = SpeechJob.restore({ ...open().toState(), status: 'RUNNING', leaseKey: 'mine' });
    expect([job.isLeasedTo('mine'), job.isLeasedTo('other')]).toEqual([true, false]);
    job.cancel(72, NOW);
    expect(job.isLeasedTo('mine')).toBe(false);
  });

  it('tells how long the rest takes from what was done', () => {
    const state = { ...open().toState(), status: 'RUNNING', startedAt: NOW } as const;
    expect(etaSec(state, later(10_000))).toBeNull();
    expect(etaSec({ ...state, doneChars: 10 }, later(10_000))).toBe(20);
    expect(etaSec({ ...state, status: 'SUCCESS' }, later(10_000))).toBe(0);
  });

  it('never charges more than was spoken, nor for what is silent altogether', () => {
    const step = fc.constantFrom('made', 'silent', 'failed', 'postponed', 'cancelled');
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 6 }), (isBatch, steps) => {
        const job = open({ isBatch });
        let events = job.releaseEvents().length;
        for (const each of steps) {
          if (job.hasEnded) break;
          if (each === 'made') job.addMade(10, made(5), 72, NOW);
          if (each === 'silent') job.addMade(10, made(0), 72, NOW);
          if (each === 'failed') job.addFailed(10, REASON, 72, NOW);
          if (each === 'postponed') job.postpone(1, NOW);
          if (each === 'cancelled') job.cancel(72, NOW);
          events += job.releaseEvents().length;
        }
        const { status, madeChars, doneChars, charCount, sizeBytes } = job.toState();
        expect(madeChars).toBeLessThanOrEqual(doneChars);
        expect(doneChars).toBeLessThanOrEqual(charCount);
        expect(events).toBe(job.hasEnded ? 2 : 1);
        if (status === 'FAILED' || (job.hasEnded && sizeBytes === 0)) expect(madeChars).toBe(0);
        if (status === 'SUCCESS') expect(sizeBytes).toBeGreaterThan(0);
      }),
    );
  });
});

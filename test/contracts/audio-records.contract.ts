import type { Transaction } from '../../src/shared/application/transaction';
import type { AudioRecords, KeptAudio } from '../../src/synthesis/application/ports/audio-records';
import type { SpeechRequestsRepository } from '../../src/synthesis/application/ports/speech-requests.repository';
import type { OpenedSpeech, SpeechRequestState } from '../../src/synthesis/domain/speech-request';
import { audioFacts, newKey, newSpeechRequest } from '../harness/new-speech-request';

/** Records under test, without requests, and the repository that fills them. */
export interface RecordsStage {
  readonly records: AudioRecords;
  readonly requests: SpeechRequestsRepository;
  readonly transaction: Transaction;
  /** @returns the id of a new account */
  openAccount(): Promise<string>;
}

const START = new Date('2026-03-01T08:00:00.000Z');
const hours = (count: number): Date => new Date(START.getTime() + count * 3_600_000);

/** What every adapter of AudioRecords promises. */
export function describeAudioRecords(name: string, open: () => Promise<RecordsStage>): void {
  describe(`${name} as AudioRecords`, () => {
    let stage: RecordsStage;
    let records: AudioRecords;
    let account: string;
    let count: number;
    beforeEach(async () => {
      stage = await open();
      records = stage.records;
      account = await stage.openAccount();
      count = 0;
    });

    const opened = (facts: Partial<OpenedSpeech> = {}) =>
      newSpeechRequest({ accountId: account, number: (count += 1), ...facts }, START);

    /** A request whose audio is kept for so many hours. */
    async function rendered(lifetimeHours: number, contentHash = 'hash'): Promise<SpeechRequestState> {
      const request = opened({ contentHash });
      await stage.requests.add(request, null);
      request.succeed(audioFacts, lifetimeHours, START);
      await stage.requests.settle(request);
      return request.toState();
    }

    /** A request that reuses the recording of another. */
    async function reusing(
      maker: SpeechRequestState,
      lifetimeHours: number,
      facts: Partial<OpenedSpeech> = {},
    ): Promise<SpeechRequestState> {
      const request = opened({ contentHash: maker.contentHash, ...facts });
      const { durationSec, fileSizeBytes, audioSha256 } = audioFacts;
      const recording = { storedKey: maker.storedKey, durationSec, fileSizeBytes, audioSha256 };
      request.reuse(recording, lifetimeHours, START);
      await stage.requests.add(request, null);
      return request.toState();
    }

    async function pending(): Promise<SpeechRequestState> {
      const request = opened();
      await stage.requests.add(request, null);
      return request.toState();
    }

    async function failed(): Promise<SpeechRequestState> {
      const request = opened();
      await stage.requests.add(request, null);
      request.fail({ code: 'SYNTHESIS_FAILED', message: 'no' }, START);
      await stage.requests.settle(request);
      return request.toState();
    }

    it('finds the file of a public name once there is one', async () => {
      const maker = await rendered(1);
      const other = await reusing(maker, 2);
      expect(await records.find(other.audioKey)).toEqual({
        requestId: other.id,
        audioKey: other.audioKey,
        storedKey: maker.storedKey,
        audioType: 'mp3',
        sizeBytes: audioFacts.fileSizeBytes,
        expiresAt: hours(2),
      });
      for (const { audioKey } of [await pending(), await failed()])
        expect(await records.find(audioKey)).toBeNull();
      expect(await records.find(newKey())).toBeNull();
    });

    it('finds the recording that is kept longest, unless that is too short', async () => {
      await rendered(2);
      const { storedKey } = await rendered(3);
      await rendered(9, 'another hash');
      const { durationSec, fileSizeBytes, audioSha256 } = audioFacts;
      const recording = { storedKey, durationSec, fileSizeBytes, audioSha256, isOwn: true };
      expect(await records.findReusable('hash', account, hours(2.5))).toEqual(recording);
      expect(await records.findReusable('hash', account, hours(3))).toBeNull();
      expect(await records.findReusable('unknown', account, START)).toBeNull();
    });

    it("tells an account's own recording from one that only others have", async () => {
      const maker = await rendered(9);
      const stranger = await stage.openAccount();
      const isOwn = async (id: string) => (await records.findReusable('hash', id, START))?.isOwn;
      expect([await isOwn(account), await isOwn(stranger)]).toEqual([true, false]);
      await reusing(maker, 9, { accountId: stranger, number: 1 });
      expect([await isOwn(account), await isOwn(stranger)]).toEqual([true, true]);
    });

    it('offers no recording that was withdrawn, is deleted or is reused itself', async () => {
      const withdrawn = await rendered(2);
      await reusing(withdrawn, 5);
      await records.withdraw(withdrawn.storedKey);
      await records.withdraw(withdrawn.storedKey);
      expect(await records.findReusable('hash', account, START)).toBeNull();
      const deleted = await rendered(1);
      await records.markDeleted([deleted.audioKey], hours(1));
      expect(await records.findReusable('hash', account, START)).toBeNull();
    });

    it('lists expired audio, the oldest first, and whether its file is still needed', async () => {
      const [second, first] = [await rendered(2), await rendered(1)];
      const [shared, alive] = [await rendered(3), await rendered(9)];
      await reusing(shared, 9);
      const reuser = await reusing(alive, 4);
      const due = (limit: number, except: string[] = []) => records.expired(hours(5), limit, except);
      expect(await due(10)).toEqual([
        { audioKey: first.audioKey, storedKey: first.storedKey, isFileNeeded: false },
        { audioKey: second.audioKey, storedKey: second.storedKey, isFileNeeded: false },
        { audioKey: shared.audioKey, storedKey: shared.storedKey, isFileNeeded: true },
        { audioKey: reuser.audioKey, storedKey: alive.storedKey, isFileNeeded: true },
      ]);
      expect(await due(1, [first.storedKey])).toEqual([
        expect.objectContaining({ audioKey: second.audioKey }),
      ]);
    });

    it('marks as deleted what has expired, and nothing else', async () => {
      const [expired, kept] = [await rendered(1), await rendered(9)];
      await records.markDeleted([expired.audioKey, kept.audioKey], hours(2));
      await records.markDeleted([expired.audioKey], hours(3));
      expect(await records.expired(hours(10), 10, [])).toEqual([
        expect.objectContaining({ audioKey: kept.audioKey }),
      ]);
      const row = await stage.requests.find(account, expired.id);
      expect(row?.audioDeletedAt).toEqual(hours(2));
    });

    it('counts what is stored, for the account that made it, until that is marked as deleted', async () => {
      const other = await stage.openAccount();
      const bytes = audioFacts.fileSizeBytes;
      const before = await records.storedInAll(START);
      const made = [await rendered(1), await rendered(9), await rendered(1)];
      await reusing(made[0]!, 1, { accountId: other, number: 1 });
      const reuser = await reusing(made[0]!, 1);
      expect([await records.storedBytes(account), await records.storedBytes(other)]).toEqual([3 * bytes, 0]);
      const keys = [...made, reuser].map(({ audioKey }) => audioKey);
      await Promise.all([records.markDeleted(keys, hours(2)), records.markDeleted(keys, hours(2))]);
      expect(await records.storedBytes(account)).toBe(bytes);
      const after = await records.storedInAll(START);
      expect(after.storedBytes - before.storedBytes).toBe(bytes);
    });

    it('takes back a count together with the transaction', async () => {
      const failing = stage.transaction.run(async () => {
        await records.countStored(account, 5);
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(await records.storedBytes(account)).toBe(0);
    });

    it('tells what an account has of its room', async () => {
      const other = await stage.openAccount();
      expect(await records.roomTaken(account, START)).toEqual({
        storedBytes: 0,
        pending: 0,
        expectedBytes: 0,
      });
      const one = await pending();
      const late = newSpeechRequest({ accountId: account, number: (count += 1) }, hours(1));
      await stage.requests.add(late, null);
      await stage.requests.add(newSpeechRequest({ accountId: other, number: 1 }, START), null);
      await failed();
      await rendered(1);
      await records.countStored(account, 7); // a part of a job
      const storedBytes = audioFacts.fileSizeBytes + 7;
      const { expectedBytes } = one;
      expect(await records.roomTaken(account, START)).toEqual({
        ...{ storedBytes, pending: 2, expectedBytes: 2 * expectedBytes },
      });
      const after = await records.roomTaken(account, new Date(one.deadlineAt.getTime() + 1));
      expect(after).toEqual({ storedBytes, pending: 1, expectedBytes });
    });

    it('expects the files of requests under way', async () => {
      const { expectedBytes } = await records.storedInAll(START);
      const request = await pending();
      await failed();
      const expectedAt = async (at: Date) => (await records.storedInAll(at)).expectedBytes - expectedBytes;
      expect(await expectedAt(START)).toBe(request.expectedBytes);
      expect(await expectedAt(hours(1))).toBeLessThanOrEqual(0); // past its deadline
    });

    it('knows the files that a request was opened for, whatever became of it', async () => {
      const made = [await rendered(1), await pending(), await failed()];
      const { storedKey } = await reusing(await rendered(1), 1);
      const keys = [...made.map((request) => request.storedKey), storedKey];
      const addresses = made.map(({ audioKey }) => audioKey);
      const known = await records.known([...keys, ...addresses, newKey()]);
      expect([...known].sort()).toEqual(keys.sort());
    });

    it('knows the files of attempts until they are forgotten, and needs none of them', async () => {
      const [key, other] = [newKey(), newKey()];
      for (const each of [key, key, other]) await records.noteAttempt(each);
      await records.forgetAttempts(new Date(0));
      expect([...(await records.known([key, newKey()]))]).toEqual([key]);
      expect(await records.needed([key])).toEqual(new Set());
      await records.forgetAttempts(new Date('2100-01-01'));
      expect(await records.known([key, other])).toEqual(new Set());
    });

    it('pages through kept audio, soonest to expire first', async () => {
      const made = [await rendered(3), await rendered(2), await rendered(3), await rendered(1)];
      const pages: KeptAudio[][] = [];
      do pages.push(await records.kept(hours(1), 2, pages.at(-1)?.at(-1) ?? null));
      while (pages.at(-1)!.length > 0);
      expect(pages.map((page) => page.length)).toEqual([2, 1, 0]);
      const ids = pages.flat().map(({ requestId }) => requestId);
      expect(ids[0]).toBe(made[1]!.id);
      expect(ids.slice(1)).toEqual([made[0]!.id, made[2]!.id].sort());
    });

    it('needs the files of requests that have, or may still get, their audio', async () => {
      const [kept, open, gone] = [await rendered(9), await pending(), await rendered(1)];
      const [shared, lost] = [await rendered(1), await failed()];
      await reusing(shared, 9);
      await records.markDeleted([gone.audioKey, shared.audioKey], hours(2));
      const keys = [kept, open, gone, shared, lost].map(({ storedKey }) => storedKey);
      const needed = await records.needed([...keys, newKey()]);
      expect([...needed].sort()).toEqual([kept, open, shared].map(({ storedKey }) => storedKey).sort());
    });
  });
}

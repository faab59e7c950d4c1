import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../src/shared/application/transaction';
import type { AudioRecords } from '../../src/synthesis/application/ports/audio-records';
import type { SpeechRequestsRepository } from '../../src/synthesis/application/ports/speech-requests.repository';
import {
  type OpenedSpeech,
  PENDING_LIMIT_SEC,
  type RequestStatus,
  SpeechRequest,
} from '../../src/synthesis/domain/speech-request';
import { IdempotencyInProgress } from '../../src/synthesis/domain/synthesis.errors';
import { newAudioNames } from '../../src/synthesis/application/audio-names';
import { audioFacts, newKey, newSpeechRequest } from '../harness/new-speech-request';

/** A repository under test, without requests. */
export interface RequestsStage {
  readonly requests: SpeechRequestsRepository;
  /** What the database says of their files. */
  readonly records: AudioRecords;
  readonly transaction: Transaction;
  /** By the repository's clock. */
  now(): Date;
  /** @returns the id of a new account */
  openAccount(): Promise<string>;
  /** Makes a stored request as old as if so many seconds had passed: its times lie further back. */
  age(id: string, seconds: number): Promise<void>;
}

const LEASE_SEC = 10;
const reason = { code: 'SYNTHESIS_FAILED', message: 'no' };

/** What every repository of speech requests promises. */
export function describeSpeechRequests(name: string, open: () => Promise<RequestsStage>): void {
  describe(`${name} as SpeechRequestsRepository`, () => {
    let stage: RequestsStage;
    let requests: SpeechRequestsRepository;
    let account: string;
    beforeEach(async () => {
      stage = await open();
      requests = stage.requests;
      account = await stage.openAccount();
    });

    async function add(
      facts: Partial<OpenedSpeech> = {},
      at = stage.now(),
      leaseSec: number | null = null,
    ): Promise<SpeechRequest> {
      const request = newSpeechRequest({ accountId: account, ...facts }, at);
      if (leaseSec !== null) request.begin();
      await requests.add(request, leaseSec);
      return request;
    }

    async function addWith(status: RequestStatus, facts: Partial<OpenedSpeech> = {}, at = stage.now()) {
      const request = await add(facts, at);
      if (status === 'SUCCESS') request.succeed(audioFacts, 1, at);
      if (status === 'FAILED') request.fail(reason, at);
      if (status !== 'PENDING') expect(await requests.settle(request)).toBe(true);
      return request;
    }

    const idOf = (request: SpeechRequest): string => request.toState().id;
    const statusOf = async (request: SpeechRequest) => (await requests.find(account, idOf(request)))?.status;

    it('gives back what was stored, to the last field', async () => {
      const at = new Date('2026-02-03T04:05:06.789Z');
      const stored = (await addWith('SUCCESS', {}, at)).toState();
      const { cues, markup: _markup, ...summary } = stored;
      expect(await requests.find(account, stored.id)).toEqual({ ...summary, cues: undefined });
      expect(cues).toHaveLength(1);
      expect(await requests.findCues(stored.storedKey)).toEqual(cues);
      const { items } = await requests.list(account, { page: 1, limit: 1 }, null);
      expect(items).toEqual([{ ...summary, cues: undefined }]);
    });

    it('keeps the requests of accounts apart', async () => {
      const request = await add({ idempotencyKey: 'k' });
      const stranger = await stage.openAccount();
      expect(await requests.find(stranger, idOf(request))).toBeNull();
      expect(await requests.findByIdempotencyKey(stranger, 'k')).toBeNull();
      expect(await requests.find(account, randomUUID())).toBeNull();
      await add({ accountId: stranger, idempotencyKey: 'k' });
      expect((await requests.findByIdempotencyKey(account, 'k'))?.id).toBe(idOf(request));
    });

    it('takes part in the caller’s transaction', async () => {
      const undone = stage.transaction.run(async () => {
        await add();
        throw new Error('undo');
      });
      await expect(undone).rejects.toThrow('undo');
      expect(await requests.list(account, { page: 1, limit: 1 }, null)).toEqual({ total: 0, items: [] });
    });

    it('knows no cues of a request without audio', async () => {
      const { audioKey } = (await add()).toState();
      expect(await requests.findCues(audioKey)).toBeNull();
      expect(await requests.findCues(newKey())).toBeNull();
    });

    describe('with an idempotency key', () => {
      it('adds one request, whoever else is about to', async () => {
        const twins = await Promise.allSettled(
          Array.from({ length: 5 }, (_, index) => add({ number: index + 1, idempotencyKey: 'k' })),
        );
        const refused = twins.flatMap((twin) => (twin.status === 'rejected' ? [twin.reason as unknown] : []));
        expect(refused).toEqual(Array(4).fill(expect.any(IdempotencyInProgress)));
      });

      it('keeps the key of a success and gives that of a failure back', async () => {
        await addWith('SUCCESS', { number: 1, idempotencyKey: 'kept' });
        await addWith('FAILED', { number: 2, idempotencyKey: 'free' });
        await expect(add({ number: 3, idempotencyKey: 'kept' })).rejects.toThrow(IdempotencyInProgress);
        expect(await requests.findByIdempotencyKey(account, 'free')).toBeNull();
        await add({ number: 3, idempotencyKey: 'free' });
      });

      it('releases the key of a success, and of nothing else', async () => {
        const done = await addWith('SUCCESS', { number: 1, idempotencyKey: 'done' });
        const pending = await add({ number: 2, idempotencyKey: 'pending' });
        for (const request of [done, pending]) await requests.releaseIdempotencyKey(idOf(request));
        expect(await requests.findByIdempotencyKey(account, 'done')).toBeNull();
        expect((await requests.findByIdempotencyKey(account, 'pending'))?.id).toBe(idOf(pending));
        expect(await requests.find(account, idOf(done))).toMatchObject({
          status: 'SUCCESS',
          idempotencyKey: null,
          idempotencyHash: null,
        });
        await add({ number: 3, idempotencyKey: 'done' });
      });
    });

    describe('settling', () => {
      it('settles a request once', async () => {
        const request = await addWith('SUCCESS');
        expect(await requests.settle(request)).toBe(false);
      });

      it('stores what became of a request, and nothing else of it', async () => {
        const request = (await add()).toState();
        const altered = SpeechRequest.restore({ ...request, charCount: request.charCount + 1, attempts: 9 });
        altered.succeed(audioFacts, 1, stage.now());
        expect(await requests.settle(altered)).toBe(true);
        expect(await requests.find(account, request.id)).toEqual({
          ...altered.toState(),
          charCount: request.charCount,
          attempts: request.attempts,
          cues: undefined,
          markup: undefined,
        });
      });

      it('is refused to an attempt that has lost the request', async () => {
        const first = await add();
        const claimed = await requests.claim(idOf(first), newAudioNames(), LEASE_SEC);
        first.succeed(audioFacts, 1, stage.now());
        expect(await requests.settle(first)).toBe(false);
        expect(await statusOf(first)).toBe('PENDING');
        claimed!.request.succeed(audioFacts, 1, stage.now());
        expect(await requests.settle(claimed!.request)).toBe(true);
        expect(await requests.find(account, idOf(first))).toMatchObject({
          status: 'SUCCESS',
          audioKey: claimed!.request.toState().audioKey,
          leaseUntil: null,
          attempts: 1,
        });
      });
    });

    describe('a claim', () => {
      it('gives the request to one of many, with a name of its own for the audio', async () => {
        const request = await add();
        const names = Array.from({ length: 5 }, newAudioNames);
        const claims = await Promise.all(names.map((pair) => requests.claim(idOf(request), pair, LEASE_SEC)));
        const [claimed, ...others] = claims.filter((claim) => claim !== null);
        expect(others).toEqual([]);
        const { audioKey, storedKey, attempts, leaseUntil } = claimed!.request.toState();
        expect(names).toContainEqual({ audioKey, storedKey });
        expect({ attempts, leftKey: claimed!.leftKey }).toEqual({ attempts: 1, leftKey: null });
        expect(leaseUntil!.getTime()).toBeGreaterThan(stage.now().getTime());
      });

      it('is possible again when the lease has expired, and tells what the earlier attempt has left', async () => {
        const request = await add();
        const [first, second] = [newAudioNames(), newAudioNames()];
        await requests.claim(idOf(request), first, LEASE_SEC);
        await stage.age(idOf(request), LEASE_SEC - 5);
        expect(await requests.claim(idOf(request), second, LEASE_SEC)).toBeNull();
        await stage.age(idOf(request), 6);
        const claimed = await requests.claim(idOf(request), second, LEASE_SEC);
        expect(claimed?.leftKey).toBe(first.storedKey);
        expect([...(await stage.records.known([first.storedKey]))]).toEqual([first.storedKey]);
        expect(claimed?.request.toState()).toMatchObject({ ...second, attempts: 2 });
      });

      it('is refused past the deadline, once settled, and for an unknown id', async () => {
        const late = await add({ number: 1 });
        await stage.age(idOf(late), PENDING_LIMIT_SEC + 1);
        const settled = await addWith('SUCCESS', { number: 2 });
        for (const id of [idOf(late), idOf(settled), randomUUID()]) {
          expect(await requests.claim(id, newAudioNames(), LEASE_SEC)).toBeNull();
        }
      });

      it('is there from the beginning for a request that is added under a lease', async () => {
        const request = await add({}, stage.now(), LEASE_SEC);
        const { audioKey, storedKey } = request.toState();
        await stage.age(idOf(request), LEASE_SEC - 5);
        expect(await requests.claim(idOf(request), newAudioNames(), LEASE_SEC)).toBeNull();
        expect(await requests.renewLease(idOf(request), audioKey, LEASE_SEC)).toBe(true);
        await stage.age(idOf(request), LEASE_SEC + 1);
        expect(await requests.listUnclaimed(60, 10)).toEqual([idOf(request)]);
        const claimed = await requests.claim(idOf(request), newAudioNames(), LEASE_SEC);
        expect(claimed).toMatchObject({ leftKey: storedKey });
        expect(claimed?.request.toState().attempts).toBe(2);
      });

      it('is renewed by the attempt that has it, until the request is settled', async () => {
        const request = await add();
        const [names, other] = [newAudioNames(), newAudioNames()];
        const claimed = await requests.claim(idOf(request), names, LEASE_SEC);
        await stage.age(idOf(request), LEASE_SEC - 1);
        expect(await requests.renewLease(idOf(request), other.audioKey, LEASE_SEC)).toBe(false);
        expect(await requests.renewLease(idOf(request), names.audioKey, LEASE_SEC)).toBe(true);
        await stage.age(idOf(request), LEASE_SEC - 1);
        expect(await requests.claim(idOf(request), other, LEASE_SEC)).toBeNull();
        claimed!.request.fail(reason, stage.now());
        await requests.settle(claimed!.request);
        expect(await requests.renewLease(idOf(request), names.audioKey, LEASE_SEC)).toBe(false);
      });
    });

    it('gives back what an attempt has, as if it had not been tried, and nothing that another has', async () => {
      const [request, names, other] = [await add(), newAudioNames(), newAudioNames()];
      for (let round = 0; round < 30; round++) {
        const claimed = await requests.claim(idOf(request), names, LEASE_SEC);
        expect(claimed).not.toBeNull(); // given back at once, however a moment is rounded
        await requests.giveBack(idOf(request), other.audioKey);
        expect(await requests.claim(idOf(request), other, LEASE_SEC)).toBeNull();
        await requests.giveBack(idOf(request), names.audioKey);
      }
      expect(await requests.listUnclaimed(60, 10)).toEqual([idOf(request)]);
      const claimed = await requests.claim(idOf(request), other, LEASE_SEC);
      expect(claimed).toMatchObject({ leftKey: names.storedKey });
      expect(claimed?.request.toState().attempts).toBe(1);
      claimed!.request.succeed(audioFacts, 1, stage.now());
      await requests.settle(claimed!.request);
      await requests.giveBack(idOf(request), other.audioKey);
      expect(await requests.find(account, idOf(request))).toMatchObject({ attempts: 1, leaseUntil: null });
    });

    it('gives all back that anybody has, whoever they are, and brings deadlines nearer, never further', async () => {
      const held = await add({ number: 1 }, stage.now(), LEASE_SEC);
      const free = await add({ number: 1, accountId: await stage.openAccount() });
      const late = await add({ number: 2 });
      await stage.age(idOf(late), PENDING_LIMIT_SEC - 4);
      await addWith('SUCCESS', { number: 3 });
      const soon = stage.now().getTime() + 7_000;
      expect(await requests.giveAllBack(8)).toBe(3);
      expect((await requests.listUnclaimed(60, 10)).sort()).toEqual([held, free, late].map(idOf).sort());
      const deadlineOf = async (request: SpeechRequest) =>
        (await requests.find(account, idOf(request)))!.deadlineAt.getTime();
      expect(await deadlineOf(held)).toBeGreaterThan(soon);
      expect(await deadlineOf(held)).toBeLessThan(soon + PENDING_LIMIT_SEC * 500);
      expect(await deadlineOf(late)).toBeLessThan(soon - 1_000);
      const claimed = await requests.claim(idOf(held), newAudioNames(), LEASE_SEC);
      expect(claimed).toMatchObject({ leftKey: held.toState().storedKey });
      expect(claimed?.request.toState().attempts).toBe(2);
    });

    it('lists as unclaimed what is PENDING under no lease, and was not opened just now', async () => {
      const [older, old, , leased, late] = [
        await add({ number: 1 }),
        await add({ number: 2 }),
        await add({ number: 3 }), // opened this moment
        await add({ number: 4 }),
        await add({ number: 5 }),
        await addWith('SUCCESS', { number: 6 }).then((settled) => stage.age(idOf(settled), 20)),
      ];
      await stage.age(idOf(older), 30);
      await stage.age(idOf(old), 20);
      await stage.age(idOf(leased), 30);
      await requests.claim(idOf(leased), newAudioNames(), LEASE_SEC);
      await stage.age(idOf(late), PENDING_LIMIT_SEC + 1);
      expect(await requests.listUnclaimed(15, 10)).toEqual([idOf(older), idOf(old)]);
      expect(await requests.listUnclaimed(15, 1)).toEqual([idOf(older)]);
      await stage.age(idOf(leased), LEASE_SEC - 5);
      expect(await requests.listUnclaimed(15, 10)).not.toContain(idOf(leased));
      await stage.age(idOf(leased), 6);
      expect(await requests.listUnclaimed(15, 10)).toContain(idOf(leased));
    });

    it('hands expired requests out one at a time, each to one of many who ask', async () => {
      const expired = [await add({ number: 1 }), await add({ number: 2 }), await add({ number: 3 })];
      await add({ number: 4 }, new Date(stage.now().getTime() + 60_000));
      const now = new Date(stage.now().getTime() + (PENDING_LIMIT_SEC + 1) * 1000);
      await expect(requests.lockExpired(now, [])).rejects.toThrow('transaction');
      expect(await stage.transaction.run(() => requests.lockExpired(stage.now(), []))).toBeNull();
      const except = [idOf(expired[1]!)];
      const failNext = () =>
        stage.transaction.run(async () => {
          const request = await requests.lockExpired(now, except);
          request?.fail(reason, now);
          return request && (await requests.settle(request)) ? idOf(request) : null;
        });
      const failed = [...(await Promise.all([failNext(), failNext(), failNext()])), await failNext()];
      expect(failed.filter((id) => id !== null).sort()).toEqual(
        [idOf(expired[0]!), idOf(expired[2]!)].sort(),
      );
    });

    it('counts what is not finished', async () => {
      const at = stage.now();
      expect(await requests.backlog(at)).toEqual({ pending: 0, overdue: 0, oldestCreatedAt: null });
      await add({ number: 1 }, at);
      await add({ number: 2 }, new Date(at.getTime() + 60_000));
      await add({ number: 1, accountId: await stage.openAccount() }, at);
      await addWith('FAILED', { number: 3 }, at);
      const later = new Date(at.getTime() + (PENDING_LIMIT_SEC + 1) * 1000);
      expect(await requests.backlog(later)).toEqual({ pending: 3, overdue: 2, oldestCreatedAt: at });
    });

    describe('the history of an account with 43 requests', () => {
      const COUNT = 43;
      /** Every fifth request failed, every seventh is not finished. */
      const statusOfNumber = (number: number): RequestStatus =>
        number % 5 === 0 ? 'FAILED' : number % 7 === 0 ? 'PENDING' : 'SUCCESS';
      const numbersOf = (status: RequestStatus | null): number[] =>
        Array.from({ length: COUNT }, (_, index) => COUNT - index).filter(
          (number) => status === null || statusOfNumber(number) === status,
        );
      beforeEach(() =>
        stage.transaction.run(async () => {
          for (let number = 1; number <= COUNT; number += 1)
            await addWith(statusOfNumber(number), { number });
          const accountId = await stage.openAccount();
          for (let number = 1; number <= 7; number += 1) await addWith('SUCCESS', { accountId, number });
        }),
      );

      it.each([null, 'SUCCESS', 'FAILED', 'PENDING'] as const)(
        'pages through all with status %s, newest first, each once',
        async (status) => {
          const expected = numbersOf(status);
          for (const limit of [1, 5, 10, 100]) {
            const numbers: number[] = [];
            for (let page = 1; page <= Math.ceil(expected.length / limit); page += 1) {
              const { total, items } = await requests.list(account, { page, limit }, status);
              expect(total).toBe(expected.length);
              expect(items.length).toBeLessThanOrEqual(limit);
              numbers.push(...items.map((item) => item.number));
            }
            expect(numbers).toEqual(expected);
          }
        },
      );

      it.each([null, 'FAILED'] as const)('is empty past its end, total unchanged (%s)', async (status) => {
        const page = await requests.list(account, { page: 1_000_000, limit: 100 }, status);
        expect(page).toEqual({ total: numbersOf(status).length, items: [] });
      });

      it('is empty for a new account', async () => {
        const newcomer = await stage.openAccount();
        expect(await requests.list(newcomer, { page: 1, limit: 20 }, null)).toEqual({ total: 0, items: [] });
      });
    });

    it('adds up successful requests by UTC day', async () => {
      await addWith('SUCCESS', { number: 1 }, new Date('2026-02-28T23:59:59.999Z'));
      await addWith('SUCCESS', { number: 2 }, new Date('2026-03-01T00:00:00.000Z'));
      await addWith('SUCCESS', { number: 3 }, new Date('2026-03-01T16:59:00.000Z'));
      await addWith('FAILED', { number: 4 }, new Date('2026-03-01T17:00:00.000Z'));
      await addWith('SUCCESS', { number: 5 }, new Date('2026-03-03T00:00:00.000Z'));
      expect(await requests.usagePerDay(account, { from: '2026-02-28', to: '2026-03-02' })).toEqual([
        { date: '2026-02-28', requests: 1, characters: 4, seconds: 1.5 },
        { date: '2026-03-01', requests: 2, characters: 8, seconds: 3 },
        { date: '2026-03-02', requests: 0, characters: 0, seconds: 0 },
      ]);
    });
  });
}

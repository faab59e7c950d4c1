import { randomBytes, randomUUID } from 'node:crypto';
import { Transaction } from '../../../src/shared/application/transaction';
import { SpeechRequestsRepository } from '../../../src/synthesis/application/ports/speech-requests.repository';
import { type RequestStatus, SpeechRequest } from '../../../src/synthesis/domain/speech-request';
import { SpeechApplication } from '../../harness/speech-application';

/** Every fifth request failed, every seventh is not finished. */
const statusOf = (number: number): RequestStatus =>
  number % 5 === 0 ? 'FAILED' : number % 7 === 0 ? 'PENDING' : 'SUCCESS';

const COUNT = 43;
const numbersOf = (status: RequestStatus | null): number[] =>
  Array.from({ length: COUNT }, (_, index) => COUNT - index).filter(
    (number) => status === null || statusOf(number) === status,
  );

describe('The history of an account with 43 requests', () => {
  let app: SpeechApplication;
  let account: string;
  let requests: SpeechRequestsRepository;

  beforeAll(async () => {
    app = await SpeechApplication.start();
    requests = app.get(SpeechRequestsRepository);
    account = await app.newAccount(0);
    await addRequests(account, COUNT, statusOf);
    await addRequests(await app.newAccount(0), 7, () => 'SUCCESS');
  });
  afterAll(() => app.close());

  async function addRequests(
    accountId: string,
    count: number,
    status: (number: number) => RequestStatus,
  ): Promise<void> {
    for (let number = 1; number <= count; number += 1) await addRequest(accountId, number, status(number));
  }

  async function addRequest(
    accountId: string,
    number: number,
    status: RequestStatus,
    at = app.clock.now(),
  ): Promise<SpeechRequest> {
    const request = SpeechRequest.open(
      {
        id: randomUUID(),
        accountId,
        number,
        inputText: `Số ${number}`,
        charCount: 4,
        speakerId: 'vi-north-female-1',
        speakerName: 'Thu Hà',
        provider: 'espeak-ng',
        speed: 1.25,
        pitch: 1,
        volume: 100,
        audioType: 'mp3',
        readingOff: ['emoji'],
        contentHash: null,
        audioKey: randomBytes(20).toString('hex'),
        idempotencyKey: null,
        idempotencyHash: null,
      },
      at,
    );
    await app.get(Transaction).run(async () => {
      await requests.add(request);
      const cues = [{ startSec: 0, endSec: 1.5, text: `Số ${number}` }];
      if (status === 'SUCCESS') {
        const facts = { durationSec: 1.5, fileSizeBytes: 900, audioSha256: '0'.repeat(64), cues };
        request.succeed(facts, 1, at);
      }
      if (status === 'FAILED') request.fail({ code: 'SYNTHESIS_FAILED', message: 'no' }, at);
      if (status !== 'PENDING') expect(await requests.settle(request)).toBe(true);
    });
    return request;
  }

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

  it.each([null, 'FAILED'] as const)('is empty past its end, with the same total (%s)', async (status) => {
    const page = await requests.list(account, { page: 1_000_000, limit: 100 }, status);
    expect(page).toEqual({ total: numbersOf(status).length, items: [] });
  });

  it('is empty for a new account', async () => {
    const newcomer = await app.newAccount(0);
    expect(await requests.list(newcomer, { page: 1, limit: 20 }, null)).toEqual({ total: 0, items: [] });
  });

  it('gives back what was stored, to the last field', async () => {
    const at = new Date('2026-02-03T04:05:06.789Z');
    const owner = await app.newAccount(0);
    const stored = (await addRequest(owner, 1, 'SUCCESS', at)).toState();
    const { cues, ...summary } = stored;
    expect(await requests.find(owner, stored.id)).toEqual({ ...summary, cues: undefined });
    expect(cues).toHaveLength(1);
    expect(await requests.findCues(stored.storedKey)).toEqual(cues);
    expect((await requests.list(owner, { page: 1, limit: 1 }, null)).items).toEqual([
      { ...summary, cues: undefined },
    ]);
  });

  it('settles a request once', async () => {
    const request = await addRequest(await app.newAccount(0), 1, 'SUCCESS');
    expect(await requests.settle(request)).toBe(false);
  });

  it('adds up successful requests by UTC day', async () => {
    const owner = await app.newAccount(0);
    await addRequest(owner, 1, 'SUCCESS', new Date('2026-02-28T23:59:59.999Z'));
    await addRequest(owner, 2, 'SUCCESS', new Date('2026-03-01T00:00:00.000Z'));
    await addRequest(owner, 3, 'SUCCESS', new Date('2026-03-01T16:59:00.000Z'));
    await addRequest(owner, 4, 'FAILED', new Date('2026-03-01T17:00:00.000Z'));
    await addRequest(owner, 5, 'SUCCESS', new Date('2026-03-03T00:00:00.000Z'));
    const days = await requests.usagePerDay(owner, { from: '2026-02-28', to: '2026-03-02' });
    expect(days).toEqual([
      { date: '2026-02-28', requests: 1, characters: 4, seconds: 1.5 },
      { date: '2026-03-01', requests: 2, characters: 8, seconds: 3 },
      { date: '2026-03-02', requests: 0, characters: 0, seconds: 0 },
    ]);
  });
});

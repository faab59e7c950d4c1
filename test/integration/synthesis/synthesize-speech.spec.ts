import { readFile } from 'node:fs/promises';
import { InsufficientCredits, IssueKey } from '../../../src/accounts';
import { ApiKeysRepository } from '../../../src/accounts/application/keys/api-keys.repository';
import { KeyBudgetUsedUp } from '../../../src/accounts/domain/accounts.errors';
import { InvalidParameters } from '../../../src/shared/domain/domain-error';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { FailExpiredRequests } from '../../../src/synthesis/application/maintenance/fail-expired-requests';
import { SpeechRequestsRepository } from '../../../src/synthesis/application/ports/speech-requests.repository';
import { SynthesisFailed } from '../../../src/speech/domain/speech-failure';
import type { SpeechRequestState } from '../../../src/synthesis/domain/speech-request';
import { audioFile } from '../../harness/audio-file';
import { SpeechApplication } from '../../harness/speech-application';

const TEN_CHARS = 'mười chữ.!';

describe('SynthesizeSpeech', () => {
  let app: SpeechApplication;
  beforeAll(async () => (app = await SpeechApplication.start()));
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  it('stores the audio and charges exactly the characters', async () => {
    const account = await app.newAccount(100);
    const { request, origin } = await app.speak(account, 'Gia\u0301 vé\r\n150.000đ.');
    expect(origin).toBe('rendered');
    expect(request).toMatchObject({
      status: 'SUCCESS',
      inputText: 'Giá vé\n150.000đ.',
      charCount: 16,
      number: 1,
    });
    expect(await app.money(account)).toEqual({ available: 84, held: 0, charges: [-16] });
    const { storedKey, fileSizeBytes } = request;
    const file = audioFile(app.folder, storedKey);
    expect((await readFile(file)).length).toBe(fileSizeBytes);
    const { cues, markup, ...summary } = request as SpeechRequestState;
    expect(await app.get(SpeechRequestsRepository).find(account, request.id)).toEqual(summary);
    expect(cues).not.toHaveLength(0);
    expect(markup).toBeNull();
  });

  it('lets 60 calls at once spend a balance for 10 exactly, and never more', async () => {
    const account = await app.newAccount(100);
    const calls = await Promise.allSettled(Array.from({ length: 60 }, () => app.speak(account, TEN_CHARS)));
    const refusals = calls.filter((call) => call.status === 'rejected').map((call) => call.reason as unknown);
    expect(calls.filter((call) => call.status === 'fulfilled')).toHaveLength(10);
    expect(refusals).toHaveLength(50);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(InsufficientCredits);
    expect(await app.money(account)).toEqual({ available: 0, held: 0, charges: Array(10).fill(-10) });
    const numbers = (await app.requests(account)).map(({ number }) => number);
    expect(numbers).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('lets 20 calls at once spend the budget of a key exactly, and gives back what fails', async () => {
    const account = await app.newAccount(1000);
    const { apiKey } = await app.get(IssueKey).execute(account, 'limited', { dailyCreditLimit: 25 });
    const speak = () => app.speak(account, TEN_CHARS, { keyId: apiKey.id });
    const spent = async () =>
      (await app.get(ApiKeysRepository).spending(account, app.clock.now())).get(apiKey.id);

    jest.spyOn(app.get(AudioStore), 'put').mockRejectedValueOnce(new Error('broken'));
    await expect(speak()).rejects.toBeInstanceOf(SynthesisFailed);
    expect(await spent()).toEqual({ today: 0, thisMonth: 0 });

    const calls = await Promise.allSettled(Array.from({ length: 20 }, speak));
    const refusals = calls.filter((call) => call.status === 'rejected').map((call) => call.reason as unknown);
    expect(refusals).toHaveLength(18);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(KeyBudgetUsedUp);
    expect(await spent()).toEqual({ today: 20, thisMonth: 20 });
    await app.speak(account, TEN_CHARS); // the account is not limited
    expect(await app.money(account)).toEqual({ available: 970, held: 0, charges: [-10, -10, -10] });
  });

  it('stores nothing for a caller without enough credits', async () => {
    const account = await app.newAccount(9);
    await expect(app.speak(account, TEN_CHARS)).rejects.toBeInstanceOf(InsufficientCredits);
    expect(await app.requests(account)).toEqual([]);
    expect(await app.money(account)).toEqual({ available: 9, held: 0, charges: [] });
  });

  it.each([
    ['emoji alone', { inputText: '😀🎉' }, 'input_text'],
    ['white space', { inputText: ' \u3000\n' }, 'input_text'],
    ['an unknown voice', { inputText: 'a', speakerId: 'vi-north-female-01' }, 'speaker_id'],
    ['too fast', { inputText: 'a', speed: 4.01 }, 'speed'],
  ])('refuses %s and charges nothing', async (_name, parameters, field) => {
    const account = await app.newAccount(100);
    const refusal = await app.speak(account, '', { parameters }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(InvalidParameters);
    expect((refusal as InvalidParameters).faults[0]?.field).toBe(field);
    expect(await app.requests(account)).toEqual([]);
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
  });

  it('releases the credits when the file cannot be stored', async () => {
    const account = await app.newAccount(100);
    jest.spyOn(app.get(AudioStore), 'put').mockRejectedValue(new Error('ENOSPC: no space left on device'));
    await expect(app.speak(account, 'Đĩa đầy.')).rejects.toBeInstanceOf(SynthesisFailed);
    const [request] = await app.requests(account);
    expect(request).toMatchObject({ status: 'FAILED', errorCode: 'SYNTHESIS_FAILED', expiresAt: null });
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
  });

  it('gives nobody the audio of a request that has expired meanwhile', async () => {
    const account = await app.newAccount(100);
    const store = app.get(AudioStore);
    const before = await app.storedKeys();
    const put = store.put.bind(store);
    jest.spyOn(store, 'put').mockImplementation(async (key, bytes) => {
      await put(key, bytes);
      app.clock.moveOn(91);
      expect(await app.get(FailExpiredRequests).execute()).toBe(1);
    });
    await expect(app.speak(account, 'Quá muộn.')).rejects.toBeInstanceOf(SynthesisFailed);
    expect((await app.requests(account))[0]).toMatchObject({ status: 'FAILED', durationSec: null });
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
    expect(await app.storedKeys()).toEqual(before);
  });
});

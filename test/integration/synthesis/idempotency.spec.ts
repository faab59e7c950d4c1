import { CreditLedger, InsufficientCredits } from '../../../src/accounts';
import { InvalidParameters } from '../../../src/shared/domain/domain-error';
import { IdempotencyKeyReused } from '../../../src/shared/domain/idempotency.errors';
import { FindEarlierRequest } from '../../../src/synthesis/application/idempotency';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { SpeechRequestsRepository } from '../../../src/synthesis/application/ports/speech-requests.repository';
import { SynthesisFailed } from '../../../src/speech/domain/speech-failure';
import type { SpeechRequestState } from '../../../src/synthesis/domain/speech-request';
import { IdempotencyInProgress } from '../../../src/synthesis/domain/synthesis.errors';
import { SpeechApplication } from '../../harness/speech-application';

const TEXT = 'Xin chào.';

describe('A call with an Idempotency-Key', () => {
  let app: SpeechApplication;
  beforeAll(async () => (app = await SpeechApplication.start()));
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  it('is answered from the first one, and charged once, even when the credits are used up', async () => {
    const account = await app.newAccount(TEXT.length);
    const first = await app.speak(account, TEXT, { idempotencyKey: 'k' });
    const repeat = await app.speak(account, TEXT, {
      parameters: { inputText: TEXT, speed: 1, volume: 100, audioType: 'mp3', readingOff: [] },
      idempotencyKey: 'k',
    });
    const { cues: _, markup: _markup, ...summary } = first.request as SpeechRequestState;
    expect(repeat).toEqual({ request: summary, origin: 'replayed' });
    expect(await app.money(account)).toEqual({ available: 0, held: 0, charges: [-TEXT.length] });
  });

  it('is refused with another body', async () => {
    const account = await app.newAccount(100);
    await app.speak(account, TEXT, { idempotencyKey: 'k' });
    for (const parameters of [{ inputText: 'Khác.' }, { inputText: TEXT, speed: 1.5 }]) {
      const repeat = app.speak(account, '', { parameters, idempotencyKey: 'k' });
      await expect(repeat).rejects.toBeInstanceOf(IdempotencyKeyReused);
    }
    expect((await app.money(account)).charges).toHaveLength(1);
  });

  it('belongs to one account', async () => {
    const [one, other] = [await app.newAccount(100), await app.newAccount(100)];
    const first = await app.speak(one, TEXT, { idempotencyKey: 'k' });
    const second = await app.speak(other, TEXT, { idempotencyKey: 'k' });
    expect(second.origin).toBe('rendered');
    expect(second.request.id).not.toBe(first.request.id);
  });

  it.each([
    ['with credits for all', 1000],
    ['with credits for one', TEXT.length],
  ])('makes twins at the same time one request, %s', async (_name, credits) => {
    const account = await app.newAccount(credits);
    const twins = await Promise.allSettled(
      Array.from({ length: 12 }, () => app.speak(account, TEXT, { idempotencyKey: 'twin' })),
    );
    const made = twins.filter((twin) => twin.status === 'fulfilled' && twin.value.origin !== 'replayed');
    expect(made).toHaveLength(1);
    for (const twin of twins) {
      if (twin.status === 'rejected') expect(twin.reason).toBeInstanceOf(IdempotencyInProgress);
    }
    expect(await app.requests(account)).toHaveLength(1);
    expect(await app.money(account)).toEqual({
      available: credits - TEXT.length,
      held: 0,
      charges: [-TEXT.length],
    });
  });

  it('is refused while the first one runs', async () => {
    const account = await app.newAccount(100);
    const store = app.get(AudioStore);
    const put = store.put.bind(store);
    const call = () => app.speak(account, 'Đang đọc.', { idempotencyKey: 'k' });
    jest.spyOn(store, 'put').mockImplementationOnce(async (key, bytes) => {
      await expect(call()).rejects.toBeInstanceOf(IdempotencyInProgress);
      await put(key, bytes);
    });
    expect((await call()).request.status).toBe('SUCCESS');
  });

  it('has the answer of the first one that is settled just now, which waits for nobody', async () => {
    const account = await app.newAccount(100);
    const ledger = app.get(CreditLedger);
    const charge = ledger.charge.bind(ledger);
    let goOn = (): void => undefined;
    const waited = new Promise<void>((resolve) => (goOn = resolve));
    const settling = new Promise<void>((resolve) => {
      jest.spyOn(ledger, 'charge').mockImplementationOnce(async (id) => {
        resolve();
        await waited;
        await charge(id);
      });
    });
    const call = () => app.speak(account, 'Đang ghi sổ.', { idempotencyKey: 'k' });
    const first = call();
    await settling;
    jest.spyOn(app.get(FindEarlierRequest), 'execute').mockResolvedValueOnce(null); // it had looked a moment before
    const add = jest.spyOn(app.get(SpeechRequestsRepository), 'add');
    const repeat = call();
    await app.untilLocked(1); // the repeat, for the account
    goOn();
    const ids = (await Promise.all([first, repeat])).map(({ request }) => request.id);
    expect(new Set(ids).size).toBe(1);
    expect(add).toHaveBeenCalledTimes(1); // no deadlock has undone it
    expect((await first).request.status).toBe('SUCCESS');
    expect((await app.money(account)).charges).toHaveLength(1);
  });

  it('is a new attempt after the first one failed', async () => {
    const account = await app.newAccount(100);
    jest.spyOn(app.get(AudioStore), 'put').mockRejectedValueOnce(new Error('EIO'));
    const text = 'Làm lại.';
    const call = () => app.speak(account, text, { idempotencyKey: 'k' });
    await expect(call()).rejects.toBeInstanceOf(SynthesisFailed);
    expect((await call()).origin).toBe('rendered');
    expect((await call()).origin).toBe('replayed');
    const statuses = (await app.requests(account)).map(({ status }) => status);
    expect(statuses).toEqual(['SUCCESS', 'FAILED']);
    expect((await app.money(account)).charges).toEqual([-text.length]);
  });

  it('does not spare a caller who cannot pay', async () => {
    const account = await app.newAccount(1);
    const call = app.speak(account, TEXT, { idempotencyKey: 'k' });
    await expect(call).rejects.toBeInstanceOf(InsufficientCredits);
  });

  it.each(['', 'hai chữ', 'khoá', 'a'.repeat(129), 'a\tb'])(
    'is refused with the key %j',
    async (idempotencyKey) => {
      const account = await app.newAccount(100);
      const refusal = await app.speak(account, TEXT, { idempotencyKey }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(InvalidParameters);
      expect((refusal as InvalidParameters).faults[0]?.field).toBe('Idempotency-Key');
    },
  );
});

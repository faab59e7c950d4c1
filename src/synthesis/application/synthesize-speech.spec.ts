import { Logger } from '@nestjs/common';
import { InMemorySynthesis } from '../../../test/harness/in-memory/in-memory-synthesis';
import { RetriedTransaction } from '../../../test/harness/in-memory/retried-transaction';
import { InsufficientCredits } from '../../accounts';
import type { DictionaryChoice } from '../../pronunciation';
import { IdempotencyKeyReused } from '../../shared/domain/idempotency.errors';
import { EngineBusy, SynthesisFailed } from '../../speech';
import { PENDING_LIMIT_SEC, type SpeechRequestSummary } from '../domain/speech-request';
import { IdempotencyInProgress, TooManyAtOnce } from '../domain/synthesis.errors';

const TEXT = 'Xin chào.';

describe('SynthesizeSpeech', () => {
  let app: InMemorySynthesis;
  let account: string;
  beforeEach(async () => {
    app = new InMemorySynthesis();
    account = await app.newAccount(100);
  });
  afterEach(() => jest.restoreAllMocks());

  it('renders and stores the text, and charges its characters', async () => {
    const { request, origin } = await app.speak(account, TEXT);
    expect(origin).toBe('rendered');
    expect(request).toMatchObject({ status: 'SUCCESS', number: 1, charCount: 9, durationSec: 1.5 });
    expect(app.store.keys).toEqual([request.storedKey]);
    expect(request.storedKey).not.toContain(request.audioKey); // a listing of the store gives no address
    expect(await app.money(account)).toEqual({ available: 91, held: 0, charges: [-9] });
    expect(app.meter.counts.get('loa_syntheses_total fake SUCCESS')).toBe(1);
    expect(app.meter.counts.get('loa_synthesis_characters_total fake')).toBe(9);
  });

  it('holds the credits while it renders', async () => {
    app.renderer.meanwhile = async () => {
      expect(await app.money(account)).toEqual({ available: 91, held: 9, charges: [] });
    };
    await app.speak(account, TEXT);
    expect.assertions(1);
  });

  describe('with a dictionary', () => {
    const id = '7f8de1a0-6f3c-4bd5-9d5e-0d1f3a2b4c5d';
    const entries = (spoken: string) => [
      { written: 'WHO', spoken, wholeWord: true, caseSensitive: false, language: null },
    ];
    let dictionary: Parameters<InMemorySynthesis['dictionaries']['add']>[0];
    beforeEach(async () => {
      const [createdAt, updatedAt] = [app.clock.now(), app.clock.now()];
      const facts = { name: 'x', isDefault: true, version: 1, entryCount: 1, createdAt, updatedAt };
      dictionary = { id, accountId: account, ...facts };
      await app.dictionaries.add(dictionary, entries('ai'));
    });

    const revise = () => app.dictionaries.revise({ ...dictionary, version: 2 }, entries('bạn'));
    const speak = (dictionaries?: DictionaryChoice[], idempotencyKey: string | null = null) =>
      app.speak(account, 'WHO', { parameters: { inputText: 'WHO', dictionaries }, idempotencyKey });
    const said = () => app.renderer.jobs.map(({ spokenText }) => spokenText);

    it('has it read, charges what was written, and keeps the version', async () => {
      const { request } = await speak([{ id }]);
      expect(said()).toEqual(['ai']);
      expect(request.dictionaries).toEqual([{ id, version: 1 }]);
      expect((await app.money(account)).charges).toEqual([-3]);
    });

    it('takes the default ones where none are named', async () => {
      expect((await speak()).request.dictionaries).toEqual([{ id, version: 1 }]);
      expect((await speak([])).request.dictionaries).toEqual([]);
      expect(said()[0]).toBe('ai');
      expect(said()[1]).not.toBe('ai');
    });

    it('reuses a recording of the same version only', async () => {
      expect((await speak()).origin).toBe('rendered');
      expect((await speak([{ id }])).origin).toBe('reused');
      await revise();
      expect((await speak()).origin).toBe('rendered');
      expect((await speak([{ id, version: 1 }])).origin).toBe('reused');
      expect((await speak([])).origin).toBe('rendered');
    });

    it('replays a call after the dictionary has changed, and after it is deleted', async () => {
      for (const choice of [undefined, [{ id }], [{ id, version: 1 }]]) {
        const key = `key ${JSON.stringify(choice)}`.replaceAll(' ', '-');
        const { request } = await speak(choice, key);
        await revise();
        expect(await speak(choice, key)).toMatchObject({ origin: 'replayed', request: { id: request.id } });
      }
      await app.dictionaries.remove(dictionary, app.clock.now());
      expect((await speak([{ id }], 'key-[{"id":"' + id + '"}]')).origin).toBe('replayed');
      await expect(speak([], 'key-undefined')).rejects.toThrow(IdempotencyKeyReused);
    });

    it('is told of a dictionary that it does not have, and charged nothing', async () => {
      const other = await app.newAccount(100);
      const call = app.speak(other, 'WHO', { parameters: { inputText: 'WHO', dictionaries: [{ id }] } });
      await expect(call).rejects.toMatchObject({ faults: [{ field: 'dictionaries[0].id' }] });
      expect(await app.money(other)).toEqual({ available: 100, held: 0, charges: [] });
    });

    it('still renders a request that was opened before the dictionary was deleted', async () => {
      app.renderer.meanwhile = () => app.dictionaries.remove(dictionary, app.clock.now());
      expect((await speak()).request.status).toBe('SUCCESS');
    });

    it('refuses what entries make far too long, before it is read', async () => {
      await app.dictionaries.revise({ ...dictionary, version: 2 }, entries('một '.repeat(70)));
      const text = 'WHO '.repeat(20);
      const call = app.speak(account, text);
      await expect(call).rejects.toMatchObject({
        faults: [{ field: 'input_text', code: 'SPOKEN_TOO_LONG' }],
      });
    });
  });

  describe('when the same was rendered before', () => {
    let first: SpeechRequestSummary;
    beforeEach(async () => ({ request: first } = await app.speak(account, TEXT)));

    it('reuses the recording, at the same price, under an address of its own', async () => {
      const { request, origin } = await app.speak(account, TEXT);
      expect(origin).toBe('reused');
      expect(request).toMatchObject({ status: 'SUCCESS', storedKey: first.storedKey, durationSec: 1.5 });
      expect(request.audioKey).not.toBe(first.audioKey);
      expect(app.renderer.jobs).toHaveLength(1);
      expect(await app.money(account)).toEqual({ available: 82, held: 0, charges: [-9, -9] });
      expect(app.meter.counts.get('loa_syntheses_total fake REUSED')).toBe(1);
    });

    it.each([
      ['short', 199, ['rendered', 'reused']],
      ['long', 200, ['shared', 'reused']],
    ])('lets another account have a %s text as if nobody had had it', async (_name, length, origins) => {
      const text = 'a'.repeat(length);
      const [owner, other] = [await app.newAccount(length), await app.newAccount(2 * length)];
      const made = await app.speak(owner, text);
      const [one, again] = [await app.speak(other, text), await app.speak(other, text)];
      expect([made, one, again].map(({ origin }) => origin)).toEqual(['rendered', ...origins]);
      expect(new Set([made, one, again].map(({ request }) => request.audioKey)).size).toBe(3);
      expect(await app.money(other)).toEqual({ available: 0, held: 0, charges: [-length, -length] });
    });

    it('does so while the engine is down', async () => {
      app.engine.isUp = false;
      expect((await app.speak(account, TEXT)).origin).toBe('reused');
    });

    it('renders another voice, and a damaged file, again', async () => {
      jest.spyOn(Logger.prototype, 'error').mockImplementation(); // tells which file is damaged
      const parameters = { inputText: TEXT, speakerId: 'vi-south-male-1' };
      expect((await app.speak(account, TEXT, { parameters })).origin).toBe('rendered');
      await app.store.put(first.storedKey, new Uint8Array(9));
      const again = await app.speak(account, TEXT);
      expect(again.origin).toBe('rendered');
      expect((await app.speak(account, TEXT)).request.storedKey).toBe(again.request.storedKey);
      const damaged = (await app.requestsOf(account)).find(({ id }) => id === first.id);
      expect(damaged?.contentHash).toBeNull(); // never offered again
    });
  });

  describe('when the database has each transaction run again', () => {
    beforeEach(async () => {
      app = new InMemorySynthesis({ pendingPerAccount: 1 }, new RetriedTransaction());
      account = await app.newAccount(100);
    });

    it('charges and counts a success once, rendered or reused', async () => {
      for (const origin of ['rendered', 'reused'] as const) {
        expect(await app.speak(account, TEXT)).toMatchObject({ origin, request: { status: 'SUCCESS' } });
      }
      expect(await app.requestsOf(account)).toMatchObject([{ number: 2 }, { number: 1 }]);
      expect(await app.money(account)).toEqual({ available: 82, held: 0, charges: [-9, -9] });
      expect(app.meter.counts.get('loa_syntheses_total fake SUCCESS')).toBe(1);
      expect(app.meter.counts.get('loa_syntheses_total fake REUSED')).toBe(1);
    });

    it('releases the credits of a failure, and counts it, once', async () => {
      app.renderer.meanwhile = () => Promise.reject(new Error('no'));
      await expect(app.speak(account, TEXT)).rejects.toBeInstanceOf(SynthesisFailed);
      expect(await app.requestsOf(account)).toMatchObject([{ number: 1, status: 'FAILED' }]);
      expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
      expect(app.meter.counts.get('loa_syntheses_total fake SYNTHESIS_FAILED')).toBe(1);
    });
  });

  it('refuses a caller without enough credits, and stores nothing', async () => {
    const poor = await app.newAccount(8);
    await expect(app.speak(poor, TEXT)).rejects.toBeInstanceOf(InsufficientCredits);
    expect(await app.requestsOf(poor)).toEqual([]);
    expect(await app.money(poor)).toEqual({ available: 8, held: 0, charges: [] });
  });

  it('refuses while the engine is down, before anything is held', async () => {
    app.engine.isUp = false;
    await expect(app.speak(account, TEXT)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    expect(await app.requestsOf(account)).toEqual([]);
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
  });

  describe('has texts read for nothing', () => {
    const readInMs = (tookMs: number) => {
      const read = app.textReader.read.bind(app.textReader);
      jest
        .spyOn(app.textReader, 'read')
        .mockImplementation(async (...args) => ({ ...(await read(...args)), tookMs }));
    };

    it('on the budget of the account, where they are refused after all', async () => {
      readInMs(7);
      const poor = await app.newAccount(8);
      await expect(app.speak(poor, TEXT)).rejects.toBeInstanceOf(InsufficientCredits);
      expect(app.readings.tookMs).toEqual(new Map([[poor, 7]]));
      await expect(app.speak(poor, '？')).rejects.toMatchObject({ code: 'INVALID_PARAMS' });
      expect(app.readings.tookMs).toEqual(new Map([[poor, 14]]));
    });

    it('not where they are paid for, or were not read', async () => {
      readInMs(7);
      for (const origin of ['rendered', 'reused']) {
        expect(await app.speak(account, TEXT)).toMatchObject({ origin });
      }
      await expect(app.speak(account, ' ')).rejects.toMatchObject({ code: 'INVALID_PARAMS' });
      expect([...app.readings.tookMs.values()].filter((ms) => ms > 0)).toEqual([]);
    });

    it('until the budget is used up, and has what was rendered before all the same', async () => {
      await app.speak(account, TEXT);
      app.readings.isUsedUp = true;
      await expect(app.speak(account, 'Hai.')).rejects.toThrow('used up');
      expect((await app.speak(account, TEXT)).origin).toBe('reused');
      expect(app.renderer.jobs).toHaveLength(1);
    });
  });

  it('refuses one request too many at the same time, but reuses and serves others', async () => {
    app = new InMemorySynthesis({ pendingPerAccount: 1 });
    account = await app.newAccount(100);
    const other = await app.newAccount(100);
    await app.speak(account, 'Đã đọc.');
    app.renderer.meanwhile = async () => {
      app.renderer.meanwhile = () => Promise.resolve();
      await expect(app.speak(account, 'Hai.')).rejects.toBeInstanceOf(TooManyAtOnce);
      expect((await app.money(account)).held).toBe(4);
      expect((await app.speak(account, 'Đã đọc.')).origin).toBe('reused');
      expect((await app.speak(other, 'Hai.')).origin).toBe('rendered');
    };
    await app.speak(account, 'Một.');
    expect((await app.speak(account, 'Ba.')).origin).toBe('rendered');
    expect.assertions(5);
  });

  describe('with an idempotency key', () => {
    const speak = (text = TEXT, id = account) => app.speak(id, text, { idempotencyKey: 'k' });

    it('replays the first result and charges nothing', async () => {
      const { request } = await speak();
      const repeat = await speak();
      expect(repeat).toMatchObject({ origin: 'replayed', request: { id: request.id } });
      expect((await app.money(account)).charges).toEqual([-9]);
    });

    it('refuses another text', async () => {
      await speak();
      await expect(speak('Khác.')).rejects.toBeInstanceOf(IdempotencyKeyReused);
    });

    it('refuses while the first call is not finished', async () => {
      app.renderer.meanwhile = () => expect(speak()).rejects.toBeInstanceOf(IdempotencyInProgress);
      expect((await speak()).origin).toBe('rendered');
      expect.assertions(2);
    });

    it.each([new SynthesisFailed('no'), new EngineBusy(3)])('tries again after $code', async (failure) => {
      app.renderer.meanwhile = () => Promise.reject(failure);
      await expect(speak()).rejects.toBe(failure);
      app.renderer.meanwhile = () => Promise.resolve();
      expect((await speak()).origin).toBe('rendered');
      expect((await speak()).origin).toBe('replayed');
    });

    it.each([
      ['with credits for all', 1000],
      ['with credits for one', TEXT.length],
    ])('replays a twin that was faster, %s', async (_name, credits) => {
      const id = await app.newAccount(credits);
      const read = app.textReader.read.bind(app.textReader);
      jest.spyOn(app.textReader, 'read').mockImplementationOnce(async (...args) => {
        expect((await speak(TEXT, id)).origin).toBe('rendered'); // after the slower one looked for a twin
        return read(...args);
      });
      expect((await speak(TEXT, id)).origin).toBe('replayed');
      expect((await app.money(id)).charges).toEqual([-9]);
    });
  });

  it('releases the credits when rendering fails', async () => {
    app.renderer.meanwhile = () => Promise.reject(new SynthesisFailed('no'));
    await expect(app.speak(account, TEXT)).rejects.toThrow('Speech synthesis failed: no.');
    expect(await app.requestsOf(account)).toMatchObject([{ status: 'FAILED', contentHash: null }]);
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
    expect(app.meter.counts.get('loa_syntheses_total fake SYNTHESIS_FAILED')).toBe(1);
  });

  it('leaves the request PENDING when the database fails in the last step, until it expires', async () => {
    jest.spyOn(app.ledger, 'charge').mockRejectedValueOnce(new Error('connection lost'));
    await expect(app.speak(account, TEXT)).rejects.toThrow('connection lost');
    expect(await app.requestsOf(account)).toMatchObject([{ status: 'PENDING', durationSec: null }]);
    expect(await app.money(account)).toEqual({ available: 91, held: 9, charges: [] });
    app.clock.moveOn(PENDING_LIMIT_SEC + 1);
    expect(await app.failExpiredRequests.execute()).toBe(1);
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
  });
});

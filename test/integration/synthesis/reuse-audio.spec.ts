import type { SemioticClass } from '../../../src/text-normalization';
import { randomUUID } from 'node:crypto';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { InsufficientCredits } from '../../../src/accounts';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { ExpireAudio } from '../../../src/synthesis/application/maintenance/expire-audio';
import { openStretches } from '../../../src/synthesis/application/stored-stretches';
import { FindAudio } from '../../../src/synthesis/application/queries/find-audio';
import { AudioCache } from '../../../src/synthesis/application/audio-cache/audio-cache';
import { MakeSubtitles } from '../../../src/synthesis/application/queries/make-subtitles';
import { RemoveOrphanAudio } from '../../../src/synthesis/application/maintenance/remove-orphan-audio';
import { type SpeechParameters, synthesisSpec } from '../../../src/synthesis/application/synthesis-spec';
import { SpeechRequestsRepository } from '../../../src/synthesis/application/ports/speech-requests.repository';
import { Speakers } from '../../../src/speech';
import { SpeechRenderer } from '../../../src/speech/rendering/speech-renderer';
import { REUSE_MARGIN_SEC } from '../../../src/synthesis/domain/recording';
import { SynthesisFailed } from '../../../src/speech/domain/speech-failure';
import { AudioExpired, IdempotencyInProgress } from '../../../src/synthesis/domain/synthesis.errors';
import { EngineRegistry } from '../../../src/speech/engines/engine-registry';
import { audioFile } from '../../harness/audio-file';
import { SpeechApplication } from '../../harness/speech-application';

const HOUR_SEC = 3600;
const LIFETIME_SEC = 72 * HOUR_SEC;
const CREDITS = 20_000;

describe('Reuse of stored audio', () => {
  let app: SpeechApplication;
  let account: string;
  let other: string;
  let text: string;
  beforeAll(async () => (app = await SpeechApplication.start()));
  beforeEach(async () => {
    [account, other] = [await app.newAccount(CREDITS), await app.newAccount(CREDITS)];
    text = `Số ${randomUUID()}, ${'rồi một câu nữa, '.repeat(12)}thế thôi.`; // never rendered before; long
  });
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  const fileOf = ({ storedKey }: { storedKey: string }): string => audioFile(app.folder, storedKey);
  const bytesOf = async (request: { audioKey: string }): Promise<Buffer> => {
    const { stretches, sizeBytes } = await app.get(FindAudio).execute(`${request.audioKey}.mp3`);
    const whole = { first: 0, last: sizeBytes - 1 };
    const chunks: Uint8Array[] = [];
    for await (const chunk of await openStretches(app.get(AudioStore), stretches, whole)) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  const lookUp = () =>
    app
      .get(AudioCache)
      .lookUp({ ...synthesisSpec({ inputText: text }, app.get(Speakers)), dictionaries: [] }, account);
  const expectLedgerInOrder = async (): Promise<void> => {
    for (const { name, sql } of ledgerChecks) expect([name, await app.query(sql)]).toEqual([name, []]);
  };

  it('charges a second account as the first, asks no engine, and gives it an address of its own', async () => {
    const first = await app.speak(account, text);
    const render = jest.spyOn(app.get(SpeechRenderer), 'render');
    const put = jest.spyOn(app.get(AudioStore), 'put');
    const second = await app.speak(other, text);
    expect([first.origin, second.origin]).toEqual(['rendered', 'shared']);
    expect(render).not.toHaveBeenCalled();
    expect(put).not.toHaveBeenCalled();
    expect(second.request).toMatchObject({
      status: 'SUCCESS',
      accountId: other,
      number: 1,
      storedKey: first.request.storedKey,
      durationSec: first.request.durationSec,
      fileSizeBytes: first.request.fileSizeBytes,
    });
    expect(second.request.audioKey).not.toBe(first.request.audioKey);
    expect((await bytesOf(second.request)).equals(await bytesOf(first.request))).toBe(true);
    for (const id of [account, other]) {
      const credits = text.length;
      expect(await app.money(id)).toEqual({ available: CREDITS - credits, held: 0, charges: [-credits] });
    }
    const subtitles = app.get(MakeSubtitles);
    expect(await subtitles.execute(other, second.request.id, 'srt')).toBe(
      await subtitles.execute(account, first.request.id, 'srt'),
    );
    await expectLedgerInOrder();
  });

  it.each<[string, Partial<SpeechParameters>]>([
    ['speed', { speed: 1.01 }],
    ['pitch', { pitch: 0.9 }],
    ['volume', { volume: 99 }],
    ['format', { audioType: 'wav' }],
    ['voice', { speakerId: 'vi-south-male-1' }],
    ['reading', { readingOff: ['emoji'] }],
    ['text', { inputText: 'Khác.' }],
  ])('is not for another %s', async (_name, parameters) => {
    await app.speak(account, text);
    const changed = { parameters: { inputText: text, ...parameters } };
    expect((await app.speak(account, text, changed)).origin).toBe('rendered');
  });

  it('is not where another reading was chosen', async () => {
    const inputText = 'Trận lượt về 2-1.';
    const chosen = (kind: SemioticClass) => ({
      parameters: { inputText, readingChoose: [{ start: 13, end: 16, class: kind }] },
    });
    await app.speak(account, inputText, chosen('score'));
    expect((await app.speak(account, inputText, chosen('range'))).origin).toBe('rendered');
    expect((await app.speak(account, inputText, chosen('score'))).origin).toBe('reused');
  });

  it('is for another spelling of the same request', async () => {
    await app.speak(account, `${text}\nMột ngày.`);
    const parameters = { inputText: `${text}\r\nMột ngày.`.normalize('NFD'), speed: 1, readingOff: [] };
    expect((await app.speak(other, '', { parameters })).origin).toBe('shared');
  });

  it('is not for another version of the engine', async () => {
    await app.speak(account, text);
    jest.spyOn(app.get(EngineRegistry), 'versionOf').mockReturnValue('1.52');
    expect((await app.speak(account, text)).origin).toBe('rendered');
  });

  it('works while the engine is down', async () => {
    await app.speak(account, text);
    jest.spyOn(app.get(EngineRegistry), 'requireAvailable').mockImplementation(() => {
      throw new Error('the engine is down');
    });
    expect((await app.speak(account, text)).origin).toBe('reused');
    await expect(app.speak(account, 'Chưa ai đọc.')).rejects.toThrow('the engine is down');
  });

  it('refuses who cannot pay, as ever', async () => {
    await app.speak(account, text);
    const poor = await app.newAccount(text.length - 1);
    await expect(app.speak(poor, text)).rejects.toBeInstanceOf(InsufficientCredits);
    expect(await app.requests(poor)).toEqual([]);
    expect(await app.money(poor)).toEqual({ available: text.length - 1, held: 0, charges: [] });
  });

  it('keeps no failure', async () => {
    jest.spyOn(app.get(SpeechRenderer), 'render').mockRejectedValueOnce(new SynthesisFailed('no'));
    await expect(app.speak(account, text)).rejects.toBeInstanceOf(SynthesisFailed);
    expect((await app.speak(account, text)).origin).toBe('rendered');
  });

  it('leaves replays what they are', async () => {
    await app.speak(account, text);
    const call = () => app.speak(other, text, { idempotencyKey: 'k' });
    const [first, repeat] = [await call(), await call()];
    expect([first.origin, repeat.origin]).toEqual(['shared', 'replayed']);
    expect(repeat.request.id).toBe(first.request.id);
    expect((await app.money(other)).charges).toHaveLength(1);
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['missing', (file) => rm(file)],
    ['cut short', (file) => truncate(file, 1000)],
    ['altered', (file) => writeFile(file, 'X', { flag: 'r+' })],
  ])('does not use a file that is %s, ever again', async (_name, damage) => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const { request } = await app.speak(account, text);
    expect((await app.speak(account, text)).origin).toBe('reused'); // sound until now
    await damage(fileOf(request));
    const again = await app.speak(other, text);
    expect(again.origin).toBe('rendered');
    expect(log).toHaveBeenCalledWith(expect.stringContaining(request.storedKey));
    const next = await app.speak(account, text);
    expect([next.origin, next.request.storedKey]).toEqual(['shared', again.request.storedKey]);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('renders again when the store cannot be read, and tries the file again later', async () => {
    await app.speak(account, text);
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    jest.spyOn(app.get(AudioStore), 'open').mockRejectedValueOnce(new Error('EIO'));
    expect((await app.speak(account, text)).origin).toBe('rendered');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('EIO'));
    expect((await lookUp()).recording).not.toBeNull();
  });

  it('reads a file once, and again after a time', async () => {
    await app.speak(account, text);
    const open = jest.spyOn(app.get(AudioStore), 'open');
    for (let call = 0; call < 3; call += 1) await app.speak(account, text);
    expect(open).toHaveBeenCalledTimes(1);
    app.clock.moveOn(601);
    expect((await app.speak(account, text)).origin).toBe('reused');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('reads a file once for all who ask at the same time', async () => {
    const { request } = await app.speak(account, text);
    const open = jest.spyOn(app.get(AudioStore), 'open');
    const found = await Promise.all([1, 2, 3].map(() => lookUp()));
    for (const { recording } of found) expect(recording).toMatchObject({ storedKey: request.storedKey });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('renders again when the store does not answer in time', async () => {
    await app.speak(account, text);
    jest.spyOn(app.get(AudioStore), 'open').mockReturnValue(new Promise(() => {}));
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    expect((await app.speak(account, text)).origin).toBe('rendered');
  });

  it('gives each its own time, and deletes the file with the last', async () => {
    const first = (await app.speak(account, text)).request;
    app.clock.moveOn(LIFETIME_SEC - HOUR_SEC);
    const second = (await app.speak(other, text)).request;
    expect(second.storedKey).toBe(first.storedKey);
    app.clock.moveOn(HOUR_SEC + 1);
    const task = app.get(ExpireAudio);
    await Promise.all([task.execute(), task.execute()]);
    await expect(app.get(FindAudio).execute(`${first.audioKey}.mp3`)).rejects.toBeInstanceOf(AudioExpired);
    await expect(app.get(MakeSubtitles).execute(account, first.id, 'vtt')).rejects.toBeInstanceOf(
      AudioExpired,
    );
    expect((await app.requests(account))[0]?.audioDeletedAt).not.toBeNull();
    expect((await app.requests(other))[0]?.audioDeletedAt).toBeNull();
    expect(await bytesOf(second)).toHaveLength(second.fileSizeBytes!);
    expect(await app.get(MakeSubtitles).execute(other, second.id, 'vtt')).toContain('WEBVTT');
    expect((await app.speak(account, text)).origin).toBe('rendered'); // who made it keeps it no more

    app.clock.moveOn(LIFETIME_SEC - HOUR_SEC);
    await task.execute();
    expect(await app.storedKeys()).not.toContain(first.storedKey);
    expect((await app.requests(other))[0]?.audioDeletedAt).not.toBeNull();
  });

  it('does not reuse a recording that has nearly expired', async () => {
    await app.speak(account, text);
    app.clock.moveOn(LIFETIME_SEC - REUSE_MARGIN_SEC + 1);
    expect((await app.speak(account, text)).origin).toBe('rendered');
  });

  it('loses no file to the tasks that run while a request begins to reuse it', async () => {
    const { request } = await app.speak(account, text);
    app.clock.moveOn(LIFETIME_SEC - REUSE_MARGIN_SEC - 60);
    const repository = app.get(SpeechRequestsRepository);
    const add = repository.add.bind(repository);
    jest.spyOn(repository, 'add').mockImplementationOnce(async (reusing, leaseSec) => {
      app.clock.moveOn(REUSE_MARGIN_SEC); // as slow as it can be
      await app.get(ExpireAudio).execute();
      await app.get(RemoveOrphanAudio).execute();
      await add(reusing, leaseSec);
    });
    const reused = await app.speak(other, text);
    expect(reused.origin).toBe('shared');
    app.clock.moveOn(120);
    await app.get(ExpireAudio).execute();
    await app.get(RemoveOrphanAudio).execute();
    expect(await bytesOf(reused.request)).toHaveLength(request.fileSizeBytes!);
  });

  it('charges nothing when the process dies between charging and adding the request', async () => {
    await app.speak(account, text);
    jest.spyOn(app.get(SpeechRequestsRepository), 'add').mockRejectedValueOnce(new Error('gone'));
    await expect(app.speak(other, text)).rejects.toThrow('gone');
    expect(await app.money(other)).toEqual({ available: CREDITS, held: 0, charges: [] });
    expect((await app.speak(other, text)).request.number).toBe(1);
    await expectLedgerInOrder();
  });

  it('charges each of 20 identical calls at the same time', async () => {
    const calls = Array.from({ length: 20 }, (_, index) => app.speak(index % 2 ? account : other, text));
    const outcomes = await Promise.all(calls);
    expect(new Set(outcomes.map(({ request }) => request.audioKey)).size).toBe(20);
    for (const id of [account, other]) {
      expect((await app.money(id)).charges).toEqual(Array(10).fill(-text.length));
    }
    const later = await Promise.all(Array.from({ length: 20 }, () => app.speak(account, text)));
    expect(later.map(({ origin }) => origin)).not.toContain('rendered');
    await expectLedgerInOrder();
  });

  it('spends a balance exactly, whatever is rendered, reused or replayed at the same time', async () => {
    const texts = ['Một.', 'Hai.', 'Ba bốn.'];
    const call = fc.record({
      text: fc.constantFrom(...texts),
      key: fc.option(fc.constantFrom('a', 'b')),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(call, { minLength: 5, maxLength: 15 }),
        fc.nat(60),
        async (calls, credits) => {
          const id = await app.newAccount(credits);
          const outcomes = await Promise.allSettled(
            calls.map(({ text, key }) =>
              app.speak(id, text, { idempotencyKey: key && `${key}${texts.indexOf(text)}` }),
            ),
          );
          for (const outcome of outcomes) {
            if (outcome.status === 'fulfilled') continue;
            expect([InsufficientCredits, IdempotencyInProgress]).toContain(outcome.reason.constructor);
          }
          const paid = outcomes.flatMap((outcome) =>
            outcome.status === 'fulfilled' && outcome.value.origin !== 'replayed'
              ? [outcome.value.request.charCount]
              : [],
          );
          const { available, held, charges } = await app.money(id);
          expect(charges.map((charge) => -charge).sort()).toEqual(paid.sort());
          expect([held, available]).toEqual([0, credits - paid.reduce((sum, cost) => sum + cost, 0)]);
          const numbers = (await app.requests(id)).map(({ number }) => number);
          expect(numbers).toEqual(paid.map((_, index) => paid.length - index));
        },
      ),
      { numRuns: 15 },
    );
    await expectLedgerInOrder();
  });
});

import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { CreditLedger } from '../../../src/accounts';
import { AudioRecords } from '../../../src/synthesis/application/ports/audio-records';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { ExpireAudio } from '../../../src/synthesis/application/maintenance/expire-audio';
import { FailExpiredRequests } from '../../../src/synthesis/application/maintenance/fail-expired-requests';
import { FindAudio } from '../../../src/synthesis/application/queries/find-audio';
import { MakeSubtitles } from '../../../src/synthesis/application/queries/make-subtitles';
import { RemoveOrphanAudio } from '../../../src/synthesis/application/maintenance/remove-orphan-audio';
import { AudioExpired, AudioNotFound } from '../../../src/synthesis/domain/synthesis.errors';
import { SynthesisFailed } from '../../../src/speech/domain/speech-failure';
import { audioFile } from '../../harness/audio-file';
import { SpeechApplication } from '../../harness/speech-application';

const HOUR_SEC = 3600;

describe('The scheduled tasks of Synthesis', () => {
  let app: SpeechApplication;
  /** Ends each request that was left: its lease would be renewed for ever, and keep this process alive. */
  let left: (() => Promise<void>)[];
  beforeEach(async () => {
    left = [];
    app = await SpeechApplication.start();
  });
  afterEach(async () => {
    for (const end of left) await end();
    await app.close();
  });
  afterEach(() => jest.restoreAllMocks());

  /** Leaves a request PENDING, as a process does that dies while it stores the audio. */
  async function leavePending(account: string, text: string): Promise<void> {
    let endStoring = (): void => undefined;
    const stored = new Promise<void>((resolve) => (endStoring = resolve));
    let isStoring: () => void;
    const storing = new Promise<void>((resolve) => (isStoring = resolve));
    jest.spyOn(app.get(AudioStore), 'put').mockImplementationOnce(() => {
      isStoring();
      return stored;
    });
    const told = expect(app.speak(account, text, { idempotencyKey: 'k' })).rejects.toThrow(SynthesisFailed);
    left.push(async () => {
      endStoring();
      await told; // too late: it has been failed
    });
    await storing;
  }

  it('fails expired requests once, and releases their credits', async () => {
    const account = await app.newAccount(100);
    for (const _ of [1, 2, 3]) await leavePending(await app.newAccount(5), 'Chào.');
    await leavePending(account, 'Chào.');
    expect(await app.money(account)).toEqual({ available: 95, held: 5, charges: [] });
    const task = app.get(FailExpiredRequests);
    app.clock.moveOn(89);
    expect(await task.execute()).toBe(0);
    app.clock.moveOn(2);
    const failed = await Promise.all([task.execute(), task.execute(), task.execute()]);
    expect(failed.reduce((sum, count) => sum + count)).toBe(4);
    expect(await app.money(account)).toEqual({ available: 100, held: 0, charges: [] });
    expect((await app.requests(account))[0]).toMatchObject({
      status: 'FAILED',
      errorCode: 'SYNTHESIS_FAILED',
      idempotencyKey: null,
    });
  });

  it('goes past a request that it cannot fail, says which, and tries it again the next time', async () => {
    const accounts: string[] = [];
    for (const text of ['Một.', 'Hai.', 'Ba.']) {
      accounts.push(await app.newAccount(5));
      await leavePending(accounts.at(-1)!, text);
    }
    const [stuck] = await app.requests(accounts[0]!);
    app.clock.moveOn(91);
    const ledger = app.get(CreditLedger);
    const release = ledger.release.bind(ledger);
    const task = app.get(FailExpiredRequests);
    jest
      .spyOn(ledger, 'release')
      .mockImplementation((id) =>
        id === stuck?.id ? Promise.reject(new Error('no balance to release to')) : release(id),
      );
    await expect(task.execute()).rejects.toThrow(stuck?.id);
    for (const [index, account] of accounts.entries()) {
      expect((await app.requests(account))[0]?.status).toBe(index === 0 ? 'PENDING' : 'FAILED');
      expect((await app.money(account)).held).toBe(index === 0 ? 4 : 0);
    }
    jest.restoreAllMocks();
    expect(await task.execute()).toBe(1);
    expect((await app.money(accounts[0]!)).held).toBe(0);
  });

  it('deletes expired audio and keeps the request', async () => {
    const account = await app.newAccount(100);
    const { request } = await app.speak(account, 'Chào.');
    const file = `${request.audioKey}.mp3`;
    const task = app.get(ExpireAudio);

    app.clock.moveOn(71.9 * HOUR_SEC);
    await task.execute();
    expect(await app.get(FindAudio).execute(file)).toMatchObject({ sizeBytes: request.fileSizeBytes });
    expect(await app.get(MakeSubtitles).execute(account, request.id, 'srt')).toContain('Chào.');

    app.clock.moveOn(0.2 * HOUR_SEC);
    await expect(app.get(FindAudio).execute(file)).rejects.toBeInstanceOf(AudioExpired);
    const subtitles = app.get(MakeSubtitles).execute(account, request.id, 'srt');
    await expect(subtitles).rejects.toBeInstanceOf(AudioExpired);
    expect(await app.storedKeys()).toEqual([request.storedKey]);
    await Promise.all([task.execute(), task.execute()]);
    expect(await app.storedKeys()).toEqual([]);
    const [kept] = await app.requests(account);
    expect(kept).toMatchObject({ status: 'SUCCESS', id: request.id });
    expect(kept?.audioDeletedAt).not.toBeNull();
    await expect(app.get(FindAudio).execute(file)).rejects.toBeInstanceOf(AudioExpired);
  });

  it('notes only what it deleted', async () => {
    const account = await app.newAccount(100);
    const { request } = await app.speak(account, 'Chào.');
    app.clock.moveOn(73 * HOUR_SEC);
    jest.spyOn(app.get(AudioStore), 'remove').mockRejectedValueOnce(new Error('EACCES'));
    await expect(app.get(ExpireAudio).execute()).rejects.toThrow('could not be deleted');
    expect((await app.requests(account))[0]?.audioDeletedAt).toBeNull();
    await app.get(ExpireAudio).execute();
    expect(await app.storedKeys()).not.toContain(request.storedKey);
  });

  it('deletes files that belong to no request, once they are old', async () => {
    const account = await app.newAccount(100);
    const { request } = await app.speak(account, 'Chào.');
    const [old, young] = [randomBytes(20).toString('hex'), randomBytes(20).toString('hex')];
    const store = app.get(AudioStore);
    for (const key of [old, young]) await store.put(key, Buffer.from('x'));
    for (const key of [old, request.storedKey]) {
      const twoHoursAgo = app.clock.now().getTime() / 1000 - 2 * HOUR_SEC;
      await utimes(audioFile(app.folder, key), twoHoursAgo, twoHoursAgo);
    }
    await app.get(RemoveOrphanAudio).execute();
    expect(await app.storedKeys()).toEqual([request.storedKey, young].sort());
  });

  it('knows the files of attempts that died until it has deleted them', async () => {
    const store = app.get(AudioStore);
    const records = app.get(AudioRecords);
    const keys = [1, 2].map(() => randomBytes(32).toString('hex'));
    for (const key of keys) await store.put(key, Buffer.from('x'));
    expect((await app.unknownFiles()).sort()).toEqual(keys.sort());
    for (const key of keys) await records.noteAttempt(key);
    expect(await app.unknownFiles()).toEqual([]);

    const [old, young] = keys as [string, string];
    const anHourAgo = app.clock.now().getTime() / 1000 - HOUR_SEC - 1;
    await utimes(audioFile(app.folder, old), anHourAgo, anHourAgo);
    await app.get(RemoveOrphanAudio).execute();
    expect(await app.storedKeys()).toEqual([young]);
    expect(await app.unknownFiles()).toEqual([]);
    const noted = () => app.query('SELECT stored_key FROM audio_attempts');
    expect(await noted()).toHaveLength(2);
    app.clock.moveOn(3 * HOUR_SEC); // the database notes by its own clock, which goes on meanwhile
    jest.spyOn(store, 'remove').mockRejectedValueOnce(new Error('EACCES'));
    await expect(app.get(RemoveOrphanAudio).execute()).rejects.toThrow('could not be deleted');
    expect([await app.unknownFiles(), await noted()]).toEqual([[young], []]); // it should be gone by now
    await app.get(RemoveOrphanAudio).execute();
    expect(await app.storedKeys()).toEqual([]);
  });

  it('finds no audio under wrong names', async () => {
    const { request } = await app.speak(await app.newAccount(100), 'Chào.');
    for (const name of [
      `${request.audioKey}.wav`,
      request.audioKey,
      `${'0'.repeat(40)}.mp3`,
      '../x.mp3',
      '',
    ]) {
      await expect(app.get(FindAudio).execute(name)).rejects.toBeInstanceOf(AudioNotFound);
    }
  });
});

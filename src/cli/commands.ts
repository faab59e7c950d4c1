import { accountCommands } from './account-commands';
import { listAudit } from './audit-list-command';
import { backupCommands } from './backup-commands';
import { billingCommands } from './billing-commands';
import type { Command } from './command';
import { planCommands } from './plan-commands';
import { reconcile } from './reconcile-command';
import { transferCommands } from './transfer-commands';
import { verifyLedger } from './verify-ledger-command';
import { voiceCommands } from './voice-commands';

const migrate: Command = {
  usage: 'migrate',
  about: 'brings the database schema up to date, as every start of the service does',
  options: {},
  run: ({ remark }) => {
    remark('The database is up to date.'); // every command migrates before it runs
    return Promise.resolve();
  },
};

/** Every operator command, by its name. */
export const commands: Readonly<Record<string, Command>> = {
  ...accountCommands,
  ...planCommands,
  ...billingCommands,
  ...transferCommands,
  ...voiceCommands,
  'audit:list': listAudit,
  ...backupCommands,
  reconcile,
  'verify-ledger': verifyLedger,
  migrate,
};

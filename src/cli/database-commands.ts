import { accountCommands } from './account-commands';
import { listAudit } from './audit-list-command';
import { backupCommands } from './backup-commands';
import { billingCommands } from './billing-commands';
import type { Command } from './command';
import { planCommands } from './plan-commands';
import { reconcile } from './reconcile-command';
import { transferCommands } from './transfer-commands';
import { verifyLedger } from './verify-ledger-command';

const migrate: Command = {
  usage: 'migrate',
  about: 'brings the database schema up to date, as every start of the service does',
  options: {},
  run: ({ remark }) => {
    remark('The database is up to date.'); // every command migrates before it runs
    return Promise.resolve();
  },
};

/** The commands that work with the database, by their names. */
export const databaseCommands = {
  ...accountCommands,
  ...planCommands,
  ...billingCommands,
  ...transferCommands,
  'audit:list': listAudit,
  ...backupCommands,
  reconcile,
  'verify-ledger': verifyLedger,
  migrate,
};

import { counted } from './format';
import type { Dictionary } from './vi';

/** The texts about taking one's data away and deleting the account, in English. */
export const enLeaving: Dictionary['leaving'] = {
  exportTitle: 'Your data',
  exportHint:
    'A JSON file with all that is kept of the account: profile, keys (without the keys themselves), sessions, ledger, orders, requests with their texts, jobs, dictionaries and webhooks.',
  export: 'Download your data',
  title: 'Delete the account',
  hint: 'Texts, audio, subtitles, dictionaries, webhooks, keys and sessions are deleted permanently. The ledger and the orders are kept for accounting, without your name and email.',
  open: 'Delete the account…',
  losing: (credits) => `You have ${counted(credits, 'credit')} left, which will be lost.`,
  pending: 'Orders that wait for payment are cancelled. Money that comes later has to wait for the operator.',
  confirm: (email) => `Type ${email} to confirm`,
  yes: 'Delete permanently',
  wrongPassword: 'The password is wrong.',
};

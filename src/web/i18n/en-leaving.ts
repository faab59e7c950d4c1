import type { Dictionary } from './vi';

/** The texts about taking one's data away and deleting the account, in English. */
export const enLeaving: Dictionary['leaving'] = {
  exportTitle: 'Your data',
  exportHint:
    'A JSON file with all that is kept of the account: profile, keys (without the keys themselves), sessions, ledger, orders, requests with their texts, jobs, dictionaries and webhooks.',
  export: 'Download your data',
  title: 'Delete the account',
  hint: 'Texts, audio, subtitles, dictionaries, webhooks, keys and sessions are deleted for ever. The ledger and the orders are kept for the books, without your name and email.',
  open: 'Delete the account…',
  losing: (credits) => `You have ${credits} characters left; they will be lost.`,
  pending: 'Orders that wait for their payment are cancelled. Money that comes later waits for the operator.',
  confirm: (email) => `Type ${email} to confirm`,
  yes: 'Delete for ever',
  wrongPassword: 'The password is wrong.',
};

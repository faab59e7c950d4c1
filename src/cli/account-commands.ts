import {
  AccountNotFound,
  AccountsRepository,
  ApiKeysRepository,
  GrantCredits,
  IssueKey,
  normaliseEmail,
  OpenAccount,
} from '../accounts';
import { type Command, type CommandContext, required, UsageError, wholeNumber } from './command';

const createAccount: Command = {
  usage: 'account:create --email ADDRESS [--name NAME] [--password PASSWORD] [--admin] [--credits N]',
  about: 'opens an account and prints its first API key; without a password nobody can sign in to it',
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    password: { type: 'string' },
    admin: { type: 'boolean' },
    credits: { type: 'string' },
  },
  async run({ app, options, print, remark }) {
    const email = required(options, 'email');
    const { name, password } = options;
    if (typeof password === 'string' && password.length < 8) {
      throw new UsageError('--password must have at least 8 characters.');
    }
    const credits = options.credits === undefined ? 0 : wholeNumber(options, 'credits');
    const account = await app.get(OpenAccount).execute({
      email,
      name: typeof name === 'string' ? name : email,
      password: typeof password === 'string' ? password : null,
      role: options.admin ? 'admin' : 'customer',
    });
    if (credits > 0) await app.get(GrantCredits).execute(account.id, credits, 'given with the account');
    const { key } = await app.get(IssueKey).execute(account.id, 'first key');
    remark(`Opened account ${account.id} with ${account.creditsAvailable + credits} credits. Its key:`);
    print(key);
  },
};

const createKey: Command = {
  usage: 'key:create --email ADDRESS --name NAME',
  about: 'makes an API key and prints it; it is not shown again',
  options: { email: { type: 'string' }, name: { type: 'string' } },
  async run(context) {
    const account = await findAccount(context);
    const name = required(context.options, 'name');
    const { apiKey, key } = await context.app.get(IssueKey).execute(account.id, name);
    context.remark(`Made key ${apiKey.id}:`);
    context.print(key);
  },
};

const revokeKey: Command = {
  usage: 'key:revoke --email ADDRESS --id KEY_ID',
  about: 'deletes an API key; the very next call with it is refused',
  options: { email: { type: 'string' }, id: { type: 'string' } },
  async run(context) {
    const account = await findAccount(context);
    const keys = context.app.get(ApiKeysRepository);
    const id = required(context.options, 'id');
    const known = (await keys.list(account.id)).some((key) => key.id === id); // any text may stand in --id
    if (!known) throw new UsageError('This account has no such key.');
    await keys.remove(account.id, id);
    context.remark(`Deleted key ${id}.`);
  },
};

const grantCredits: Command = {
  usage: 'credits:grant --email ADDRESS --credits N --reason TEXT',
  about: 'adds credits to an account; the reason is kept in the ledger',
  options: { email: { type: 'string' }, credits: { type: 'string' }, reason: { type: 'string' } },
  async run(context) {
    const { app, options, remark } = context;
    const { id, email } = await findAccount(context);
    const credits = wholeNumber(options, 'credits');
    await app.get(GrantCredits).execute(id, credits, required(options, 'reason'));
    remark(`Granted ${credits} credits to ${email}.`);
  },
};

async function findAccount({ app, options }: CommandContext) {
  const email = normaliseEmail(required(options, 'email'));
  const account = await app.get(AccountsRepository).findByEmail(email);
  if (!account) throw new AccountNotFound();
  return account;
}

export const accountCommands = {
  'account:create': createAccount,
  'key:create': createKey,
  'key:revoke': revokeKey,
  'credits:grant': grantCredits,
};

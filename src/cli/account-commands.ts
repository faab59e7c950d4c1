import {
  AccountNotFound,
  AccountsRepository,
  GrantCredits,
  IssueKey,
  normaliseEmail,
  OpenAccount,
  RemoveKey,
  ResetPassword,
  SecondFactors,
  SuspendAccount,
} from '../accounts';
import { toId } from '../platform/database/to-id';
import { perform, performMaking } from './act';
import { type Command, type CommandContext, ifGiven, required, wholeNumber } from './command';

const passwordOptions = { password: { type: 'string' }, 'password-stdin': { type: 'boolean' } } as const;

const createAccount: Command = {
  usage:
    'account:create --email ADDRESS [--name NAME] [--password PASSWORD | --password-stdin] [--admin] [--credits N]',
  about:
    'opens an account and prints its first API key; without a password nobody can sign in to it. ' +
    '--password-stdin reads it from standard input, where no list of processes shows it',
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    ...passwordOptions,
    admin: { type: 'boolean' },
    credits: { type: 'string' },
  },
  async run(context) {
    const { app, options, print, remark } = context;
    const email = required(options, 'email');
    const name = options.get('name');
    const password = await choosePassword(context);
    const credits = ifGiven(options, 'credits', wholeNumber) ?? 0;
    const role = options.get('admin') ? 'admin' : 'customer';
    const open = async () => {
      const account = await app
        .get(OpenAccount)
        .execute({ email, name: typeof name === 'string' ? name : email, password, role });
      const reason = 'given with the account';
      if (credits > 0) await app.get(GrantCredits).execute({ accountId: account.id, credits, reason });
      return { account, key: (await app.get(IssueKey).execute(account.id, 'first key')).key };
    };
    const act = { act: 'account.create', kind: 'account', details: { role, credits } } as const;
    const { account, key } = await performMaking(context, act, open, (opened) => opened.account.id);
    remark(`Opened account ${account.id} with ${account.creditsAvailable + credits} credits. Its key:`);
    print(key);
  },
};

const setPassword: Command = {
  usage: 'account:password --email ADDRESS [--password PASSWORD | --password-stdin]',
  about:
    'sets the password of an account and signs it out everywhere; makes one up and prints it when not told',
  options: { email: { type: 'string' }, ...passwordOptions },
  async run(context) {
    const { app, print, remark } = context;
    const account = await findAccount(context);
    const chosen = await choosePassword(context);
    const password = await perform(context, { act: 'account.password', kind: 'account' }, account.id, () =>
      app.get(ResetPassword).execute(account, chosen),
    );
    remark(`Set the password of ${account.email}${chosen === null ? '. It is not shown again:' : '.'}`);
    if (chosen === null) print(password);
  },
};

const resetTotp: Command = {
  usage: 'account:totp-reset --email ADDRESS',
  about: 'takes the second factor from an account whose owner has lost app and recovery codes',
  options: { email: { type: 'string' } },
  async run(context) {
    const account = await findAccount(context);
    await perform(context, { act: 'account.totp-reset', kind: 'account' }, account.id, () =>
      context.app.get(SecondFactors).reset(account),
    );
    context.remark(`${account.email} logs in with only the password from now on.`);
  },
};

const suspend: Command = {
  usage: 'account:suspend --email ADDRESS --reason TEXT',
  about:
    "closes a customer's account: its keys are refused from the next call on, its sessions and all under way end",
  options: { email: { type: 'string' }, reason: { type: 'string' } },
  async run(context) {
    const account = await findAccount(context);
    const reason = required(context.options, 'reason');
    await perform(context, { act: 'account.suspend', kind: 'account', details: { reason } }, account.id, () =>
      context.app.get(SuspendAccount).execute(account, reason),
    );
    context.remark(`Suspended ${account.email}.`);
  },
};

const unsuspend: Command = {
  usage: 'account:unsuspend --email ADDRESS',
  about: 'opens a suspended account again: its keys work, its owner can sign in',
  options: { email: { type: 'string' } },
  async run(context) {
    const account = await findAccount(context);
    await perform(context, { act: 'account.unsuspend', kind: 'account' }, account.id, () =>
      context.app.get(SuspendAccount).lift(account),
    );
    context.remark(`Opened ${account.email} again.`);
  },
};

const createKey: Command = {
  usage: 'key:create --email ADDRESS --name NAME',
  about: 'makes an API key and prints it; it is not shown again',
  options: { email: { type: 'string' }, name: { type: 'string' } },
  async run(context) {
    const account = await findAccount(context);
    const name = required(context.options, 'name');
    const act = { act: 'key.create', kind: 'account', details: { name } } as const;
    const { apiKey, key } = await perform(context, act, account.id, () =>
      context.app.get(IssueKey).execute(account.id, name),
    );
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
    const id = toId(required(context.options, 'id'));
    const act = { act: 'key.revoke', kind: 'account', details: { key_id: id } } as const;
    await perform(context, act, account.id, () => context.app.get(RemoveKey).execute(account.id, id));
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
    const reason = required(options, 'reason');
    await perform(context, { act: 'credits.grant', kind: 'account', details: { credits, reason } }, id, () =>
      app.get(GrantCredits).execute({ accountId: id, credits, reason }),
    );
    remark(`Granted ${credits} credits to ${email}.`);
  },
};

/** @returns null when none is given */
async function choosePassword({ options, readLine }: CommandContext): Promise<string | null> {
  const fromInput = options.get('password-stdin') === true;
  if (!fromInput && options.get('password') === undefined) return null;
  return fromInput ? readLine() : required(options, 'password');
}

async function findAccount({ app, options }: CommandContext) {
  const email = normaliseEmail(required(options, 'email'));
  const account = await app.get(AccountsRepository).findByEmail(email);
  if (!account) throw new AccountNotFound();
  return account;
}

export const accountCommands = {
  'account:create': createAccount,
  'account:password': setPassword,
  'account:totp-reset': resetTotp,
  'account:suspend': suspend,
  'account:unsuspend': unsuspend,
  'key:create': createKey,
  'key:revoke': revokeKey,
  'credits:grant': grantCredits,
};

import { randomUUID } from 'node:crypto';
import type { CommandResult } from '../../../../harness/commands/hosted-command';

/** What an account has that its routes name by an identifier. */
export interface Belongings {
  readonly accountId: string;
  readonly keyId: string;
  readonly requestId: string;
  readonly orderCode: string;
  /** Name of an audio file, as its public address ends. */
  readonly audioFile: string;
}

/** Somebody with an account, a key and a session. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly key: string;
  /** `name=token`, as the header Cookie has it. */
  readonly session: string;
  readonly belongings: Belongings;
  /** That they have had spoken. */
  readonly text: string;
}

/** Runs an operator command on the service's database. */
export type RunCommand = (...args: string[]) => Promise<CommandResult>;

const CREDITS = 100_000_000;

/** Opens an account, signs in, has a text spoken, orders a plan and makes a second key; the first is to call with. */
export async function introduce(
  baseUrl: string,
  runCommand: RunCommand,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<Person> {
  const email = `${name}-${randomUUID()}@example.com`;
  const password = `mat-khau-${randomUUID()}`;
  const { code, stdout, stderr } = await runCommand(
    ...['account:create', '--email', email, '--name', `Tên ${name}`, '--password', password],
    ...['--credits', String(CREDITS), ...(name === 'operator' ? ['--admin'] : [])],
  );
  if (code !== 0) throw new Error(`account:create ended with ${code}: ${stderr}`);
  const key = stdout.trim();
  const session = await signIn(baseUrl, { email, password });
  return { email, password, key, session, text, belongings: await acquire(baseUrl, key, session, text) };
}

/** @returns the session's cookie */
export async function signIn(baseUrl: string, { email, password }: Pick<Person, 'email' | 'password'>) {
  const { cookie } = await call(baseUrl, 'POST', '/api/v1/auth/login', {}, { email, password });
  return cookie;
}

/** @throws Error when key or session are none any longer */
export async function acquire(
  baseUrl: string,
  key: string,
  cookie: string,
  text: string,
): Promise<Belongings> {
  const authorization = `Bearer ${key}`;
  const speech = await call(baseUrl, 'POST', '/api/v1/tts', { authorization }, { input_text: text });
  const plan = { plan_id: 'starter', billing_cycle: 'monthly' };
  const order = await call(baseUrl, 'POST', '/api/payment/orders', { authorization }, plan);
  const spare = await call(baseUrl, 'POST', '/api/v1/account/api-keys', { cookie }, { name: 'second' });
  const { result } = await call(baseUrl, 'GET', '/api/v1/account', { authorization });
  return {
    accountId: result.account.id,
    keyId: spare.result.api_key.id,
    requestId: speech.result.request_id,
    orderCode: order.result.order.order_code,
    audioFile: speech.result.audio_url.split('/').at(-1),
  };
}

interface Called {
  // oxlint-disable-next-line typescript/no-explicit-any -- the callers name the fields that they look at
  readonly result: any;
  /** That the answer sets, `name=token`. */
  readonly cookie: string;
}

/** Calls a route that has to succeed. */
export async function call(
  baseUrl: string,
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Called> {
  const answer = await fetch(baseUrl + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { result: (JSON.parse(text) as Called).result, cookie };
}

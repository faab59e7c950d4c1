import type { Operation } from '../api/operations';
import type { Caller, Header, HostileRequest } from '../request';
import { type Bench, header, requestOf, validDraft } from './draft';
import { PROTOTYPE_NAMES } from './words';

const closed = ({ api }: Bench): readonly Operation[] =>
  api.operations.filter(({ callers }) => !callers.includes('nobody'));

/** Somebody whom the route is not meant for: with no credentials, or with good ones of the wrong kind. */
export function wrongCaller(bench: Bench): HostileRequest {
  const operation = bench.random.pick(closed(bench));
  const others = (['nobody', 'key', 'session', 'bank', 'admin'] as const).filter((each) =>
    isWrong(each, operation),
  );
  const caller: Caller = bench.random.pick(others);
  return requestOf(
    bench,
    `caller: ${caller}`,
    { ...validDraft(bench, operation), caller },
    { mustRefuse: true },
  );
}

/** The operator's session opens a customer's routes as well: the operator too is a customer. */
const isWrong = (caller: Caller, { callers }: Operation): boolean =>
  !callers.includes(caller) && !(caller === 'admin' && callers.includes('session'));

/** Credentials that look like good ones and are not. */
export function wrongSecret(bench: Bench): HostileRequest {
  const operation = bench.random.pick(closed(bench));
  const { name, headers } = bench.random.pick(forgeries(bench, operation));
  const draft = { ...validDraft(bench, operation), caller: 'nobody' as const };
  const request = requestOf(bench, `secret: ${name}`, { ...draft, headers });
  return { ...request, mustRefuse: true };
}

interface Forgery {
  readonly name: string;
  readonly headers: readonly Header[];
}

function forgeries({ random, people, canary }: Bench, { callers }: Operation): Forgery[] {
  const { key, session } = people.customer;
  const lastChanged = (text: string) => text.slice(0, -1) + (text.endsWith('x') ? 'y' : 'x');
  const bearer = (name: string, value: string): Forgery => ({
    name,
    headers: [header('Authorization', `Bearer ${value}`)],
  });
  const cookie = (name: string, value: string): Forgery => ({ name, headers: [header('Cookie', value)] });
  const prototypeName = random.pick(PROTOTYPE_NAMES);
  const bank = (name: string, ...values: string[]): Forgery => ({
    name,
    headers: values.map((value) => header('X-Secret-Key', value)),
  });
  const keys: Forgery[] = [
    bearer('key with another end', lastChanged(key)),
    bearer('key in capitals', key.toUpperCase()),
    bearer('key and more', `${key} ${key}`),
    bearer('key without its end', key.slice(0, -1)),
    bearer('made-up key', `loa_live_${canary}${'0'.repeat(30)}`),
    bearer('empty key', ''),
    bearer('name for a key', prototypeName),
    bearer('long key', canary.repeat(500)),
    bearer('quotes', `' OR '1'='1' -- ${canary}`),
    { name: 'key without its scheme', headers: [header('Authorization', key)] },
    { name: 'key as Basic', headers: [header('Authorization', `Basic ${btoa(`${key}:`)}`)] },
    {
      name: 'wrong key beside the session',
      headers: [header('Authorization', `Bearer ${canary}`), ['Cookie', session]],
    },
  ];
  const sessions = [
    cookie('session with another end', lastChanged(session)),
    cookie('session in capitals', session.toUpperCase()),
    cookie('empty session', session.replace(/=.*/, '=')),
    cookie('made-up session', session.replace(/=.*/, `=${canary}`)),
    cookie('session named otherwise', `__proto__=x; x${session}`),
    cookie('long session', session.replace(/=.*/, `=${canary.repeat(300)}`)),
    cookie('quoted session', session.replace(/=.*/, `="${prototypeName}"`)),
  ];
  const secrets: Forgery[] = [
    bank('wrong secret', canary),
    bank('two secrets', canary, `${canary}2`),
    bank('empty secret', ''),
    bank('list of secrets', `${canary},${canary}`),
    { name: 'Apikey', headers: [header('Authorization', `Apikey ${canary}`)] },
    { name: 'signature', headers: [header('X-Casso-Signature', `t=${Date.now()},v1=${'0'.repeat(128)}`)] },
    { name: 'signature without end', headers: [header('X-Casso-Signature', `t=${'9'.repeat(5_000)},v1=`)] },
  ];
  if (callers.includes('bank') || callers.includes('casso')) return secrets;
  return callers.includes('key') ? [...keys, ...sessions] : sessions;
}

/** Something that belongs to another account, by its right identifier. */
export function foreignId(bench: Bench): HostileRequest {
  const { random, people } = bench;
  const { accountId, keyId, requestId, orderCode } = people.victim.belongings;
  const ids: Readonly<Record<string, string>> = { request_id: requestId, orderCode, id: keyId };
  const owned = closed(bench).filter(
    ({ callers, parameters }) =>
      !callers.includes('admin') && parameters.some((each) => each.in === 'path' && each.name in ids),
  );
  const operation = random.pick(owned);
  const draft = validDraft(bench, operation);
  const spell = random.pick<(id: string) => string>([
    (id) => id,
    (id) => id,
    (id) => id.toUpperCase(),
    (id) => `${id} `,
  ]);
  const path = Object.fromEntries(
    Object.keys(draft.path).map((name) => [name, spell(ids[name] ?? accountId)]),
  );
  const changes = { mustRefuse: true, isForeign: true };
  return requestOf(bench, 'foreign id', { ...draft, path }, changes);
}

/** Log-ins with a right address and a wrong password, or the other way round. */
export function logIn(bench: Bench): HostileRequest {
  const { random, api, people, canary } = bench;
  const draft = validDraft(bench, api.operation('POST /api/v1/auth/login'));
  const { email } = people.victim;
  const json = random.pick([
    { email, password: `${canary}-falsch` },
    { email: email.toUpperCase(), password: canary },
    { email: ` ${email}\n`, password: '' },
    { email: random.pick(PROTOTYPE_NAMES), password: random.pick(PROTOTYPE_NAMES) },
    { email: `${email}\u0000`, password: canary },
    { email, password: canary.repeat(20) },
  ]);
  return requestOf(bench, 'log-in', { ...draft, json }, { mustRefuse: true });
}

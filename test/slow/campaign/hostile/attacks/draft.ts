import type { Random } from '../../random';
import type { Api, Operation, Parameter } from '../api/operations';
import { type Json, validText, validValue } from '../api/values';
import { bytesOf, type Caller, type Header, type HostileRequest } from '../request';
import type { People } from '../world/people';

/** What attacks are made from. */
export interface Bench {
  readonly random: Random;
  readonly api: Api;
  readonly people: People;
  /** A text of this campaign that stands in passwords and secrets, so that a log that shows them is noticed. */
  readonly canary: string;
}

/** A call that is in order, before an attack spoils it. */
export interface Draft {
  readonly operation: Operation;
  readonly caller: Caller;
  /** Values of the path's parameters, not yet encoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly Header[];
  readonly json: Readonly<Record<string, Json>> | null;
}

const OPTIONAL_QUERY_SHARE = 0.4;

/** A call as a well-meaning client makes it. */
export function validDraft(bench: Bench, operation: Operation): Draft {
  const { api, random, canary } = bench;
  const path = operation.parameters.filter((parameter) => parameter.in === 'path');
  const query = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && random.chance(OPTIONAL_QUERY_SHARE),
  );
  const json = operation.body && (validValue(api, operation.body, random) as Record<string, Json>);
  return {
    operation,
    caller: random.pick(operation.callers),
    path: Object.fromEntries(path.map((each) => [each.name, pathValue(bench, operation, each)])),
    query: query.map(({ name, schema }) => [name, validText(api, schema, random)]),
    headers: [],
    json: json && withOwnNames(json, bench, canary),
  };
}

/** Identifiers are the customer's own, so that a call gets past the look-up. */
function pathValue({ api, random, people }: Bench, { path }: Operation, { name, schema }: Parameter): string {
  const { accountId, keyId, requestId, orderCode, audioFile } = people.own;
  if (name === 'request_id') return requestId;
  if (name === 'orderCode') return orderCode;
  if (name === 'file' && path.startsWith('/audio')) return audioFile;
  if (name === 'gateway') return 'casso'; // whose signature the campaign can make
  if (name === 'id' && path.includes('api-keys')) return keyId;
  if (path.endsWith('suspend')) return people.operatorId; // refused: the customer is needed yet
  if (name === 'id' && path.includes('accounts')) return accountId;
  if (name === 'id' && path.includes('transfers')) return people.transferId;
  return validText(api, schema, random);
}

/** Fields that a schema's example cannot fill. */
function withOwnNames(json: Record<string, Json>, { random, people }: Bench, canary: string): Draft['json'] {
  const own: Record<string, () => Json> = {
    order_code: () => people.own.orderCode,
    email: () => `${canary}-${random.between(0, 1e9)}@example.com`,
    password: () => `${canary}-mat-khau`,
    current_password: () => `${canary}-mat-khau`,
    new_password: () => `${canary}-mat-khau-moi`,
    referenceCode: () => `FT${canary}${random.between(0, 1e9)}`,
    reading: () => ({}),
    delay_sec: () => random.between(0, 2),
  };
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, own[name]?.() ?? value]));
}

/** The request that a draft comes to, with what the attack changes about it. */
export function requestOf(
  { people }: Bench,
  attack: string,
  draft: Draft,
  changes: Partial<HostileRequest> = {},
): HostileRequest {
  const { operation, caller, query, headers, json } = draft;
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const target = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(draft.path[name] ?? ''));
  const body = json && Buffer.from(JSON.stringify(json));
  return {
    attack,
    route: operation.name,
    caller,
    method: operation.method,
    target: search ? `${target}?${search}` : target,
    headers: [
      ...people.credentials(caller, json ?? {}),
      ...(body ? [['Content-Type', 'application/json'] as const] : []),
      ...headers,
    ],
    body,
    raw: null,
    answersDue: 1,
    hangsUp: 'never',
    mustRefuse: false,
    mustServe: false,
    isForeign: false,
    answersJson: operation.answersJson,
    ...changes,
  };
}

/** Percent-encoded; a lone surrogate as the three bytes that encoders without a check make of it (CESU-8). */
export function encode(text: string): string {
  return Array.from(text, (char) => (char.isWellFormed() ? encodeURIComponent(char) : surrogate(char))).join(
    '',
  );
}

function surrogate(char: string): string {
  const unit = char.charCodeAt(0);
  const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
  return bytes.map((byte) => `%${byte.toString(16)}`).join('');
}

/** A header whose value is sent in UTF-8. */
export const header = (name: string, value: string): Header => [name, bytesOf(value)];

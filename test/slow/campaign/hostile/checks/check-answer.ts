import type { Answer } from '../answers';
import type { Exchange } from '../exchange';
import { type HostileRequest, wireBytes } from '../request';
import type { Breach, Rule } from './breach';

/** What must not be seen, by what it is. */
export interface Confidential {
  /** By nobody. */
  readonly unspeakable: ReadonlyMap<string, string>;
  /** By nobody but the operator. */
  readonly foreign: ReadonlyMap<string, string>;
}

const LIMIT_MS = 2_000;
const LIMIT_MS_PER_BYTE = 5;
/** Routes whose work grows with the text. */
const SPEECH = /\/api\/v1\/tts(\/quote)?$|\/v1\/audio\/speech$/;

/** How long an answer may take. */
export function limitMs({ route, body, raw }: HostileRequest): number {
  const bytes = SPEECH.test(route) ? (body ?? raw ?? '').length : 0;
  return LIMIT_MS + LIMIT_MS_PER_BYTE * bytes;
}

/** Everything that is wrong with what came back for a request, its time aside. */
export function checkExchange(
  request: HostileRequest,
  { answers, failure }: Exchange,
  confidential: Confidential,
): Breach[] {
  const breaches: Breach[] = failure === null ? [] : [{ rule: 'no answer', detail: failure }];
  const first = answers[0]?.status ?? 200;
  if (request.mustServe && first >= 400)
    breaches.push({ rule: 'displaced', detail: `${first} for a good request with more behind it` });
  return [...breaches, ...answers.flatMap((answer) => checkAnswer(request, answer, confidential))];
}

function checkAnswer(request: HostileRequest, answer: Answer, confidential: Confidential): Breach[] {
  const said = CHECKS.map(([rule, check]) => ({ rule, detail: check(answer, request) }));
  const shown = leakIn(answer, request, confidential);
  return [...said, { rule: 'leak' as const, detail: shown }].flatMap(({ rule, detail }) =>
    detail === null ? [] : [{ rule, detail }],
  );
}

/** @returns what is wrong, or null */
type Check = (answer: Answer, request: HostileRequest) => string | null;

const CHECKS: readonly (readonly [Rule, Check])[] = [
  ['server error', serverError],
  ['no envelope', missingEnvelope],
  ['no request id', missingRequestId],
  ['internals', shownInternals],
  ['let in', letIn],
  ['injected', injected],
];

function serverError({ status, headers, body }: Answer): string | null {
  if (status < 500) return null;
  if (status === 503 && /^\d+$/.test(headers.get('retry-after') ?? '')) return null;
  const { code, message } = (parse(body.toString()) ?? {}) as Record<string, unknown>;
  const said = `${status} ${String(code)}: ${String(message)}`;
  return status === 503 ? `${said}, without Retry-After` : said;
}

const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function missingRequestId({ status, headers }: Answer): string | null {
  const id = headers.get('x-request-id');
  return status < 400 || REQUEST_ID.test(id ?? '') ? null : `${status} with X-Request-Id: ${id ?? 'none'}`;
}

/** Described by Swagger's own pages, which have no envelope. */
const DOCUMENTATION = /^\/docs([/-]|$)/;

/** Answered as OpenAI does; what never became a request has the envelope here too. */
const OPENAI = /^\/v1(?=[/?]|$)/;

/** The path as the service reads it: behind whatever host is named, and encoded letters are letters. */
const pathOf = (target: string): string =>
  target
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function missingEnvelope({ status, headers, body }: Answer, request: HostileRequest): string | null {
  const type = headers.get('content-type') ?? 'no Content-Type';
  const isJson = type.startsWith('application/json');
  const path = pathOf(request.target);
  if (request.method === 'HEAD' || status === 304 || (status >= 300 && status < 400)) return null;
  if (status < 300 && !request.answersJson && (!isJson || DOCUMENTATION.test(path))) return null;
  if (!isJson) return `${status} as ${type}`;
  if (OPENAI.test(path) && (status < 300 || isOpenAiError(parse(body.toString())))) return null;
  const fault = envelopeFault(status, body.toString());
  return fault && `${status} ${fault}`;
}

function envelopeFault(status: number, text: string): string | null {
  const value = parse(text);
  if (!isObject(value)) return `is no JSON object: ${text.slice(0, 60)}`;
  if (status < 400) return value.status === 1 && 'result' in value ? null : 'without status 1 and result';
  if (value.status !== 0) return 'without status 0';
  if (typeof value.code !== 'string' || !/^[A-Z_]+$/.test(value.code)) return 'without a code';
  if (typeof value.message !== 'string' || value.message === '') return 'without a message';
  if (value.errors === null) return null;
  const isFaults = Array.isArray(value.errors) && value.errors.every(isFault);
  return isFaults ? null : 'with errors that are none';
}

/** OpenAI's error object: all four fields, of which only the faulty parameter may be null. */
const isOpenAiError = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value.error) &&
  'param' in value.error &&
  [value.error.message, value.error.type, value.error.code].every((text) => typeof text === 'string');

const isFault = (value: unknown): boolean =>
  isObject(value) && ['field', 'code', 'message'].every((name) => typeof value[name] === 'string');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Traces of the code, of the database, or of the machine. */
const INTERNALS: readonly RegExp[] = [
  /\n?\s+at (?!\d{4}-\d\d-\d\dT)[^\n]{1,200}:\d+:\d+/, // a time is none
  /node_modules|node:internal|\/dist\/src\//,
  /\b(Type|Reference|Range|Syntax|QueryFailed|Assertion)Error\b/,
  /\bE(NOENT|ACCES|ISDIR|NOTDIR|CONNREFUSED|NAMETOOLONG|MFILE|PIPE)\b/,
  /syntax error at|invalid input syntax|invalid byte sequence|violates \S+ constraint|relation "/i,
  /\bSELECT .* FROM\b|\bINSERT INTO\b|postgres(ql)?:\/\//,
  /Cannot read propert|is not a function|is not iterable|\[object Object\]|Maximum call stack/,
  /root:x?:0:0:/,
];

/** Where the service keeps its files: a setting, which its operator reads in the log of changed settings. */
const DATA_FOLDER = /loa-hostile-/;

function shownInternals({ headers, body }: Answer, request: HostileRequest): string | null {
  const type = headers.get('content-type') ?? '';
  if (!/json|text\/plain|text\/html/.test(type) || DOCUMENTATION.test(request.target)) return null;
  const text = body.toString();
  const patterns = request.caller === 'admin' ? INTERNALS : [...INTERNALS, DATA_FOLDER];
  const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const shown = found.find((each) => !sentText(request).includes(each.trim()));
  return shown === undefined ? null : JSON.stringify(shown.trim().slice(0, 120));
}

function letIn({ status }: Answer, { mustRefuse, isForeign, attack }: HostileRequest): string | null {
  if (mustRefuse && status < 400) return `${status} to ${attack}`;
  // 413 and 415 judge the body before anybody looks for what the path names.
  const isHidden = [400, 401, 403, 404, 413, 415, 429, 503].includes(status);
  return isForeign && !isHidden ? `${status} of something that is another account's` : null;
}

function injected({ headers }: Answer): string | null {
  return headers.has('x-injected') ? 'a header of the sender stands in the answer' : null;
}

function leakIn(
  answer: Answer,
  request: HostileRequest,
  { unspeakable, foreign }: Confidential,
): string | null {
  const guarded = request.caller === 'admin' ? [...unspeakable] : [...unspeakable, ...foreign];
  const text = [...answer.headers.values(), answer.body.toString()].join('\n');
  const isShown = (secret: string) => text.includes(secret) && !sentText(request).includes(secret);
  const [name] = guarded.find(([, secret]) => isShown(secret)) ?? [];
  return name ?? null;
}

/** What the sender knows already: no answer tells it anything by repeating it. */
function sentText(request: HostileRequest): string {
  const text = wireBytes(request, '').toString();
  return `${text}\n${readable(() => decodeURIComponent(request.target))}\n${escapesRead(text)}`;
}

function readable(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** JSON escapes as the characters that they stand for. */
const escapesRead = (text: string): string =>
  text.replace(/\\(u[0-9a-f]{4}|[nrt"\\/])/gi, (escape) =>
    readable(() => JSON.parse(`"${escape}"`) as string),
  );

import { gzipSync } from 'node:zlib';
import type { Operation } from '../api/operations';
import { anyValue, contradicts } from '../api/values';
import { type Header, type HostileRequest, latin1 } from '../request';
import { type Bench, type Draft, requestOf, validDraft } from './draft';
import { PROTOTYPE_NAMES } from './words';

const MIB = 1024 * 1024;
const BODY_LIMIT = 256 * 1024;

const withBody = ({ api, random }: Bench): Operation =>
  random.pick(api.operations.filter(({ body }) => body));

/** Any route, now and then one that takes no body. */
const likelyWithBody = (bench: Bench): Operation =>
  bench.random.chance(0.15) ? bench.random.pick(bench.api.operations) : withBody(bench);

/** The draft with other bytes as its body. */
function sending(
  bench: Bench,
  attack: string,
  draft: Draft,
  body: Buffer,
  changes: Partial<HostileRequest> = {},
  contentType = 'application/json',
): HostileRequest {
  const { headers } = requestOf(bench, attack, { ...draft, json: null });
  return requestOf(bench, attack, draft, {
    headers: [...headers, ['Content-Type', contentType]],
    body,
    ...changes,
  });
}

/** A field with a value of another type. */
export function wrongType(bench: Bench): HostileRequest {
  const { api, random } = bench;
  const operation = withBody(bench);
  const draft = validDraft(bench, operation);
  const { properties = {} } = api.resolve(operation.body!);
  const field = random.pick(Object.keys(properties));
  const value = anyValue(random);
  return requestOf(
    bench,
    `type: ${field} = ${JSON.stringify(value)}`,
    { ...draft, json: { ...draft.json, [field]: value } },
    {
      mustRefuse: contradicts(api, properties[field]!, value),
    },
  );
}

/** Fields that the route does not know, by names that objects inherit, or too few of those it needs. */
export function wrongFields(bench: Bench): HostileRequest {
  const { api, random } = bench;
  const operation = withBody(bench);
  const draft = validDraft(bench, operation);
  const { required = [] } = api.resolve(operation.body!);
  if (required.length > 0 && random.chance(0.3)) {
    const missing = random.pick(required);
    const json = Object.fromEntries(Object.entries(draft.json ?? {}).filter(([name]) => name !== missing));
    return requestOf(bench, `fields: no ${missing}`, { ...draft, json }, { mustRefuse: true });
  }
  const name = random.pick([
    ...PROTOTYPE_NAMES,
    'role',
    'is_admin',
    'accountId',
    'credits',
    '',
    ' ',
    'a.b',
    '$where',
  ]);
  const members = JSON.stringify(draft.json).slice(1, -1);
  const extra = `${JSON.stringify(name)}:${JSON.stringify(anyValue(random))}`;
  const text = random.chance(0.5) ? `{${members},${extra}}` : `{${extra},${members}}`;
  return sending(bench, `fields: ${name}`, draft, Buffer.from(text));
}

const ILL_FORMED: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['a continuation missing', [0xc3, 0x28]],
  ['an overlong NUL', [0xc0, 0x80]],
  ['an overlong slash', [0xe0, 0x80, 0xaf]],
  ['beyond Unicode', [0xf5, 0x80, 0x80, 0x80]],
  ['a surrogate in UTF-8', [0xed, 0xa0, 0x80]],
  ['a lone continuation', [0xbf]],
  ['cut off', [0xf0, 0x9f, 0x98]],
  ['0xff', [0xff]],
];

/** A text in other bytes than valid UTF-8, or with characters that no text may hold. */
export function encoding(bench: Bench): HostileRequest {
  const { random } = bench;
  const operation = withBody(bench);
  const draft = validDraft(bench, operation);
  const json = JSON.stringify(draft.json);
  const utf16 = Buffer.from(json, 'utf16le');
  const inText = (bytes: Buffer) => spliced(json, bytes);
  const [name, bytes] = random.pick(ILL_FORMED);
  const escape = random.pick(['\\ud800', '\\udfff', '\\ud800x', '\\udc00\\ud800', '\\u0000', 'a\\u0000b']);
  const raw = String.fromCharCode(random.between(0, 31));
  const [kind, body, mustRefuse] = random.pick<readonly [string, Buffer, boolean]>([
    [name, inText(Buffer.from(bytes)), true],
    [name, inText(Buffer.from(bytes)), true],
    [`escaped ${escape}`, inText(latin1(escape)), true],
    [`escaped ${escape} in a name`, Buffer.from(`{"${escape}":1,${json.slice(1)}`), true],
    [`raw control ${JSON.stringify(raw)}`, inText(latin1(raw)), true],
    ['UTF-16LE', utf16, true],
    ['UTF-16LE with BOM', Buffer.concat([latin1('\xff\xfe'), utf16]), true],
    ['UTF-16BE with BOM', Buffer.concat([latin1('\xfe\xff'), Buffer.from(utf16).swap16()]), true],
    ['UTF-8 with BOM', Buffer.concat([latin1('\xef\xbb\xbf'), Buffer.from(json)]), false],
    ['two BOMs', Buffer.concat([latin1('\xef\xbb\xbf\xef\xbb\xbf'), Buffer.from(json)]), true],
  ]);
  const contentType =
    kind.startsWith('UTF-16') && random.chance(0.5) ? 'application/json; charset=utf-16' : undefined;
  return sending(bench, `encoding: ${kind}`, draft, body, { mustRefuse }, contentType);
}

/** The JSON with bytes put into its first text value. */
function spliced(json: string, bytes: Buffer): Buffer {
  const at = json.indexOf(':"') + 2;
  if (at === 1) return Buffer.concat([Buffer.from(`{"x":"`), bytes, Buffer.from(`",${json.slice(1)}`)]);
  return Buffer.concat([Buffer.from(json.slice(0, at)), bytes, Buffer.from(json.slice(at))]);
}

/** A name for JSON on which a careless pattern would spend its time. */
export function slowMediaType(bench: Bench): HostileRequest {
  const draft = validDraft(bench, withBody(bench));
  const tail = bench.random.pick([
    `${' '.repeat(3_000)}charset`,
    ' charset='.repeat(500),
    `${';a=b'.repeat(1_000)}`,
  ]);
  const json = Buffer.from(JSON.stringify(draft.json));
  return sending(bench, 'media type: long parameters', draft, json, {}, `application/json;${tail}`);
}

/** The body is made when it is wanted: megabytes take their time to be compressed. */
type MediaType = readonly [kind: string, body: () => Buffer, type: string, headers: readonly Header[]];

/** A body that is called something other than JSON in UTF-8, or is compressed. Some routes take it for another kind of text. */
export function mediaType(bench: Bench): HostileRequest {
  const { random } = bench;
  const operation = withBody(bench);
  const draft = validDraft(bench, operation);
  const json = Buffer.from(JSON.stringify(draft.json));
  const named = (type: string) => [type, () => json, type, []] as const;
  const encoded = (coding: string, body: () => Buffer) =>
    [coding, body, 'application/json', [['Content-Encoding', coding]]] as const;
  const [kind, body, type, headers] = random.pick<MediaType>([
    named('text/plain'),
    named('application/x-www-form-urlencoded'),
    named('multipart/form-data; boundary=x'),
    named('application/json; charset=latin1'),
    named('application/vnd.api+json'),
    named('application/json/../../x'),
    named('\xff\xfe'),
    named(''),
    encoded('gzip', () => gzipSync(json)),
    encoded('gzip', () => gzipSync(Buffer.alloc(10 * MIB))),
    encoded('deflate, gzip, br', () => json),
  ]);
  const request = sending(bench, `media type: ${kind.slice(0, 40)}`, draft, body(), {}, type);
  return {
    ...request,
    headers: [...request.headers, ...headers],
    mustRefuse: !operation.mediaTypes.includes(kind),
  };
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies that are empty, huge, deep, or long in some other way. */
export function size(bench: Bench): HostileRequest {
  const { random } = bench;
  const draft = validDraft(bench, likelyWithBody(bench));
  const json = JSON.stringify(draft.json ?? {});
  const first = Object.keys(draft.json ?? {})[0] ?? 'x';
  const padded = (length: number) => `${json}${' '.repeat(Math.max(0, length - json.length))}`;
  const field = (value: string) => `{"${first}":${value}}`;
  const depth = random.pick([31, 32, 33, 1_000, 60_000]);
  const sizes: Readonly<Record<string, () => string>> = {
    nothing: () => '',
    space: () => ' ',
    'an empty object': () => '{}',
    'a list': () => `[${json}]`,
    'a bare value': () =>
      random.pick(['null', '1', '"x"', 'true', 'NaN', 'undefined', "{'a':1}", '{"a":1,}', `${json}x`]),
    'just the limit': () => padded(BODY_LIMIT),
    'one more than the limit': () => padded(BODY_LIMIT + 1),
    'a megabyte': () => padded(MIB),
    'ten megabytes': () => padded(10 * MIB),
    'a long text': () => field(JSON.stringify('ă'.repeat(100_000))),
    'a long number': () => field('9'.repeat(random.pick([400, 100_000]))),
    'a long fraction': () => field(`0.${'1'.repeat(100_000)}`),
    'a huge exponent': () => field(random.pick(['1e400', '-1e400', '1e-400', '1e999999999'])),
    'a deep list': () => field(nested('[', ']', depth)),
    'a deep object': () => nested('{"a":', '}', depth).replace(':}', ':1}'),
    'a long list': () => field(`[${'1,'.repeat(50_000)}1]`),
    'many keys': () => `{${Array.from({ length: 10_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
    'a key many times': () => `{${`"${first}":1,`.repeat(10_000)}"${first}":2}`,
    'a field twice': () => `${json.slice(0, -1)},${json.slice(1)}`.replace('{,', '{'),
    'a long key': () => `{"${'k'.repeat(200_000)}":1}`,
    'numeric keys': () => `{${Array.from({ length: 5_000 }, (_, i) => `"${i * 999_983}":1`).join(',')}}`,
  };
  const kind = random.pick(Object.keys(sizes));
  return sending(bench, `size: ${kind}`, draft, Buffer.from(sizes[kind]!()));
}

/** Numbers at and beyond every edge in fields that hold numbers. */
export function number(bench: Bench): HostileRequest {
  const { api, random } = bench;
  const numeric = (operation: Operation) => {
    const { properties = {} } = api.resolve(operation.body ?? {});
    return Object.keys(properties).filter((name) => api.resolve(properties[name]!).type === 'number');
  };
  const operation = random.pick(api.operations.filter((each) => numeric(each).length > 0));
  const draft = validDraft(bench, operation);
  const field = random.pick(numeric(operation));
  const edges: readonly number[] = [
    ...[
      0,
      -1,
      1,
      0.1,
      1e-9,
      -1e-9,
      2 ** 31 - 1,
      2 ** 31,
      2 ** 32,
      2 ** 53 - 1,
      2 ** 53,
      2 ** 63,
      1e21,
      1e300,
    ],
    ...[-(2 ** 31) - 1, -(2 ** 53), 99_999.999_999, 4.000_000_001, 0.249_999, 10_000_000_000, 1_000_000_000],
  ];
  const value = random.pick(edges);
  return requestOf(bench, `number: ${field} = ${value}`, {
    ...draft,
    json: { ...draft.json, [field]: value },
  });
}

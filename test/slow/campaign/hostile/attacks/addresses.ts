import { bytesOf, type HostileRequest } from '../request';
import { type Bench, encode, requestOf, validDraft } from './draft';
import { PROTOTYPE_NAMES } from './words';

const METHODS = [
  ...[
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'QUERY',
    'PROPFIND',
    'LOCK',
    'M-SEARCH',
  ],
  ...[
    'get',
    'FOO',
    'G',
    'SUBSCRIBE',
    'SEARCH',
    'REPORT',
    'LINK',
    'PURGE',
    'toString',
    '__proto__',
    'X'.repeat(5_000),
  ],
];

/** A documented address with any method. */
export function method(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const draft = validDraft(bench, random.pick(api.operations));
  const verb = random.pick(METHODS);
  const request = requestOf(bench, `method: ${verb.slice(0, 20)}`, draft);
  const isDocumented = api.operations.some(({ name }) => name === `${verb} ${draft.operation.path}`);
  return { ...request, method: verb, answersJson: request.answersJson && isDocumented && verb !== 'HEAD' };
}

/** A tunnel or another protocol, which are not spoken here. */
export function tunnel(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const request = requestOf(bench, 'method: CONNECT', validDraft(bench, random.pick(api.operations)));
  if (random.chance(0.5))
    return {
      ...request,
      route: 'CONNECT',
      method: 'CONNECT',
      target: random.pick(['example.com:443', '/', '/healthz', '*']),
      mustRefuse: true,
      answersJson: false,
    };
  const upgrade = random.pick(['websocket', 'h2c', 'TLS/1.0', 'toString']);
  const headers = [
    ...request.headers,
    ...([
      ['Connection', 'Upgrade, HTTP2-Settings'],
      ['Upgrade', upgrade],
      ['HTTP2-Settings', 'AAMAAABkAAQ'],
      ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
      ['Sec-WebSocket-Version', '13'],
    ] as const),
  ];
  return { ...request, attack: `upgrade: ${upgrade}`, headers };
}

const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%5c',
  '..\\',
  '....//',
  '..%c0%af',
  '..;/',
  '.%00./',
];
const FOLDERS = [
  '/',
  '/audio/',
  '/assets/',
  '/docs/',
  '/api/v1/tts/status/',
  '/api/payment/qr/',
  '/docs-json/',
  '/static/',
];
const FILES = [
  'etc/passwd',
  'package.json',
  'main.js',
  '.env',
  'proc/self/environ',
  'src/main.js',
  'postgres/PG_VERSION',
  'index.html',
];

/** A way out of the folders that are served. */
export function traversal(bench: Bench): HostileRequest {
  const { random } = bench;
  const target = random.pick(FOLDERS) + random.pick(UP).repeat(random.between(1, 12)) + random.pick(FILES);
  const suffix = random.pick(['', '', '%00', '%00.mp3', '?x', '#x', '/', '%20', '.mp3', '::$DATA']);
  return bare(bench, 'path: traversal', bytesOf(target + suffix));
}

/** Addresses that servers, proxies and routers read in different ways. */
export function path(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const { target } = requestOf(bench, '', validDraft(bench, random.pick(api.operations)));
  const name = random.pick(PROTOTYPE_NAMES);
  const char = random.pick([
    '%00',
    '%0d%0a',
    '%ff',
    '%e1%bb',
    '%zz',
    '%',
    '%u0041',
    '%ed%a0%80',
    '%2f',
    '%3f',
    '%23',
    '%7f',
  ]);
  const [kind, address] = random.pick<readonly [string, string]>([
    ['double slash', `/${target}`],
    ['slash at the end', `${target}/`],
    ['slashes', target.replaceAll('/', '//')],
    ['in capitals', target.toUpperCase()],
    ['a parameter', target.replace(/$|\?/, ';x=y$&')],
    ['dots', target.replace('/', '/./')],
    ['absolute', `http://evil.example${target}`],
    ['absolute, no host', `http://${target}`],
    ['another scheme', `file://${target}`],
    ['an authority', `//evil.example${target}`],
    ['a user', `http://user:password@evil.example${target}`],
    ['an asterisk', '*'],
    ['nothing', ''],
    ['relative', target.slice(1)],
    [`${char} in it`, target.replace(/\/([^/]*)$/, `/${char}$1`)],
    [`${char} at the end`, target + char],
    ['encoded twice', encode(encode(target)).replaceAll('%252F', '/')],
    ['every letter encoded', target.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
    ['raw UTF-8', bytesOf(`${target}/tiếng-việt-👍`)],
    ['raw Latin-1', `${target}/\xe9\xff`],
    ['a name', `/${name}`],
    ['names', `/${name}/${name}?${name}=${name}`],
    ['a name under the API', `/api/v1/${name}`],
    ['long', `${target}/${'a'.repeat(random.pick([1_900, 2_100, 9_000]))}`],
    ['longer than headers may be', `${target}?${'a'.repeat(20_000)}`],
    ['many parts', '/a'.repeat(2_000)],
    ['many dots', `/${'../'.repeat(2_000)}`],
    ['many percent signs', `/audio/${'%25'.repeat(1_500)}`],
    [
      'a page',
      random.pick([
        '/',
        '/docs',
        '/docs-json',
        '/docs/swagger-ui.css',
        '/metrics',
        '/favicon.ico',
        '/assets/',
        '/robots.txt',
      ]),
    ],
  ]);
  return bare(bench, `path: ${kind}`, address);
}

function bare({ random, people }: Bench, attack: string, target: string): HostileRequest {
  const caller = random.pick(['nobody', 'key'] as const);
  const accept = random.pick(['*/*', 'text/html', 'application/json']);
  return {
    ...{ attack, route: 'GET elsewhere', caller, method: 'GET', target, body: null, raw: null },
    headers: [...people.credentials(caller), ['Accept', accept]],
    ...{
      answersDue: 1,
      hangsUp: 'never',
      mustRefuse: false,
      mustServe: false,
      isForeign: false,
      answersJson: false,
    },
  };
}

const ODD_VALUES = [
  '',
  '0',
  '-1',
  '1.5',
  '1e9',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '0x10',
  ' 1',
  '1;',
  "1' OR '1",
  '%',
  '../',
  '[]',
  '{}',
  'null',
  'undefined',
  '\u0000',
  '\ud800',
  '\r\nX-Injected: yes',
  '2026-13-45',
  '0000-00-00',
  '9999-12-31',
  '+1',
  '١',
];

/** A query whose names and values nobody asked for. */
export function query(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const operation = random.pick(api.operations.filter(({ method: verb }) => verb === 'GET'));
  const names = operation.parameters.filter((each) => each.in === 'query').map((each) => each.name);
  const known = names.length > 0 ? random.pick(names) : 'page';
  const value = random.pick(ODD_VALUES);
  const odd = random.pick(PROTOTYPE_NAMES);
  const draft = { ...validDraft(bench, operation), query: [] };
  const [kind, search] = random.pick<readonly [string, string]>([
    ['an odd value', `${known}=${encode(value)}`],
    ['an odd value', `${known}=${encode(value)}`],
    ['an odd value', `${known}=${encode(value)}`],
    ['twice', `${known}=1&${known}=${encode(value)}`],
    ['a list', `${known}[]=1&${known}[]=2`],
    ['an object', `${known}[${odd}]=1`],
    ['a name', `${odd}=${encode(value)}`],
    ['a name', `${odd}[${odd}]=1`],
    ['a polluter', '__proto__[x]=1&constructor[prototype][x]=1&__proto__.x=1'],
    ['no value', known],
    ['no name', '=1&=&&&'],
    ['a bad percent sign', `${known}=%zz%`],
    ['a surrogate', `${known}=%ed%a0%80`],
    ['NUL', `${known}=%00&%00=1`],
    ['a line break', `${known}=%0d%0aSet-Cookie:%20x=1`],
    ['semicolons', `${known}=1;limit=2`],
    ['plus signs', `${known}=+1+`],
    ['many', Array.from({ length: 1_500 }, (_, index) => `a${index}=1`).join('&')],
    ['the same many times', `${known}=1&`.repeat(1_000)],
    ['long', `${known}=${'1'.repeat(12_000)}`],
    ['long brackets', `${known}${'[a]'.repeat(3_000)}=1`],
    ['question marks', `${'?'.repeat(500)}${known}=1`],
  ]);
  const request = requestOf(bench, `query: ${kind}`, draft);
  return { ...request, target: `${request.target}?${search}` };
}

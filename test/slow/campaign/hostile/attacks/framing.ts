import { type HostileRequest, latin1, wireBytes } from '../request';
import { type Bench, requestOf, validDraft } from './draft';

const HOST = 'Host: localhost';
const JSON_TYPE = 'Content-Type: application/json';

/** What goes over the wire, and what is due for it. */
interface Wire {
  readonly text: string;
  readonly answersDue?: number;
  readonly hangsUp?: HostileRequest['hangsUp'];
  readonly mustServe?: boolean;
}

/** The same lines with the line ends of HTTP, and what follows them. */
const lines = (head: readonly string[], body = ''): string => `${[...head, '', ''].join('\r\n')}${body}`;

/** Raw bytes that are no request, more than one, or less than one. */
export function framing(bench: Bench): HostileRequest {
  const { random, people } = bench;
  const post = random.pick(['/api/v1/tts/quote', '/api/v1/tts', '/api/payment/orders']);
  const [[name, value] = ['', '']] = people.credentials('key');
  const credentials = `${name}: ${value}`;
  const start = [`POST ${post} HTTP/1.1`, HOST, JSON_TYPE, credentials];
  const wires: Readonly<Record<string, () => Wire>> = {
    ...lengths(start),
    ...chunks(start),
    ...requestLines(),
    ...several(credentials),
  };
  const kind = random.pick(Object.keys(wires));
  const wire = wires[kind]!();
  return raw(kind, `POST ${post}`, wire);
}

function raw(kind: string, route: string, wire: Wire): HostileRequest {
  const { text, answersDue = 1, hangsUp = 'never', mustServe = false } = wire;
  return {
    ...{
      attack: `framing: ${kind}`,
      route,
      caller: 'nobody',
      method: 'POST',
      target: '',
      headers: [],
      body: null,
    },
    raw: latin1(text),
    ...{ answersDue, hangsUp, mustRefuse: false, mustServe, isForeign: false, answersJson: false },
  };
}

const BODY = '{"input_text":"a"}';

/** The length is wrong, or said twice. */
const lengths = (start: readonly string[]): Record<string, () => Wire> => {
  const length = (value: string, body = BODY) => ({
    text: lines([...start, `Content-Length: ${value}`], body),
  });
  return {
    'length too small': () => ({ ...length('5'), answersDue: 1 }),
    'length too large, then silence': () => ({ ...length('1000'), answersDue: 0, hangsUp: 'half' }),
    'length too large, hung up': () => ({ ...length('1000'), answersDue: 0, hangsUp: 'entirely' }),
    'negative length': () => length('-1'),
    'length with a sign': () => length(`+${BODY.length}`),
    'length in hex': () => length('0x12'),
    'no number for a length': () => length('toString'),
    'endless length': () => length('9'.repeat(30)),
    'length of 4 GiB': () => ({ ...length('4294967296') }),
    'length of 1 TB': () => length('1000000000000'),
    'empty length': () => length(''),
    'two lengths': () => ({ text: lines([...start, 'Content-Length: 18', 'Content-Length: 19'], BODY) }),
    'two lengths in one': () => length('18, 18'),
    'length 0 and a body': () => ({ ...length('0'), answersDue: 1 }),
    'no length': () => ({ text: lines(start, BODY), answersDue: 1 }),
  };
};

/** Chunks that make no sense, or contradict the length. */
const chunks = (start: readonly string[]): Record<string, () => Wire> => {
  const chunked = (body: string, coding = 'chunked', ...more: string[]) => ({
    text: lines([...start, `Transfer-Encoding: ${coding}`, ...more], body),
  });
  const good = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
  return {
    'good chunks': () => chunked(good),
    'chunks byte by byte': () => chunked(`${[...BODY].map((char) => `1\r\n${char}\r\n`).join('')}0\r\n\r\n`),
    'chunk size that is none': () => chunked('xyz\r\nabc\r\n0\r\n\r\n'),
    'negative chunk': () => chunked('-5\r\nabc\r\n0\r\n\r\n'),
    'endless chunk': () => chunked(`${'f'.repeat(17)}\r\nabc`),
    'chunk too short': () => chunked(`5\r\n${BODY}\r\n0\r\n\r\n`),
    'chunk without an end': () => ({ ...chunked(`12\r\n${BODY}\r\n`), answersDue: 0, hangsUp: 'half' }),
    'chunk cut off': () => ({ ...chunked('fff\r\nabc'), answersDue: 0, hangsUp: 'entirely' }),
    'chunk extension': () => chunked(good.replace('\r\n', ';a=b;c="d"\r\n')),
    'long chunk extension': () => chunked(good.replace('\r\n', `;a=${'b'.repeat(20_000)}\r\n`)),
    trailers: () => chunked(good.replace(/\r\n$/, 'X-Secret-Key: a\r\nContent-Length: 5\r\n\r\n')),
    'chunks and a length': () => chunked(good, 'chunked', 'Content-Length: 5'),
    'chunked twice': () => chunked(good, 'chunked, chunked'),
    'another coding': () => chunked(good, 'gzip, chunked'),
    'a coding that is none': () => chunked(good, '__proto__'),
    'chunked in disguise': () => chunked(good, '\x0bchunked'),
    'bare LF in chunks': () => chunked(good.replaceAll('\r\n', '\n')),
    'many tiny chunks': () => chunked(`${'1\r\n \r\n'.repeat(20_000)}0\r\n\r\n`),
    'chunks beyond the limit': () => chunked(`${`1000\r\n${' '.repeat(4_096)}\r\n`.repeat(100)}0\r\n\r\n`),
  };
};

/** Request lines of other protocols, or of none. */
const requestLines = (): Record<string, () => Wire> => {
  const first = (line: string, ...more: string[]): Wire => ({ text: lines([line, HOST, ...more]) });
  return {
    'HTTP/0.9': () => ({ text: 'GET /healthz\r\n\r\n' }),
    'HTTP/1.0': () => ({ text: lines(['GET /healthz HTTP/1.0']) }),
    'HTTP/2': () => ({ text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' }),
    'HTTP/9.9': () => first('GET /healthz HTTP/9.9'),
    'HTTP/1.10': () => first('GET /healthz HTTP/1.10'),
    'no Host': () => ({ text: lines(['GET /healthz HTTP/1.1']) }),
    'no version': () => first('GET /healthz HTTP'),
    'two spaces': () => first('GET  /healthz  HTTP/1.1'),
    'a tab': () => first('GET\t/healthz\tHTTP/1.1'),
    'an address with spaces': () => first('GET /health z HTTP/1.1'),
    'line feeds only': () => ({ text: `GET /healthz HTTP/1.1\n${HOST}\n\n` }),
    'empty lines first': () => ({ text: `\r\n\r\n\r\n${lines(['GET /healthz HTTP/1.1', HOST])}` }),
    'a line break in the address': () => first('GET /healthz\r\nX-Injected: yes HTTP/1.1'),
    'no colon': () => first('GET /healthz HTTP/1.1', 'nonsense'),
    'NUL in a header': () => first('GET /healthz HTTP/1.1', 'X-Nul: a\0b'),
    TLS: () => ({ text: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.padEnd(200, '\x7f') }),
    zeros: () => ({ text: '\0'.repeat(1_000) }),
    noise: () => ({ text: '\xff\xfe\xfd'.repeat(400) }),
    'an endless line': () => ({ text: 'A'.repeat(100_000) }),
    'an endless header': () => ({ text: `GET /healthz HTTP/1.1\r\nX: ${'a'.repeat(1_000_000)}` }),
    SMTP: () => ({ text: 'EHLO evil.example\r\nMAIL FROM:<a@b>\r\n' }),
    'a proxy header': () => ({
      text: `PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n${lines(['GET /healthz HTTP/1.1', HOST])}`,
    }),
    'half a request line': () => ({ text: 'GET /heal', answersDue: 0, hangsUp: 'half' }),
    'half the headers': () => ({ text: `GET /healthz HTTP/1.1\r\nHos`, answersDue: 0, hangsUp: 'entirely' }),
    nothing: () => ({ text: '', answersDue: 0, hangsUp: 'half' }),
  };
};

/** Several requests at once on a connection. */
const several = (credentials: string): Record<string, () => Wire> => {
  const get = (address: string, ...more: string[]) => lines([`GET ${address} HTTP/1.1`, HOST, ...more]);
  const quote = (body: string) =>
    lines(
      ['POST /api/v1/tts/quote HTTP/1.1', HOST, JSON_TYPE, credentials, `Content-Length: ${body.length}`],
      body,
    );
  return {
    'two at once': () => ({ text: get('/healthz').repeat(2), answersDue: 2 }),
    'fifty at once': () => ({ text: get('/healthz').repeat(50), answersDue: 50 }),
    'quotes at once': () => ({ text: quote(BODY).repeat(10), answersDue: 10 }),
    'a good one and noise': () => ({
      text: `${quote(BODY)}\x01\x02\x03\r\n\r\n`,
      answersDue: 2,
      mustServe: true,
    }),
    'a request in a body': () => ({ text: quote(get('/api/v1/admin/accounts')), answersDue: 1 }),
    'smuggled by length and chunks': () => ({
      text: lines(
        [
          'POST /api/v1/tts/quote HTTP/1.1',
          HOST,
          JSON_TYPE,
          'Content-Length: 6',
          'Transfer-Encoding: chunked',
        ],
        `0\r\n\r\n${get('/api/v1/admin/accounts')}`,
      ),
      answersDue: 1,
    }),
    'a body to GET': () => ({
      text: lines(['GET /healthz HTTP/1.1', HOST, 'Content-Length: 5'], 'GET /'),
      answersDue: 1,
    }),
    'a farewell in between': () => ({
      text: get('/healthz', 'Connection: close') + get('/healthz'),
      mustServe: true,
    }),
    'different callers': () => ({
      text: get('/api/v1/account', credentials) + get('/api/v1/account'),
      answersDue: 2,
    }),
    'and gone': () => ({ text: quote(BODY).repeat(20), answersDue: 0, hangsUp: 'entirely' }),
  };
};

/** A request in order whose sender leaves before the answer is there, or does not send it to its end. */
export function hangUp(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const operation = random.chance(0.3) ? api.operation('POST /api/v1/tts') : random.pick(api.operations);
  const request = requestOf(bench, '', validDraft(bench, operation));
  const bytes = wireBytes(request, 'localhost');
  const isCut = random.chance(0.5);
  const hangsUp = random.pick(['half', 'entirely'] as const);
  return {
    ...request,
    attack: `hang up: ${isCut ? 'mid-way' : 'at the end'}, ${hangsUp}`,
    raw: isCut ? bytes.subarray(0, random.between(1, bytes.length - 1)) : bytes,
    answersDue: 0,
    hangsUp,
    answersJson: false,
  };
}

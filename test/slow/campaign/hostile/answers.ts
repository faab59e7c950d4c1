import { gunzipSync } from 'node:zlib';

const HEAD_END = '\r\n\r\n';

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Decompressed. */
  readonly body: Buffer;
}

/** What a connection has brought so far. */
export interface Received {
  readonly answers: readonly Answer[];
  /** Bytes of an answer that is not complete. */
  readonly rest: Buffer;
  /** What is wrong with the bytes themselves. */
  readonly malformed: string | null;
}

interface Body {
  readonly body: Buffer;
  readonly end: number;
}

/**
 * Reads the answers on a connection (RFC 9112). Interim answers are passed over, and an event stream counts as
 * complete with its headers: it has no end.
 * @param methods of the requests, in order: an answer to HEAD has no body
 * @param isClosed a body without a length ends with its connection
 */
export function readAnswers(bytes: Buffer, methods: readonly string[], isClosed: boolean): Received {
  const answers: Answer[] = [];
  let at = 0;
  const received = (malformed: string | null) => ({ answers, rest: bytes.subarray(at), malformed });
  while (at < bytes.length) {
    const headEnd = bytes.indexOf(HEAD_END, at);
    if (headEnd < 0) return received(isClosed ? 'the headers break off' : null);
    const head = readHead(bytes.toString('latin1', at, headEnd));
    if (typeof head === 'string') return received(head);
    const isInterim = head.status < 200;
    const bodyStart = headEnd + HEAD_END.length;
    const isToHead = methods[answers.length] === 'HEAD' && !isRefusal(head);
    const hasBody = !isInterim && !isToHead && ![204, 304].includes(head.status);
    const read = hasBody ? readBody(bytes, bodyStart, head.headers, isClosed) : empty(bodyStart);
    if (read === null) return received(isClosed ? 'the body breaks off' : null);
    if (typeof read === 'string') return received(read);
    const body = decompressed(read.body, head.headers);
    if (typeof body === 'string') return received(body);
    if (!isInterim) answers.push({ ...head, body });
    at = read.end;
  }
  return received(null);
}

function readHead(text: string): Omit<Answer, 'body'> | string {
  const [statusLine = '', ...lines] = text.split('\r\n');
  const [, status] = /^HTTP\/1\.[01] (\d{3}) /.exec(statusLine) ?? [];
  if (status === undefined) return `no status line: ${JSON.stringify(statusLine.slice(0, 80))}`;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return `no header: ${JSON.stringify(line.slice(0, 80))}`;
    headers.set(name.toLowerCase(), value);
  }
  return { status: Number(status), headers };
}

/** Of bytes that are no request. Whoever writes it does not know the method yet, and closes the connection. */
const isRefusal = ({ status, headers }: Omit<Answer, 'body'>): boolean =>
  [400, 431].includes(status) && headers.get('connection') === 'close';

const empty = (end: number): Body => ({ body: Buffer.alloc(0), end });

/** @returns a text when the bytes are not what their coding says */
function decompressed(body: Buffer, headers: Answer['headers']): Buffer | string {
  const coding = headers.get('content-encoding');
  if (coding === undefined || body.length === 0) return body;
  if (coding !== 'gzip') return `Content-Encoding: ${coding}`;
  try {
    return gunzipSync(body);
  } catch (error) {
    return `no gzip: ${(error as Error).message}`;
  }
}

/** @returns null while bytes are missing, a text when they make no sense */
function readBody(
  bytes: Buffer,
  start: number,
  headers: Answer['headers'],
  isClosed: boolean,
): Body | string | null {
  if (headers.get('content-type')?.startsWith('text/event-stream')) return empty(bytes.length);
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(bytes, start);
  const length = headers.get('content-length');
  if (length === undefined) return isClosed ? { body: bytes.subarray(start), end: bytes.length } : null;
  if (!/^\d+$/.test(length)) return `Content-Length: ${length}`;
  const end = start + Number(length);
  return end <= bytes.length ? { body: bytes.subarray(start, end), end } : null;
}

function readChunks(bytes: Buffer, start: number): Body | string | null {
  const chunks: Buffer[] = [];
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const line = bytes.toString('latin1', at, lineEnd);
    if (!/^[0-9a-f]+$/i.test(line)) return `no chunk: ${JSON.stringify(line.slice(0, 80))}`;
    const size = parseInt(line, 16);
    const next = lineEnd + 2 + size + 2;
    if (next > bytes.length) return null;
    if (size === 0) return { body: Buffer.concat(chunks), end: next };
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}

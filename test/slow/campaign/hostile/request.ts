export type Header = readonly [name: string, value: string];

/** Who sends a request: nobody, a customer by key or by session, the operator, or one of the two bank gateways. */
export type Caller = 'nobody' | 'key' | 'session' | 'admin' | 'bank' | 'casso';

/** One request of the campaign: a plain value, so that it can be sent again, printed and made smaller. */
export interface HostileRequest {
  /** What is tried, `family: detail`. */
  readonly attack: string;
  /** The documented route that it aims at, `POST /api/v1/tts`, or the address where there is none. */
  readonly route: string;
  readonly caller: Caller;
  readonly method: string;
  /** As it stands in the request line; each character is one byte (Latin-1). */
  readonly target: string;
  /** As they stand on the wire; each character is one byte (Latin-1). */
  readonly headers: readonly Header[];
  readonly body: Buffer | null;
  /** Sent instead of all the above. */
  readonly raw: Buffer | null;
  /** How many answers are due; 0 where none has to come. */
  readonly answersDue: number;
  /** The client closes its side, or the whole connection, as soon as everything is sent. */
  readonly hangsUp: 'never' | 'half' | 'entirely';
  /** An answer 2xx would let something in that must stay outside. */
  readonly mustRefuse: boolean;
  /** The first request on the connection is in order, whatever follows it: its answer is a success. */
  readonly mustServe: boolean;
  /** It asks for something of another account: 404 or 403, or 401 to a stranger. */
  readonly isForeign: boolean;
  /** A success is JSON in the envelope. */
  readonly answersJson: boolean;
}

/** The bytes of a request as they go over the wire. */
export function wireBytes({ raw, method, target, headers, body }: HostileRequest, host: string): Buffer {
  if (raw) return raw;
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted);
  const framed = has('content-length') || has('transfer-encoding');
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(has('host') ? [] : [`Host: ${host}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body && !framed ? [`Content-Length: ${body.length}`] : []),
  ];
  return Buffer.concat([latin1(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)]);
}

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A text's UTF-8 bytes, one character for each, as `target` and `headers` hold them. */
export const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

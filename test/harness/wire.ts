import { connect } from 'node:net';

export interface WireOptions {
  /** Nothing is read until all is sent, as by clients that upload first. */
  readonly readsLate?: boolean;
  /** Leaves as soon as all is sent. */
  readonly leaves?: boolean;
}

/**
 * Sends bytes as they are over a connection of their own.
 * @returns all that came back until the connection was closed
 */
export function sendBytes(
  baseUrl: string,
  bytes: string | Buffer,
  { readsLate = false, leaves = false }: WireOptions = {},
): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname);
    const read = () => socket.on('data', (chunk) => (received += chunk.toString()));
    if (!readsLate) read();
    socket.write(bytes, () => {
      if (leaves) socket.destroy();
      if (readsLate) read();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

/** The bytes of a request. */
export const requestBytes = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n');

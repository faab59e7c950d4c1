import { connect } from 'node:net';
import { type Answer, readAnswers } from './answers';
import { type HostileRequest, wireBytes } from './request';

/** A request and all that came back for it. */
export interface Exchange {
  readonly answers: readonly Answer[];
  /** From the connection until the last answer due was there, or until the end. */
  readonly elapsedMs: number;
  /** Why fewer answers came than are due; null when all came. */
  readonly failure: string | null;
}

/** After closing its side a client hears whatever the service has to say in this time; it need not say anything. */
const LAST_WORDS_MS = 500;

/**
 * Sends a request over a connection of its own, byte by byte as it is, and waits for the answers due.
 * @param patienceMs a service that has not answered by then is not waited for
 */
export function exchange(address: URL, request: HostileRequest, patienceMs: number): Promise<Exchange> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const chunks: Buffer[] = [];
    const methods = Array<string>(Math.max(1, request.answersDue)).fill(request.method);
    let error: string | null = null;
    let isDone = false;
    const socket = connect({ port: Number(address.port), host: address.hostname, allowHalfOpen: true });
    const finish = (isClosed: boolean, reason: string) => {
      const { answers, rest, malformed } = readAnswers(Buffer.concat(chunks), methods, isClosed);
      const isComplete = answers.length >= Math.max(1, request.answersDue) || malformed !== null;
      if (isDone || (!isComplete && !isClosed)) return;
      isDone = true;
      clearTimeout(timer);
      socket.destroy();
      const surplus =
        request.raw === null && rest.length > 0 && answers.length > 0 ? 'bytes after the answer' : null;
      const missing = answers.length < request.answersDue ? (error ?? reason) : null;
      resolve({
        answers,
        elapsedMs: performance.now() - startedAt,
        failure: malformed ?? missing ?? surplus,
      });
    };
    const wait = request.answersDue === 0 ? LAST_WORDS_MS : patienceMs;
    const timer = setTimeout(() => finish(true, `no answer within ${wait} ms`), wait);
    socket.on('data', (bytes) => {
      chunks.push(bytes);
      finish(false, '');
    });
    socket.on('error', ({ message }) => (error ??= message));
    socket.on('end', () => finish(true, 'the connection was closed without an answer'));
    socket.on('close', () => finish(true, 'the connection was closed without an answer'));
    socket.write(wireBytes(request, address.host), () => {
      if (request.hangsUp === 'entirely') socket.destroy();
      if (request.hangsUp === 'half') socket.end();
    });
  });
}

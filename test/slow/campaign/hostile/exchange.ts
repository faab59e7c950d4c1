import { connect } from 'node:net';
import { type Answer, readAnswers } from './answers';
import { type HostileRequest, wireBytes } from './request';

/** A request and all that came back for it. */
export interface Exchange {
  readonly answers: readonly Answer[];
  /** From the connection until the last answer due was there, or until nobody waited any longer. */
  readonly elapsedMs: number;
  /** Nobody waited any longer. */
  readonly isOverdue: boolean;
  /** What is wrong with the bytes, or why fewer answers came than are due; null when all is well. */
  readonly failure: string | null;
}

/** After it has left, a client hears what the service has to say in this time; it need not say anything. */
const LAST_WORDS_MS = 500;

const CLOSED = 'the connection was closed without an answer';

/**
 * Sends a request over a connection of its own, byte by byte as it is, and waits for the answers due.
 * @param patienceMs a service that has not answered by then is not waited for
 */
export function exchange(address: URL, request: HostileRequest, patienceMs: number): Promise<Exchange> {
  const { answersDue, method, hangsUp } = request;
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const chunks: Buffer[] = [];
    const methods = Array<string>(Math.max(1, answersDue)).fill(method);
    let error: string | null = null;
    const socket = connect({ port: Number(address.port), host: address.hostname, allowHalfOpen: true });
    const received = (isOver: boolean) => readAnswers(Buffer.concat(chunks), methods, isOver);
    const finish = (isOverdue: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      // Who has closed a side may be left in the middle of an answer that comes in pieces (RFC 9112, section 9.6).
      const { answers, malformed } = received(!isOverdue && hangsUp === 'never');
      const isShort = answers.length < answersDue;
      const why = isOverdue ? `nothing came within ${patienceMs} ms` : (error ?? CLOSED);
      resolve({
        answers,
        elapsedMs: performance.now() - startedAt,
        isOverdue: isOverdue && isShort,
        failure: malformed ?? (isShort ? why : null),
      });
    };
    const timer = setTimeout(() => finish(true), answersDue === 0 ? LAST_WORDS_MS : patienceMs);
    socket.on('data', (bytes) => {
      chunks.push(bytes);
      const { answers, malformed } = received(false);
      if (answers.length >= Math.max(1, answersDue) || malformed !== null) finish(false);
    });
    socket.on('error', ({ message }) => (error ??= message));
    socket.on('end', () => finish(false));
    socket.on('close', () => finish(false));
    socket.write(wireBytes(request, address.host), () => {
      if (hangsUp === 'entirely') socket.destroy();
      if (hangsUp === 'half') socket.end();
    });
  });
}

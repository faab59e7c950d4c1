import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ServerFault } from './server-fault';

/** One call of the speech server. */
export interface ServerCall {
  readonly url: URL;
  readonly apiKey: string | null;
  readonly accept: string;
  /** Posted as JSON; a call without it is a GET. */
  readonly body?: object;
  /** From the first byte sent to the last received. */
  readonly timeLimitSec: number;
}

/** Share of the time limit for connecting to the server. */
const CONNECTING = 1 / 5;
const MAX_HEADER_BYTES = 16_384;

/**
 * Calls the server and reads its answer. Goes only to the given host: through no proxy, after no redirect. Every call
 * opens a connection of its own, for kept ones may be dead without notice. However it ends, the connection is closed:
 * a server that hears of it stops its work.
 * @throws ServerFault; the signal's reason when it is aborted; what `read` throws, if that is a ServerFault
 */
export async function exchange<Result>(
  call: ServerCall,
  read: (response: IncomingMessage) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal!.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(
    () => stop.abort(new ServerFault('either', `the speech server took longer than ${call.timeLimitSec} s`)),
    call.timeLimitSec * 1000,
  );
  const request = open(call, stop.signal);
  try {
    return await read(await answerTo(request, call));
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason;
    if (error instanceof ServerFault) throw error;
    throw new ServerFault('either', 'the speech server hung up', undefined, error);
  } finally {
    request.destroy();
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

function open({ url, apiKey, accept, body }: ServerCall, signal: AbortSignal): ClientRequest {
  const bytes = body && Buffer.from(JSON.stringify(body));
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = start(url, {
    method: bytes ? 'POST' : 'GET',
    agent: false, // the environment may make the shared agent use a proxy
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
    headers: {
      ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
      accept,
      'accept-encoding': 'identity',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
  });
  request.end(bytes);
  return request;
}

/** The head of the answer. A failure before the connection is established shows that the server is down. */
function answerTo(request: ClientRequest, { url, timeLimitSec }: ServerCall): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const unreachable = (cause?: Error) =>
      reject(new ServerFault('down', 'the speech server cannot be reached', undefined, cause));
    const timer = setTimeout(unreachable, timeLimitSec * CONNECTING * 1000);
    request.once('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true;
        clearTimeout(timer);
      }),
    );
    request.once('response', resolve);
    request.on('error', (error) => (isConnected ? reject(error) : unreachable(error)));
    request.once('close', () => clearTimeout(timer));
  });
}

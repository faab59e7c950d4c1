import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { joinBytes } from '../../audio/join-bytes';
import { errorCodeOf, faultOfStatus, ServerFault } from './server-fault';

export interface AudioCall {
  readonly url: URL;
  readonly apiKey: string | null;
  /** Sent as JSON. */
  readonly body: object;
  /** From the first byte sent to the last received. */
  readonly timeLimitSec: number;
  readonly maxBytes: number;
}

/** Share of the time limit for connecting to the server. */
const CONNECTING = 1 / 5;
const MAX_HEADER_BYTES = 16_384;
const MAX_ERROR_BYTES = 4096;

/**
 * Posts JSON and returns the audio of the answer. Goes only to the given host: through no proxy, after no
 * redirect. Every call opens a connection of its own, for kept ones may be dead without notice.
 * @throws ServerFault; the signal's reason when it is aborted
 */
export async function postForAudio(call: AudioCall, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
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
    const response = await answerTo(request, call);
    return await audioOf(response, call.maxBytes);
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

function open({ url, apiKey, body }: AudioCall, signal: AbortSignal): ClientRequest {
  const bytes = Buffer.from(JSON.stringify(body));
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = start(url, {
    method: 'POST',
    agent: false, // the environment may make the shared agent use a proxy
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
    headers: {
      'content-type': 'application/json',
      'content-length': bytes.length,
      accept: 'audio/*',
      'accept-encoding': 'identity',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
  });
  request.end(bytes);
  return request;
}

/** The head of the answer. A failure before the connection is established shows that the server is down. */
function answerTo(request: ClientRequest, { url, timeLimitSec }: AudioCall): Promise<IncomingMessage> {
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

async function audioOf(response: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    const { bytes } = await readUpTo(response, MAX_ERROR_BYTES);
    throw faultOfStatus(statusCode, headers, errorCodeOf(Buffer.from(bytes).toString()));
  }
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!/^audio\/|^(application|binary)\/octet-stream$/.test(type))
    throw new ServerFault('either', 'the speech server answered with something else than audio');
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
    throw new ServerFault('either', 'the speech server compressed its answer unasked');
  const { bytes, isWhole } = await readUpTo(response, maxBytes);
  if (!isWhole) throw new ServerFault('text', 'the speech server sent more than the text can take');
  return bytes;
}

/** Reads at most so many bytes of a body. */
async function readUpTo(
  response: IncomingMessage,
  maxBytes: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) return { bytes: joinBytes(chunks), isWhole: false };
    chunks.push(chunk);
  }
  return { bytes: joinBytes(chunks), isWhole: true };
}

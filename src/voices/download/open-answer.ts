import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { reasonOf } from '../../platform/process/fault';
import { DownloadFault } from './download-fault';
import { proxyFor, type ProxySettings, tunnelThrough } from './proxy';

/** How a server is asked. */
export interface Manners {
  readonly proxy: ProxySettings;
  /** A server that sends nothing for so long is given up. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
}

/** An answer whose body is still to come. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Throws DownloadFault when it breaks off. Whoever leaves it early ends the connection. */
  readonly body: AsyncIterable<Buffer>;
  /** Ends the connection. */
  readonly close: () => void;
}

/** Codes of the errors of a certificate (X509_verify_cert_error_string(3) and Node's own). */
const DISTRUST = /CERT|SIGNATURE|ALTNAME/;
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_HEADER_BYTES = 16_384;

/**
 * Asks for an address and follows redirects, which may lead only to https: whoever can change what comes over plain
 * http must not be able to choose where we go.
 * @throws DownloadFault; OperatorFault for settings of the proxy that cannot be used
 */
export async function openAnswer(
  address: URL,
  headers: Readonly<Record<string, string>>,
  manners: Manners,
): Promise<Answer> {
  let place = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(place, headers, manners);
    if (!REDIRECTS.includes(answer.status)) return answer;
    answer.close();
    place = targetOf(place, answer.headers.location);
  }
  throw new DownloadFault('refused', `${address.host} redirects too often.`);
}

function targetOf(place: URL, location: string | undefined): URL {
  const target =
    location !== undefined && URL.canParse(location, place.href) ? new URL(location, place) : null;
  if (target?.protocol !== 'https:')
    throw new DownloadFault(
      'refused',
      `${place.host} redirects to ${target?.protocol ?? 'nowhere'}, not to https.`,
    );
  return target;
}

async function ask(place: URL, headers: Readonly<Record<string, string>>, manners: Manners): Promise<Answer> {
  const { silenceMs, signal } = manners;
  signal.throwIfAborted();
  const request = await openRequest(
    place,
    { headers: { ...headers, 'accept-encoding': 'identity' } },
    manners,
  );
  let isSilent = false;
  const faultOf = (error: unknown) => {
    const reason = isSilent ? `sent nothing for ${silenceMs / 1000} s` : `cannot be read: ${reasonOf(error)}`;
    const { code = '' } = error as NodeJS.ErrnoException;
    const blame = DISTRUST.test(code) ? 'refused' : 'interrupted';
    return new DownloadFault(blame, `${place.host} ${reason}.`, 0, error);
  };
  request.setTimeout(silenceMs, () => {
    isSilent = true;
    request.destroy();
  });
  const response = await headOf(request).catch((error: unknown) => {
    signal.throwIfAborted();
    throw faultOf(error);
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: chunksOf(response, signal, faultOf),
    close: () => request.destroy(),
  };
}

async function openRequest(place: URL, options: RequestOptions, manners: Manners): Promise<ClientRequest> {
  const common = { ...options, signal: manners.signal, maxHeaderSize: MAX_HEADER_BYTES };
  if (place.protocol === 'http:') return httpRequest(place, { ...common, agent: false });
  const proxy = proxyFor(place, manners.proxy);
  if (!proxy) return httpsRequest(place, { ...common, agent: false });
  const socket = await tunnelThrough(proxy, place, manners);
  const { hostname } = place;
  return httpsRequest(place, {
    ...common,
    createConnection: () =>
      tlsConnect({ socket, host: hostname, ...(isIP(hostname) === 0 && { servername: hostname }) }),
  });
}

function headOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
    request.once('close', () => reject(new Error('it hung up')));
    request.end();
  });
}

async function* chunksOf(
  response: IncomingMessage,
  signal: AbortSignal,
  faultOf: (error: unknown) => DownloadFault,
): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer, undefined> = response[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch((error: unknown) => {
        signal.throwIfAborted();
        throw faultOf(error);
      });
      if (done) return;
      yield value;
    }
  } finally {
    response.destroy();
  }
}

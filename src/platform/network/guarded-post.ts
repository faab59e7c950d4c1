import type { IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { connectionFault, OutboundFault } from './outbound-fault';
import type { OutboundGuard } from './outbound-guard';

/** A POST to somewhere that a customer has named. */
export interface OutboundCall {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
  /** For the connection, TLS included; for all of it; and bytes of the answer, of which more are not read. */
  readonly limits: { readonly connectMs: number; readonly totalMs: number; readonly answerBytes: number };
}

export interface OutboundAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  /** Its beginning. */
  readonly body: Uint8Array;
}

const MAX_HEADER_BYTES = 16_384;

/**
 * Calls an address that the guard allows, over a connection of its own: through no proxy, after no redirect, to the
 * very address that was checked. However it ends, the connection is closed.
 */
export class GuardedPost {
  /** @param tls authorities to trust instead of the system's */
  constructor(
    private readonly guard: OutboundGuard,
    private readonly tls: Pick<SecureContextOptions, 'ca'> = {},
  ) {}

  /** @throws OutboundFault when there is no answer; the signal's reason when it is aborted */
  async execute(call: OutboundCall, signal: AbortSignal): Promise<OutboundAnswer> {
    const { totalMs } = call.limits;
    const limit = AbortSignal.timeout(totalMs);
    try {
      const addresses = await this.guard.addressesFor(call.url);
      return await this.exchange(call, addresses, AbortSignal.any([signal, limit]));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OutboundFault) throw error;
      if (limit.aborted)
        throw new OutboundFault('ANSWER_TIMEOUT', `there was no answer within ${totalMs / 1000} s`);
      throw connectionFault(error as NodeJS.ErrnoException);
    }
  }

  private exchange(
    call: OutboundCall,
    addresses: readonly [string, ...string[]],
    signal: AbortSignal,
  ): Promise<OutboundAnswer> {
    const { url, headers, body, limits } = call;
    const options: RequestOptions = {
      method: 'POST',
      agent: false, // the shared agent may use a proxy, or a connection to an address of before
      lookup: only(addresses),
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: { ...headers, 'content-length': body.length, 'accept-encoding': 'identity' },
      signal,
    };
    return new Promise((resolve, reject) => {
      const isSecure = url.protocol === 'https:';
      const request = isSecure ? httpsRequest(url, { ...options, ...this.tls }) : httpRequest(url, options);
      const timer = setTimeout(
        () =>
          request.destroy(
            new OutboundFault('CONNECT_TIMEOUT', `no connection within ${limits.connectMs / 1000} s`),
          ),
        limits.connectMs,
      );
      request.once('socket', (socket) => {
        socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer));
      });
      let isAnswered = false;
      request.once('response', (response) => {
        isAnswered = true;
        void readStart(response, limits.answerBytes).then((start) => {
          request.destroy();
          const { statusCode = 0, headers: answered } = response;
          resolve({ statusCode, headers: answered, body: start });
        });
      });
      request.on('error', (error) => isAnswered || reject(error)); // from then on it concerns the body only
      request.once('close', () => clearTimeout(timer));
      request.end(body);
    });
  }
}

/** Answers every question for an address with these. */
const only =
  (addresses: readonly [string, ...string[]]): LookupFunction =>
  (_hostname, options, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (options.all) callback(null, found);
    else callback(null, found[0]!.address, found[0]!.family);
  };

/** The body as far as it comes, at most so many bytes. The head has decided already: what breaks off here is no fault. */
async function readStart(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      sizeBytes += chunk.length;
      if (sizeBytes >= mostBytes) break;
    }
  } catch {
    // What has come so far is what there is to show.
  }
  return Buffer.concat(chunks).subarray(0, mostBytes);
}

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { clientNetwork } from '../client-network';

/**
 * Whether an address belongs to a reverse proxy of our own, whose word counts about who has called it.
 * @param hop how many proxies further away it is; 0 is the one that is connected to us
 */
export type TrustedProxies = (address: string, hop: number) => boolean;

/**
 * Tells the operator at the start when whoever reaches the port counts as a proxy, because TRUST_PROXY counts proxies
 * instead of naming them: nobody's connections are limited by network then, and callers may choose their address.
 * @param host that the server listens on
 */
export function warnOfUnnamedProxies(logger: Logger, isTrusted: TrustedProxies, host: string): void {
  const isAnybodyTrusted = isTrusted('', 0); // no address is in any network that is named
  if (!isAnybodyTrusted || LOOPBACK.test(host)) return;
  logger.warn(
    { host },
    'TRUST_PROXY counts proxies, so everybody who reaches the port is taken for one: see to it that nobody but the' +
      ' proxy does, or set TRUST_PROXY to its address or network',
  );
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

const HOUR_MS = 3_600_000;

/**
 * Tells the operator, once an hour at most, that somebody whom TRUST_PROXY does not name says for whom it calls:
 * behind a proxy that is not named, all callers share its limits.
 */
export function warnOfUntrustedProxies(
  server: FastifyInstance,
  logger: Logger,
  isTrusted: TrustedProxies,
  now: () => number = Date.now,
): void {
  let nextAt = 0;
  server.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const header = (['x-forwarded-for', 'forwarded'] as const).find((name) => headers[name] !== undefined);
    const peer = raw.socket.remoteAddress ?? '';
    if (header !== undefined && now() >= nextAt && !isTrusted(peer, 0)) {
      nextAt = now() + HOUR_MS;
      logger.warn(
        { header, network: clientNetwork(peer) },
        'a forwarding header from an address that TRUST_PROXY does not trust is ignored. If your reverse proxy sends' +
          ' it, set TRUST_PROXY: until then all callers share the limits of one address',
      );
    }
    done();
  });
}

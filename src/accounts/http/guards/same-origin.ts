import type { FastifyRequest } from 'fastify';
import { Forbidden } from '../../domain/accounts.errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what a page of another site makes a visitor's browser send (cross-site request forgery).
 * Browsers state where a request comes from in `Sec-Fetch-Site` or, older ones, in `Origin`; programs
 * that are not browsers send neither and carry no cookie by accident.
 * @throws Forbidden
 */
export function requireSameOrigin(request: FastifyRequest, publicHost: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new Forbidden('Requests from another site are not accepted.');
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || (host !== request.headers.host && host !== publicHost)) {
    throw new Forbidden('Requests from another site are not accepted.');
  }
}

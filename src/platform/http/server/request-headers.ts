import type { FastifyRequest } from 'fastify';
import { InvalidParameters } from '../../../shared/domain/domain-error';

/** Headers that say once where a request goes and what it holds: a proxy in front may have read the other one. */
const SINGLE = new Map([
  ['host', 'Host'],
  ['content-type', 'Content-Type'],
]);

/**
 * Holds a request to RFC 9112, section 3.2: exactly one Host (Node would refuse it without an envelope), and to RFC
 * 9110, section 5.3: one Content-Type.
 * @throws InvalidParameters naming the header
 */
export function checkHeaders({ headers, raw }: FastifyRequest): void {
  if (headers.host === undefined && raw.httpVersion === '1.1') {
    throw InvalidParameters.of('Host', 'REQUIRED', 'The Host header is required.');
  }
  const seen = new Set<string>();
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = SINGLE.get(raw.rawHeaders[at]!.toLowerCase());
    if (name === undefined) continue;
    if (seen.has(name)) throw InvalidParameters.of(name, 'REPEATED', `The ${name} header must be sent once.`);
    seen.add(name);
  }
}

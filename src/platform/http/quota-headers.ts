import type { FastifyReply } from 'fastify';
import type { Quota } from '../../shared/domain/quota';

/**
 * Tells the caller of a limit, beside those that it was told already: `RateLimit-Policy` and `RateLimit` of
 * draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4. Both are lists with one member for each limit.
 */
export function tellQuota(reply: FastifyReply, { policy, limit, remaining, window }: Quota): void {
  const span = window ? `w=${window.lengthSec}` : 'qu="concurrent-requests"';
  addMember(reply, 'ratelimit-policy', `"${policy}";q=${limit};${span}`);
  addMember(reply, 'ratelimit', `"${policy}";r=${remaining}${window ? `;t=${window.resetSec}` : ''}`);
}

function addMember(reply: FastifyReply, name: string, member: string): void {
  const told = reply.getHeader(name);
  void reply.header(name, told === undefined ? member : `${String(told)}, ${member}`);
}

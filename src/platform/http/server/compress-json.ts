import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A shorter answer fits into one packet as it is. */
const FEWEST_CHARS = 1024;

const compress = promisify(gzip);

/**
 * Compresses longer JSON answers for callers that understand gzip, in the thread pool. Audio is compressed already,
 * and streams of events have to go out at once. The answers that hold a secret (a new key, a session) are shorter, so
 * their length tells nothing of it (the attack called BREACH).
 */
export function compressJson(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < FEWEST_CHARS || !isJson(reply)) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload);
  });
}

const isJson = (reply: FastifyReply): boolean =>
  /^application\/json\b/.test(String(reply.getHeader('content-type')));

/** RFC 9110, section 12.5.3: named, or any coding is welcome, and not with a weight of 0. */
export function acceptsGzip(acceptEncoding: string | string[] | undefined): boolean {
  const weights = new Map(
    String(acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.split(';').map((part) => part.trim()))
      .map(([coding = '', ...parameters]) => [coding, weightOf(parameters)]),
  );
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice(2));
}

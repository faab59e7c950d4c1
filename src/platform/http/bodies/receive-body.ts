import { PayloadTooLargeException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * Takes in the body of a request, as it comes. To be called once.
 * @throws PayloadTooLargeException once the body is known to be longer than its route takes
 */
export async function receiveBody({ raw, headers, routeOptions }: FastifyRequest): Promise<Buffer> {
  const limit = routeOptions.bodyLimit;
  if (Number(headers['content-length']) > limit) throw new PayloadTooLargeException();
  // A request that is destroyed would take its connection along, and the answer with it.
  const incoming: AsyncIterable<Buffer> = raw.iterator({ destroyOnReturn: false });
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += chunk.length;
    if (length > limit) throw new PayloadTooLargeException();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

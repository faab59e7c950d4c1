import type { FastifyInstance } from 'fastify';
import type { Histogram, Meter } from '../../../shared/application/meter';

const REQUEST_DURATION: Histogram<'method' | 'route' | 'status'> = {
  name: 'loa_http_request_duration_seconds',
  help: 'Time from the first byte of a request to the last byte of its answer.',
  labels: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
};

/** Measures every request, by its route's pattern: addresses hold ids. */
export function measureRequests(server: FastifyInstance, meter: Meter): void {
  server.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    meter.observe(REQUEST_DURATION, labels, reply.elapsedTime / 1000);
    done();
  });
}

import { createServer, type Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isSameSecret } from '../network/is-same-secret';
import { listenFault } from '../process/listen-fault';
import type { PrometheusMeter } from './prometheus-meter';

/** Where the metrics are served, and to whom. */
export interface MetricsAccess {
  readonly port: number;
  readonly host: string;
  /** To be brought as `Authorization: Bearer`; null lets everybody read who reaches the port. */
  readonly token: string | null;
}

/** Prometheus has one; a flood of them must not take the descriptors of the service. */
const MOST_CONNECTIONS = 32;

/**
 * Serves `GET /metrics` on a port of its own, so that it can be closed to the public, and for processes that
 * have no other port.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly server: Server;

  constructor(
    meter: PrometheusMeter,
    private readonly access: MetricsAccess,
  ) {
    this.server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      if (
        access.token !== null &&
        !isSameSecret(request.headers.authorization ?? '', `Bearer ${access.token}`)
      ) {
        response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
        return;
      }
      meter.text().then(
        (text) => response.writeHead(200, { 'content-type': meter.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    this.server.maxConnections = MOST_CONNECTIONS;
  }

  /** @throws Error with a sentence for the operator, when the port is taken */
  async onApplicationBootstrap(): Promise<void> {
    const { port, host } = this.access;
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, host, resolve);
    }).catch((error: unknown) => {
      throw listenFault('METRICS_PORT', port, host, error);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

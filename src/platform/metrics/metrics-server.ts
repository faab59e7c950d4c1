import { createServer, type Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { listenFault } from '../process/listen-fault';
import type { PrometheusMeter } from './prometheus-meter';

/**
 * Serves `GET /metrics` on a port of its own, so that it can be closed to the public, and for processes that
 * have no other port.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly server: Server;

  constructor(
    meter: PrometheusMeter,
    private readonly port: number,
    private readonly host: string,
  ) {
    this.server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      meter.text().then(
        (text) => response.writeHead(200, { 'content-type': meter.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
  }

  /** @throws Error with a sentence for the operator, when the port is taken */
  async onApplicationBootstrap(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(this.port, this.host, resolve);
    }).catch((error: unknown) => {
      throw listenFault('METRICS_PORT', this.port, this.host, error);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

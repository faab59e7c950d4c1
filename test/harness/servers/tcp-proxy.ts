import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What happens to bytes on their way: changed, passed on, or, for null, the connection is cut. */
export type Interference = (bytes: Buffer) => Buffer | null;

const pass: Interference = (bytes) => bytes;

/** A stretch of network between a client and a server, which a test can disturb. */
export class TcpProxy {
  fromClient = pass;
  fromServer = pass;
  /** What every piece of data takes longer, either way. */
  latencyMs = 0;
  private readonly clients = new Set<Socket>();
  /** Both sides of each connection. */
  private readonly sides = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (client) => this.join(client));
  }

  static async before(target: string): Promise<TcpProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TcpProxy(server, new URL(target));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many clients are connected. */
  get connections(): number {
    return this.clients.size;
  }

  /** The network is as it should be again. */
  calm(): void {
    this.fromClient = this.fromServer = pass;
    this.latencyMs = 0;
  }

  /** Cuts every connection that stands; new ones are let through. */
  cut(): void {
    for (const client of this.clients) client.destroy();
  }

  /** Nothing comes through the connections that stand any more, and nobody is told; new ones are let through. */
  strand(): void {
    for (const side of this.sides) side.removeAllListeners('data').removeAllListeners('drain').pause();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket): void {
    const upstream = connect(Number(this.target.port), this.target.hostname);
    this.clients.add(client);
    for (const side of [client, upstream]) {
      this.sides.add(side);
      side.on('close', () => this.sides.delete(side));
    }
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    const relay = (from: Socket, to: Socket, interference: () => Interference) => {
      const send = (bytes: Buffer) => {
        const result = interference()(bytes);
        if (result === null) return cut();
        if (to.writable && !to.write(result)) from.pause();
      };
      from.on('data', (bytes) => {
        if (this.latencyMs === 0) return send(bytes);
        from.pause(); // nothing overtakes what is late
        setTimeout(() => {
          from.resume();
          send(bytes);
        }, this.latencyMs);
      });
      to.on('drain', () => from.resume());
      from.on('end', () => to.end());
      from.on('error', cut);
      from.on('close', cut);
    };
    relay(client, upstream, () => this.fromClient);
    relay(upstream, client, () => this.fromServer);
    client.on('close', () => this.clients.delete(client));
  }
}

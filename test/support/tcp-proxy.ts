import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What happens to bytes on their way: changed, passed on, or, for null, the connection is cut. */
export type Interference = (bytes: Buffer) => Buffer | null;

const pass: Interference = (bytes) => bytes;

/** A stretch of network between a client and a server, which a test can disturb. */
export class TcpProxy {
  fromClient = pass;
  fromServer = pass;
  private readonly clients = new Set<Socket>();

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
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket): void {
    const upstream = connect(Number(this.target.port), this.target.hostname);
    this.clients.add(client);
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    const relay = (from: Socket, to: Socket, interference: () => Interference) => {
      from.on('data', (bytes) => {
        const result = interference()(bytes);
        if (result === null) return cut();
        if (!to.write(result)) from.pause();
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

import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** An HTTP proxy that connects to hosts for those who know its password. */
export class ConnectProxy {
  /** What it was asked to connect to. */
  readonly hosts: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(user: string, password: string): Promise<ConnectProxy> {
    const server = createServer();
    const proxy = new ConnectProxy(server);
    const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    server.on('connect', ({ url = '', headers }, socket) => {
      socket.on('error', () => socket.destroy());
      if (headers['proxy-authorization'] !== expected)
        return void socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      proxy.hosts.push(url);
      const { hostname, port } = new URL(`http://${url}`);
      const upstream = connect(Number(port), hostname, () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

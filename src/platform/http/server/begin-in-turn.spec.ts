import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { beginInTurn } from './begin-in-turn';

describe('beginInTurn', () => {
  let server: FastifyInstance;
  const served: string[] = [];
  beforeEach(() => {
    served.length = 0;
    server = fastify();
    beginInTurn(server);
    server.get('/', ({ ip }) => {
      served.push(ip);
      return 'ok';
    });
  });
  afterEach(() => server.close());

  it('serves a request soon, however many others of one network have come in before', async () => {
    const call = (remoteAddress: string) => server.inject({ url: '/', remoteAddress });
    const flood = Array.from({ length: 200 }, () => call('192.0.2.1'));
    await Promise.all([...flood, call('192.0.2.2')]);
    expect(served).toHaveLength(201);
    expect(served.indexOf('192.0.2.2')).toBeLessThan(10);
  });

  it('lets few requests of one connection wait, and answers each', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    let answers = '';
    socket.on('data', (bytes) => (answers += bytes.toString()));
    const sent = 100;
    socket.write('GET / HTTP/1.1\r\nHost: loa\r\n\r\n'.repeat(sent - 1));
    socket.write('GET / HTTP/1.1\r\nHost: loa\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toHaveLength(sent);
    expect(served.length).toBeGreaterThanOrEqual(9); // one begins at once, eight wait
    expect(served.length).toBeLessThan(sent);
  });

  it('does not begin what its caller no longer waits for', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.resume();
    server.server.once('request', (request) => request.socket.destroy());
    socket.write('GET / HTTP/1.1\r\nHost: loa\r\n\r\n'.repeat(6));
    await once(socket, 'close');
    await new Promise(setImmediate);
    expect(served.length).toBeLessThan(6);
  });
});

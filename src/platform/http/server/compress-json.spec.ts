import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { acceptsGzip, compressJson } from './compress-json';

it.each([
  ['gzip', true],
  ['br, GZIP;q=0.5', true],
  ['gzip, deflate, br, zstd', true],
  ['*', true],
  ['x-gzip', true],
  ['gzip;q=0', false],
  ['*, gzip;q=0', false],
  ['gzip;q=x', false],
  ['br', false],
  ['', false],
  [undefined, false],
])('of %s: gzip is accepted: %s', (header, accepts) => {
  expect(acceptsGzip(header)).toBe(accepts);
});

describe('compressJson', () => {
  const list = { items: Array.from({ length: 200 }, (_, id) => ({ id, text: 'Xin chào' })) };
  let server: FastifyInstance;
  beforeAll(() => {
    server = fastify();
    compressJson(server);
    server.get('/long', () => list);
    server.get('/short', () => ({ ok: true }));
    server.get('/text', (_request, reply) => reply.type('text/event-stream').send('x'.repeat(5000)));
  });
  afterAll(() => server.close());

  const get = (url: string, accept = 'gzip') =>
    server.inject({ url, headers: { 'accept-encoding': accept } });

  it('compresses what is long', async () => {
    const { headers, rawPayload } = await get('/long');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(JSON.stringify(list).length / 5);
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(list);
  });

  it('leaves it to those who do not ask for it, and says that others get another', async () => {
    const { headers, body } = await get('/long', 'br');
    expect(headers).toMatchObject({ vary: 'accept-encoding' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toEqual(list);
  });

  it.each(['/short', '/text'])('leaves %s', async (url) => {
    expect((await get(url)).headers['content-encoding']).toBeUndefined();
  });
});

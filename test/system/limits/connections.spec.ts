import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { Service } from '../../harness/service';
import { requestBytes, sendBytes, type WireOptions } from '../../harness/wire';

const JSON_TYPE = 'Content-Type: application/json';
const CLOSE = 'Connection: close';
const MIB = 1024 * 1024;

describe('a connection', () => {
  let service: Service;
  let customer: Client;
  let credentials: string;

  beforeAll(async () => {
    service = await Service.start();
    const { client, key } = await new Client(service.baseUrl).newCustomer();
    customer = client;
    credentials = `Authorization: Bearer ${key}`;
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  afterAll(() => {
    expect(service.output.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  const send = (bytes: string | Buffer, options?: WireOptions) => sendBytes(service.baseUrl, bytes, options);
  const post = (target: string, body: string, ...headers: string[]) =>
    requestBytes(
      `POST ${target}`,
      [JSON_TYPE, credentials, `Content-Length: ${body.length}`, ...headers],
      body,
    );
  const statusesIn = (answers: string) =>
    [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, each]) => each);

  describe('on which something follows a good request', () => {
    const order = '{"plan_id":"starter","billing_cycle":"monthly"}';
    const ordersOf = async () => (await customer.get('/api/payment/orders')).body.result.total as number;

    it('brings the answer of the good one first when noise follows, and is closed with 400', async () => {
      const before = await ordersOf();
      const answers = await send(`${post('/api/payment/orders', order)}\x01\x02\x03\r\n\r\n`);
      expect(statusesIn(answers)).toEqual(['200', '400']);
      expect(answers).toContain('"order_code"');
      expect(answers).toMatch(/X-Request-Id: [0-9a-f-]{36}\r\n.*Connection: close\r\n/s);
      expect(await ordersOf()).toBe(before + 1);
    });

    it('brings every answer that is due before the noise', async () => {
      const quote = post('/api/v1/tts/quote', '{"input_text":"a"}');
      const health = requestBytes('GET /healthz', [], '');
      expect(statusesIn(await send(`${quote}${health}${quote}\x01\r\n\r\n`))).toEqual([
        '200',
        '200',
        '200',
        '400',
      ]);
    });

    it('brings the answer of one that says that it is the last, and reads no other', async () => {
      const before = await ordersOf();
      const answers = await send(
        post('/api/payment/orders', order, CLOSE) + post('/api/payment/orders', order, CLOSE),
      );
      expect(statusesIn(answers)).toEqual(['200']);
      expect(await ordersOf()).toBe(before + 1);
    });

    it('is refused at once when the body itself makes no sense', async () => {
      const start = [JSON_TYPE, credentials, 'Transfer-Encoding: chunked'];
      const answers = await send(requestBytes('POST /api/v1/tts', start, 'xyz\r\nabc\r\n0\r\n\r\n'));
      expect(statusesIn(answers)).toEqual(['400']);
      const health = requestBytes('GET /healthz');
      const both = await send(health + requestBytes('POST /api/v1/tts', start, 'xyz\r\nabc\r\n0\r\n\r\n'));
      expect(statusesIn(both)).toEqual(['200', '400']);
    });
  });

  it('is no tunnel', async () => {
    const answer = await send('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n');
    expect(statusesIn(answer)).toEqual(['405']);
    expect(answer).toMatch(/X-Request-Id: [0-9a-f-]{36}\r\n/);
    expect(answer).toContain('"code":"METHOD_NOT_ALLOWED"');
  });

  describe('whose sender reads nothing before all is sent', () => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;

    it.each<[string, () => string]>([
      ['by its length', () => post('/api/v1/tts', ' '.repeat(10 * MIB), CLOSE)],
      [
        'in chunks',
        () =>
          requestBytes(
            'POST /api/v1/tts',
            [JSON_TYPE, 'Transfer-Encoding: chunked', CLOSE],
            `${chunk.repeat(160)}0\r\n\r\n`,
          ),
      ],
      ['of another type', () => post('/api/v1/tts', ' '.repeat(10 * MIB), CLOSE).replace('json', 'xml')],
    ])('brings 413 for 10 MiB %s', async (_name, bytes) => {
      const answer = await send(bytes(), { readsLate: true });
      expect(statusesIn(answer)).toEqual(['413']);
      expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"');
    });

    it('brings 431 for a header of a megabyte', async () => {
      const answer = await send(requestBytes('GET /healthz', [`X: ${'a'.repeat(MIB)}`]), { readsLate: true });
      expect(statusesIn(answer)).toEqual(['431']);
    });

    it('is cut off when there is no end of it', async () => {
      const bytes = Buffer.alloc(200 * MIB, post('/api/v1/tts', '').replace('Length: 0', `Length: ${1e12}`));
      await send(bytes, { readsLate: true }).catch(({ code }: NodeJS.ErrnoException) => {
        expect(code).toMatch(/EPIPE|ECONNRESET/);
      });
    });
  });

  it.each([
    ['Host', 'Host: other.example'],
    ['Content-Type', 'Content-Type: text/plain'],
  ])('with two %s headers is refused', async (field, header) => {
    const answer = await send(post('/api/v1/tts/quote', '{"input_text":"a"}', header, CLOSE));
    expect(statusesIn(answer)).toEqual(['400']);
    expect(answer).toContain(`"field":"${field}"`);
  });

  it('whose sender leaves in the middle of a body is no error of ours', async () => {
    const whole = post('/api/v1/tts/quote?leaves', `{"input_text":"${'a'.repeat(1_000)}"}`);
    await send(whole.slice(0, -500), { leaves: true });
    const line = await service.line((each) => /tts\/quote".*"aborted":true/.test(each));
    expect(JSON.parse(line)).toMatchObject({ level: 'info', route: '/api/v1/tts/quote', status: null });
  });
});

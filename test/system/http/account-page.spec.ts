import { gunzipSync } from 'node:zlib';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Service } from '../../harness/service';

/** What a browser sends when somebody opens an address. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const SCRIPT_LIMIT_BYTES = 120 * 1024;

describe('the account page, as it is served', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start();
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  const open = (path: string, headers: Record<string, string> = NAVIGATION) =>
    fetch(service.baseUrl + path, { headers });

  it.each(['/', '/history', '/credits/LOA12345678', '/there/is/no/such/page?x=1'])(
    'is the answer to opening %s, unkept and locked in',
    async (path) => {
      const response = await open(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(await response.text()).toContain('<div id="root">');
    },
  );

  it.each([
    ['/api/v1/nothing', 404, 'NOT_FOUND'],
    ['/api', 404, 'NOT_FOUND'],
    ['/assets/nothing.js', 404, 'NOT_FOUND'],
    ['/assets/../index.html', 200, undefined], // what is left after the dots is the page's own address
    ['/assets/%2e%2e%2findex.html', 404, 'NOT_FOUND'],
    ['/audio/nothing.mp3', 404, 'NOT_FOUND'],
    ['/api/v1/tts', 405, 'METHOD_NOT_ALLOWED'],
  ])('leaves %s to the API, even for a browser', async (path, status, code) => {
    const response = await open(path);
    expect(response.status).toBe(status);
    if (code) expect(await response.json()).toMatchObject({ status: 0, code });
  });

  it.each(['/', '/?utm_source=x'])('is the answer at %s whatever is asked for', async (path) => {
    const response = await open(path, { accept: '*/*' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  it.each(['/credits/%', '/credits/%E0%A4%A?x=1', '//elsewhere.example/%'])(
    'is the answer to opening %s, whose percent signs mean nothing',
    async (path) => {
      const response = await open(path);
      expect([response.status, new URL(response.url).origin]).toEqual([200, service.baseUrl]);
      expect(await response.text()).toContain('<div id="root">');
      expect((await open(path, { accept: 'application/json' })).status).toBe(400);
      expect((await open(`/api/v1${path}`)).status).toBe(400);
    },
  );

  it('is not the answer to a program that asks for an unknown address', async () => {
    const response = await open('/history', { accept: 'application/json' });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
    const posted = await fetch(`${service.baseUrl}/history`, { method: 'POST', headers: NAVIGATION });
    expect(posted.status).toBe(404);
  });

  it('keeps the documentation and the health checks where they were', async () => {
    expect(await (await open('/docs')).text()).toContain('swagger-ui');
    expect(await (await open('/healthz')).json()).toEqual({ status: 1, result: { alive: true } });
  });

  it('sends its assets compressed, to be kept for a year, from its own origin, in at most 120 kB of script', async () => {
    const html = await (await open('/')).text();
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThanOrEqual(2);
    let scriptBytes = 0;
    for (const address of addresses) {
      expect(address).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.\w+$/);
      const response = await open(address, { 'accept-encoding': 'gzip' });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-encoding')).toBe('gzip');
      if (!address.endsWith('.js')) continue;
      const compressed = await fetch(`${service.baseUrl}${address}.gz`);
      const bytes = Buffer.from(await compressed.arrayBuffer());
      expect(gunzipSync(bytes).length).toBeGreaterThan(bytes.length);
      scriptBytes += bytes.length;
    }
    expect(scriptBytes).toBeGreaterThan(0);
    expect(scriptBytes).toBeLessThan(SCRIPT_LIMIT_BYTES);
  });

  it('begins with what the screen of whoever is signed in needs, and tells strangers that they are some', async () => {
    const preloaded = (html: string) =>
      [...html.matchAll(/rel="(?:module)?preload".* href="([^"]+)"/g)].map(([, href = '']) => href);
    const english = { ...NAVIGATION, 'accept-language': 'en-GB,en;q=0.9,vi;q=0.5' };
    const plain = preloaded(await (await open('/playground')).text());
    const stranger = await (await open('/playground', english)).text();
    expect(stranger).toContain('<meta name="loa-session" content="none" />');
    expect(preloaded(stranger).filter((href) => !plain.includes(href))).toEqual([
      expect.stringMatching(/^\/assets\/en-[\w-]{8}\.js$/),
    ]);
    const member = await (await open('/playground', { ...english, cookie: 'loa_session=x' })).text();
    expect(member).not.toContain('loa-session');
    const own = preloaded(member).filter((href) => !preloaded(stranger).includes(href));
    expect(own).toContainEqual(expect.stringMatching(/^\/assets\/playground-[\w-]{8}\.js$/));
    expect(own.filter((href) => !href.startsWith('/assets/'))).toEqual([
      '/api/v1/account',
      '/api/v1/tts/speakers',
    ]);
    for (const href of own) expect((await open(href)).status).toBe(href === '/api/v1/account' ? 401 : 200);
  });

  it("keeps an account's data out of every cache", async () => {
    const answer = await fetch(`${service.baseUrl}/api/payment/plans`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

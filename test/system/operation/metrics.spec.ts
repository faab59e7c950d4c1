import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { freePort } from '../../harness/free-port';
import { Service } from '../../harness/service';

const TEXT = 'Xin chào các bạn.';

describe('the metrics', () => {
  let service: Service;
  let metricsUrl: string;
  let metrics: string;
  let secrets: string[];

  beforeAll(async () => {
    const port = await freePort();
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    service = await Service.start({ variables: { METRICS_PORT: String(port) } });
    const { client, key } = await new Client(service.baseUrl).newCustomer();
    const { account } = (await client.get('/api/v1/account')).body.result;
    const { request_id } = (await client.post('/api/v1/tts', { input_text: TEXT })).body.result;
    await client.post('/api/v1/tts', { input_text: TEXT });
    await client.get(`/api/v1/tts/status/${request_id}`);
    await client.get('/api/v1/nothing-here');
    secrets = [account.id, account.email, key, request_id, TEXT, 'nothing-here'];
    const paid = notification({ content: 'no code in here' });
    for (let delivery = 1; delivery <= 2; delivery += 1)
      await new Client(service.baseUrl).post('/api/payment/webhook', paid, withSecret);
    metrics = await (await fetch(metricsUrl)).text();
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  it('count requests by the pattern of their route', () => {
    expect(metrics).toMatch(
      /^loa_http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/tts\/status\/:request_id",status="200"\} 1$/m,
    );
    expect(metrics).toMatch(/method="GET",route="unknown",status="404"\} 1$/m);
  });

  it('show the engines, the threads, the holds and the tasks', () => {
    expect(metrics).toMatch(/^loa_engine_up\{provider="espeak-ng"\} 1$/m);
    expect(metrics).toMatch(/^loa_pool_threads\{state="idle"\} [1-9]/m);
    expect(metrics).toMatch(/^loa_credit_holds 0$/m);
    expect(metrics).toMatch(/^loa_credits_held 0$/m);
    expect(metrics).toMatch(/^loa_chores_total\{chore="ExpireAudio",outcome="done"\} [1-9]/m);
  });

  it('count what was spoken, by engine', () => {
    expect(metrics).toMatch(
      new RegExp(`^loa_synthesis_characters_total\\{provider="espeak-ng"\\} ${TEXT.length}$`, 'm'),
    );
    expect(metrics).toMatch(/^loa_synthesis_audio_seconds_total\{provider="espeak-ng"\} [1-9]/m);
    expect(metrics).toMatch(/^loa_syntheses_total\{provider="espeak-ng",outcome="SUCCESS"\} 1$/m);
    expect(metrics).toMatch(/^loa_syntheses_total\{provider="espeak-ng",outcome="REUSED"\} 1$/m);
  });

  it('count transfers by what came of them', () => {
    expect(metrics).toMatch(/^loa_transfers_total\{outcome="ignored",reason="no-code"\} 1$/m);
    expect(metrics).toMatch(/^loa_transfers_total\{outcome="duplicate",reason="no-code"\} 1$/m);
  });

  it('hold nothing that belongs to a user', () => {
    for (const secret of secrets) expect(metrics).not.toContain(secret);
  });

  it('stay off the public port', async () => {
    expect((await fetch(`${service.baseUrl}/metrics`)).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });
});

it(
  'the metrics of a service with a token are read by whoever brings it',
  async () => {
    const token = 'metrics-0123456789-abcdef';
    const port = await freePort();
    const service = await Service.start({
      variables: { METRICS_PORT: String(port), METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token },
    });
    try {
      const statusFor = async (authorization?: string) =>
        (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: authorization ? { authorization } : {} }))
          .status;
      expect(await statusFor(`Bearer ${token}`)).toBe(200);
      for (const wrong of [undefined, `Bearer ${token}x`, token, `Basic ${token}`, 'Bearer'])
        expect([wrong, await statusFor(wrong)]).toEqual([wrong, 401]);
    } finally {
      await service.stop();
    }
  },
  BUILD_LIMIT_MS,
);

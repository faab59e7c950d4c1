import path from 'node:path';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { Service } from '../../harness/service';
import { CERTIFICATE, verified, WebhookReceiver } from '../../harness/servers/webhook-receiver';

const CLOCK_AHEAD = path.join(__dirname, '../../harness/preloads/clock-ahead.cjs');

describe('webhooks of the service', () => {
  const variables = { NODE_EXTRA_CA_CERTS: CERTIFICATE, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1,::1' };
  let receiver: WebhookReceiver;
  let service: Service;
  let key: string;
  let secret: string;

  const customer = () => new Client(service.baseUrl, { authorization: `Bearer ${key}` });

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await Service.start({ variables });
    ({ key } = await new Client(service.baseUrl).newCustomer());
    const webhook = { url: receiver.url, events: ['speech.completed', 'order.paid'] };
    ({ secret } = (await customer().post('/api/v1/webhooks', webhook)).body.result);
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });

  it('tell of speech that is made, and of speech that is reused', async () => {
    for (const times of [1, 2]) {
      const { result } = (await customer().post('/api/v1/tts', { input_text: 'Xin chào.' })).body;
      const sent = verified(secret, (await receiver.called(times)).at(-1)!);
      expect(sent).toMatchObject({ type: 'speech.completed', data: result });
    }
    const audio = await fetch(JSON.parse(receiver.calls[1]!.body).data.audio_url as string);
    expect(audio.status).toBe(200);
  });

  it('send again what the death of a process interrupted, under the same id', async () => {
    receiver.answer = () => undefined;
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await customer().post('/api/payment/orders', wanted)).body.result;
    await customer().post('/api/payment/mock-pay', { order_code: order.order_code });
    await receiver.called(3);
    await service.kill();
    receiver.always(204);
    const { databaseUrl, dataDir } = service;
    const dead = service;
    service = await Service.start({ variables, continues: { databaseUrl, dataDir }, preload: CLOCK_AHEAD });
    const [, , first, second] = await receiver.called(4);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(second!.body).toBe(first!.body);
    expect(verified(secret, second!).data.order_code).toBe(order.order_code);
    await service.terminate();
    service = dead;
  });
});

import { InMemoryWebhooks } from '../../../test/harness/in-memory/in-memory-webhooks';
import { NOON, sampleEndpoint } from '../../../test/harness/webhook-samples';
import { JobOpened } from '../../shared/events/job-opened';
import { InProcessEventBus } from '../../platform/events/in-process-event-bus';
import { MOST_ENDPOINTS } from '../domain/webhook-endpoint';
import { TooManyWebhooks, WebhookDisabled } from '../domain/webhooks.errors';
import { PrepareJobCallback } from './prepare-job-callback';

const URL = 'https://example.com/callback';

describe('the callback of a job', () => {
  const { endpoints } = new InMemoryWebhooks();
  const prepare = new PrepareJobCallback(endpoints, new InProcessEventBus());
  const openJob = (accountId: string, url: string | null = URL) =>
    prepare.handle(new JobOpened(accountId, url, NOON));
  const statesOf = async (accountId: string) =>
    (await endpoints.list(accountId)).map((endpoint) => endpoint.toState());

  it('becomes an endpoint that has subscribed to nothing, once', async () => {
    await openJob('a');
    await openJob('a');
    await openJob('a', null);
    expect(await statesOf('a')).toEqual([
      expect.objectContaining({
        url: URL,
        events: [],
        enabled: true,
        secret: expect.stringMatching(/^whsec_/),
      }),
    ]);
  });

  it('is the endpoint that the account has there', async () => {
    const endpoint = sampleEndpoint({ accountId: 'b', url: URL });
    await endpoints.add(endpoint, 1);
    await openJob('b');
    expect(await statesOf('b')).toEqual([endpoint.toState()]);
  });

  it('is refused where nothing would be sent, or one more endpoint is too many', async () => {
    await endpoints.add(sampleEndpoint({ accountId: 'c', url: URL, enabled: false }), 1);
    await expect(openJob('c')).rejects.toThrow(WebhookDisabled);
    for (let count = 0; count < MOST_ENDPOINTS; count++)
      await endpoints.add(sampleEndpoint({ accountId: 'd' }), MOST_ENDPOINTS);
    await expect(openJob('d')).rejects.toThrow(TooManyWebhooks);
  });
});

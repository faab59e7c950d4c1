import { after, NOON, sampleEndpoint } from '../../../test/harness/webhook-samples';
import { WebhookDisabled } from './webhooks.errors';

const HOUR = 3600;

describe('WebhookEndpoint', () => {
  it('signs with both secrets for 24 hours after a rotation', () => {
    const endpoint = sampleEndpoint({ secret: 'first' });
    expect(endpoint.secretsAt(NOON)).toEqual(['first']);
    endpoint.rotate('second', NOON);
    expect(endpoint.secretsAt(after(24 * HOUR - 1))).toEqual(['second', 'first']);
    expect(endpoint.secretsAt(after(24 * HOUR))).toEqual(['second']);
    endpoint.rotate('third', after(HOUR));
    expect(endpoint.secretsAt(after(HOUR))).toEqual(['third', 'second']);
  });

  it('remembers since when it fails, until it accepts', () => {
    const endpoint = sampleEndpoint();
    endpoint.noteOutcome('refused', NOON);
    endpoint.noteOutcome('refused', after(5));
    expect(endpoint.toState()).toMatchObject({ failingSince: NOON, enabled: true });
    endpoint.noteOutcome('accepted', after(6));
    expect(endpoint.toState().failingSince).toBeNull();
  });

  it('is disabled when it is gone', () => {
    const endpoint = sampleEndpoint();
    expect(endpoint.noteOutcome('gone', NOON)).toBe('gone');
    expect(endpoint.toState()).toMatchObject({ enabled: false, disabledReason: 'gone', disabledAt: NOON });
    expect(() => endpoint.requireEnabled()).toThrow(WebhookDisabled);
  });

  it.each(['accepted', 'refused', 'gone', 'exhausted'] as const)(
    'is not disabled again by a late call that was %s',
    (outcome) => {
      const endpoint = sampleEndpoint({ failingSince: NOON });
      endpoint.disable(null, NOON);
      expect(endpoint.noteOutcome(outcome, after(100 * HOUR))).toBeNull();
      expect(endpoint.toState()).toMatchObject({ disabledReason: null, disabledAt: NOON });
    },
  );

  it.each([
    ['exhausted', 72 * HOUR, false],
    ['exhausted', 72 * HOUR - 1, true],
    ['refused', 100 * HOUR, true],
  ] as const)('%s after %i s of failure leaves it enabled: %s', (outcome, seconds, enabled) => {
    const endpoint = sampleEndpoint({ failingSince: NOON });
    const noted = endpoint.noteOutcome(outcome, after(seconds));
    const { disabledReason } = endpoint.toState();
    expect(noted).toBe(disabledReason);
    expect(endpoint.toState().enabled).toBe(enabled);
    expect(disabledReason).toBe(enabled ? null : 'failing');
  });

  it('starts afresh when its owner enables it', () => {
    const endpoint = sampleEndpoint({ failingSince: NOON });
    endpoint.enable();
    expect(endpoint.toState().failingSince).toEqual(NOON);
    endpoint.noteOutcome('gone', after(1));
    endpoint.enable();
    expect(endpoint.toState()).toMatchObject({
      enabled: true,
      disabledReason: null,
      disabledAt: null,
      failingSince: null,
    });
    expect(() => endpoint.requireEnabled()).not.toThrow();
  });

  it('keeps why the service has disabled it when its owner disables it as well', () => {
    const endpoint = sampleEndpoint();
    endpoint.noteOutcome('gone', NOON);
    endpoint.disable(null, after(1));
    expect(endpoint.toState()).toMatchObject({ disabledReason: 'gone', disabledAt: NOON });
  });

  it('forgets its failures with its address, and with nothing else', () => {
    const endpoint = sampleEndpoint({ failingSince: NOON });
    endpoint.change({ events: ['speech.failed'], url: undefined });
    endpoint.change({ url: endpoint.toState().url });
    expect(endpoint.toState()).toMatchObject({ failingSince: NOON, events: ['speech.failed'] });
    endpoint.change({ url: 'https://example.com/other' });
    expect(endpoint.toState()).toMatchObject({ failingSince: null, url: 'https://example.com/other' });
  });
});

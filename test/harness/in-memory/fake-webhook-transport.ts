import { type OutgoingCall, WebhookTransport } from '../../../src/webhooks/application/webhook-transport';
import { sampleAttempt } from '../webhook-samples';

export type Answer = Awaited<ReturnType<WebhookTransport['post']>>;

/** Answers 200, or as a test decides; keeps the calls that it was given. */
export class FakeWebhookTransport extends WebhookTransport {
  readonly calls: OutgoingCall[] = [];
  answer: (call: OutgoingCall, signal: AbortSignal) => Promise<Answer> = () =>
    Promise.resolve(sampleAttempt(200));

  check(): Promise<void> {
    return Promise.resolve();
  }

  post(call: OutgoingCall, signal: AbortSignal): Promise<Answer> {
    this.calls.push(call);
    return this.answer(call, signal);
  }

  urls = (): string[] => this.calls.map(({ url }) => url);
}

import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { type Answer, FakeWebhookTransport } from '../../../test/harness/in-memory/fake-webhook-transport';
import { InMemoryWebhooks } from '../../../test/harness/in-memory/in-memory-webhooks';
import { MovableClock } from '../../../test/harness/movable-clock';
import { NOON, sampleAttempt, sampleEndpoint } from '../../../test/harness/webhook-samples';
import type { Meter } from '../../shared/application/meter';
import { Delivery } from '../domain/delivery';
import { SendDelivery } from './send-delivery';
import { SendDueDeliveries } from './send-due-deliveries';
import type { TellOwnerOfDisabled } from './tell-owner-of-disabled';

const message = { type: 'order.paid', timestamp: NOON, data: {} } as const;
const never = (): Promise<Answer> => new Promise(() => undefined);
const nothing = { count: () => undefined } as unknown as Meter;
const nobody = { execute: () => Promise.resolve() } as unknown as TellOwnerOfDisabled;

describe('SendDueDeliveries', () => {
  const clock = new MovableClock(NOON);
  let store: InMemoryWebhooks;
  let transport: FakeWebhookTransport;
  let sender: SendDueDeliveries;

  /** Another process. */
  function startSender(): SendDueDeliveries {
    const { endpoints, deliveries, transaction } = store;
    const send = new SendDelivery(endpoints, deliveries, transport, nobody, transaction, clock, nothing);
    return new SendDueDeliveries(endpoints, deliveries, send, clock);
  }

  beforeEach(() => {
    store = new InMemoryWebhooks();
    transport = new FakeWebhookTransport();
    sender = startSender();
  });

  async function endpointWith(url: string, count: number, changes: { failingSince?: Date } = {}) {
    const endpoint = sampleEndpoint({ url, ...changes });
    await store.endpoints.add(endpoint, 10);
    const { id, accountId } = endpoint.toState();
    for (let index = 0; index < count; index += 1) {
      await store.deliveries.add(Delivery.open(randomUUID(), id, message, clock.now()));
    }
    return { id, accountId };
  }

  const statusesOf = async ({ id }: { id: string }) =>
    (await store.deliveries.list(id, { page: 1, limit: 100 }, null)).items.map(
      (item) => item.toState().status,
    );

  /** Until all that is not waiting for an answer has happened. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('sends all that is due, however much it is, each once', async () => {
    const endpoint = await endpointWith('https://a', 50);
    await sender.execute();
    await sender.whenIdle();
    expect(await statusesOf(endpoint)).toEqual(Array(50).fill('SUCCESS'));
    expect(new Set(transport.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(50);
    expect(transport.calls).toHaveLength(50);
  });

  it('shares the work with another process', async () => {
    const endpoints = [];
    for (let index = 0; index < 60; index += 1) endpoints.push(await endpointWith(`https://${index}`, 3));
    const other = startSender();
    await Promise.all([sender.execute(), other.execute()]);
    await Promise.all([sender.whenIdle(), other.whenIdle()]);
    expect(transport.calls).toHaveLength(180);
    for (const endpoint of endpoints) expect(await statusesOf(endpoint)).toEqual(Array(3).fill('SUCCESS'));
  });

  it('goes on with the others while one does not answer', async () => {
    transport.answer = ({ url }) => (url === 'https://dead' ? never() : Promise.resolve(sampleAttempt(200)));
    await endpointWith('https://dead', 100);
    const sound = await endpointWith('https://sound', 20);
    await sender.execute();
    for (let round = 0; round < 100; round += 1) await settled();
    expect(await statusesOf(sound)).toEqual(Array(20).fill('SUCCESS'));
    expect(transport.urls().filter((url) => url === 'https://dead')).toHaveLength(4);
  });

  it('gives endpoints that fail no place of the others, and one call at a time', async () => {
    transport.answer = ({ url }) => (url === 'https://sound' ? Promise.resolve(sampleAttempt(200)) : never());
    for (let index = 0; index < 100; index += 1) {
      await endpointWith(`https://dead-${index}`, 3, { failingSince: NOON });
    }
    const sound = await endpointWith('https://sound', 1);
    await sender.execute();
    for (let round = 0; round < 20; round += 1) await settled();
    expect(await statusesOf(sound)).toEqual(['SUCCESS']);
    expect(transport.calls).toHaveLength(8 + 1);
  });

  it('tries again what failed when it is due, not before', async () => {
    transport.answer = () => Promise.resolve(sampleAttempt(503, { at: clock.now() }));
    const endpoint = await endpointWith('https://a', 1);
    for (const [seconds, calls] of [
      [0, 1],
      [4, 1],
      [2, 2],
    ] as const) {
      clock.moveOn(seconds);
      await sender.execute();
      await sender.whenIdle();
      expect(transport.calls).toHaveLength(calls);
    }
    transport.answer = () => Promise.resolve(sampleAttempt(200));
    clock.moveOn(331);
    await sender.execute();
    await sender.whenIdle();
    expect(await statusesOf(endpoint)).toEqual(['SUCCESS']);
    expect(new Set(transport.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('sends no more to an endpoint that is gone', async () => {
    transport.answer = () => Promise.resolve(sampleAttempt(410));
    const { id, accountId } = await endpointWith('https://a', 9);
    await sender.execute();
    await sender.whenIdle();
    expect(transport.calls).toHaveLength(4);
    const state = (await store.endpoints.find(accountId, id))?.toState();
    expect(state).toMatchObject({ enabled: false, disabledReason: 'gone' });
  });

  it('hangs up when it is stopped, and leaves the delivery to the next process at once', async () => {
    transport.answer = (_call, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
    const endpoint = await endpointWith('https://a', 1);
    await sender.execute();
    await sender.stop();
    expect(await statusesOf(endpoint)).toEqual(['PENDING']);
    transport.answer = () => Promise.resolve(sampleAttempt(200));
    await sender.execute();
    expect(transport.calls).toHaveLength(1);
    const next = startSender();
    await next.execute();
    await next.whenIdle();
    expect(await statusesOf(endpoint)).toEqual(['SUCCESS']);
  });

  it('keeps an endpoint whose outcome cannot be stored for a minute, and tries again', async () => {
    const endpoint = await endpointWith('https://a', 1);
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const save = jest.spyOn(store.deliveries, 'save').mockRejectedValue(new Error('no database'));
    await sender.execute();
    await sender.whenIdle();
    await sender.execute();
    await sender.whenIdle();
    expect(transport.calls).toHaveLength(1);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    save.mockRestore();
    clock.moveOn(60);
    await sender.execute();
    await sender.whenIdle();
    expect(await statusesOf(endpoint)).toEqual(['SUCCESS']);
    expect(transport.calls[0]!.headers['webhook-id']).toBe(transport.calls[1]!.headers['webhook-id']);
  });
});

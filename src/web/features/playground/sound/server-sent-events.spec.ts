import { type ServerSentEvent, serverSentEvents } from './server-sent-events';

const bytesOf = (...chunks: readonly Uint8Array[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk));
      controller.close();
    },
  });

async function eventsOf(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = [];
  for await (const event of serverSentEvents(bytes)) events.push(event);
  return events;
}

const TEXT =
  'event: words\ndata: {"words":[{"written":"tổng"}]}\n\nevent: done\ndata: {"request_id":"1"}\n\n';

const EVENTS = [
  { name: 'words', data: { words: [{ written: 'tổng' }] } },
  { name: 'done', data: { request_id: '1' } },
];

it('are the same wherever the network cuts them', async () => {
  const bytes = new TextEncoder().encode(TEXT);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const stream = bytesOf(bytes.slice(0, cut), bytes.slice(cut));
    expect(await eventsOf(stream)).toEqual(EVENTS);
  }
});

it('end where the connection breaks, without the event that was being sent', async () => {
  const bytes = new TextEncoder().encode(TEXT.slice(0, -1));
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new TypeError('network error')),
    start: (controller) => controller.enqueue(bytes),
  });
  expect((await eventsOf(broken)).length).toBeLessThan(2);
});

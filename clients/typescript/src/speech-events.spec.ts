import { type SpeechEvent, speechEvents } from './speech-events.ts';

const BODY = [
  'event: audio\ndata: {"seq":0,"data":"AP8="}\n\n',
  'event: words\ndata: {"words":[{"written":"Chào","start":0,"end":0.5}]}\n\n',
  'event: news\ndata: {}\n\n',
  'event: done\ndata: {"request_id":"r"}\n\n',
].join('');

/** The text as a body, in parts of so many bytes. */
function bodyOf(text: string, bytes = 1): ReadableStream<Uint8Array> {
  const all = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= all.length) return controller.close();
      controller.enqueue(all.slice(at, at + bytes));
      at += bytes;
    },
  });
}

async function read(body: ReadableStream<Uint8Array>): Promise<SpeechEvent[]> {
  const events: SpeechEvent[] = [];
  for await (const event of speechEvents(body)) events.push(event);
  return events;
}

describe('speechEvents', () => {
  it.each([1, 7, 1000])(
    'reads events from parts of %s bytes, and passes over unknown ones',
    async (bytes) => {
      expect(await read(bodyOf(BODY, bytes))).toEqual([
        { type: 'audio', bytes: Uint8Array.of(0, 255) },
        { type: 'words', words: [{ written: 'Chào', start: 0, end: 0.5 }] },
        { type: 'done', result: { request_id: 'r' } },
      ]);
    },
  );

  it('throws what the service tells', async () => {
    const told = bodyOf('event: error\ndata: {"code":"SYNTHESIS_FAILED","message":"No."}\n\n');
    await expect(read(told)).rejects.toMatchObject({
      code: 'SYNTHESIS_FAILED',
      message: 'No.',
      status: null,
    });
  });

  it('throws when the connection ends before the speech', async () => {
    await expect(read(bodyOf(BODY.slice(0, -1)))).rejects.toMatchObject({ code: 'CONNECTION_FAILED' });
  });

  it('lets the connection go when nobody listens any more', async () => {
    const cancel = jest.fn();
    const chunk = new TextEncoder().encode(BODY.slice(0, 60));
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(chunk), cancel });
    for await (const event of speechEvents(body)) {
      expect(event.type).toBe('audio');
      break;
    }
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

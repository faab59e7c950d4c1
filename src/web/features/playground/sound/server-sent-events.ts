export interface ServerSentEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A connection that breaks ends the events, as one that is closed does: only what they say tells the two apart. */
const CUT = { done: true, value: undefined } as const;

/** The events of an answer as they come (HTML Living Standard, section 9.2.6), whose data are objects in JSON. */
export async function* serverSentEvents(
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerSentEvent> {
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => CUT);
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined); // a stream that broke is over already
  }
}

function eventOf(block: string): ServerSentEvent {
  const lines = block.split('\n');
  const fieldOf = (name: string): string =>
    lines
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
      .join('\n');
  return { name: fieldOf('event'), data: JSON.parse(fieldOf('data')) as ServerSentEvent['data'] };
}

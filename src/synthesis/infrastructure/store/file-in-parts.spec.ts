import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EventLoopPacer } from '../../../platform/admission/event-loop-pacer';
import { readInParts } from './file-in-parts';

it('reads nothing for a reader who has gone while the part waited for its turn', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'loa-parts-'));
  const file = path.join(folder, 'audio.wav');
  await writeFile(file, Buffer.alloc(200_000));
  const parts = await readInParts(file);
  const waiting: (() => boolean)[] = [];
  const begin = jest
    .spyOn(EventLoopPacer.prototype, 'begin')
    .mockImplementation((_reader, part) => void waiting.push(part));
  parts.on('data', () => undefined); // takes the first part, and asks for the next
  while (waiting.length === 0) await new Promise(setImmediate);
  parts.destroy();
  expect(waiting[0]!()).toBe(false);
  begin.mockRestore();
  await rm(folder, { recursive: true });
});

describe('A file that is damaged just after it was read', () => {
  const bytes = async (parts: AsyncIterable<Buffer>): Promise<string> => {
    let text = '';
    for await (const part of parts) text += part.toString();
    return text;
  };
  let folder: string;
  let file: string;
  const range = { first: 0, last: 4 };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'loa-parts-'));
    file = path.join(folder, 'audio.wav');
    await writeFile(file, 'sound');
    for (const asked of [range, undefined]) expect(await bytes(await readInParts(file, asked))).toBe('sound');
    await writeFile(file, 'noise');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is given to other listeners as it was', async () => {
    expect(await bytes(await readInParts(file, range))).toBe('sound');
  });

  it('is read as it is by whoever asks for the whole of it, to check it', async () => {
    expect(await bytes(await readInParts(file))).toBe('noise');
  });
});

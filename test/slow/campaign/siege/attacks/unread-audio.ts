import type { Attack } from '../attack';
import { gather } from '../means/crowd';

/** Readers that ask for an audio file and never read a byte of it. */
export const unreadAudio: Attack = {
  name: 'unread-audio',
  finding: '1: 10,000 readers that never read an audio file exhaust the descriptors',
  addresses: 100,
  run: (context, signal) =>
    gather(
      context,
      {
        size: 12_000,
        perSec: 1_000,
        greet: (socket) => {
          socket.pause();
          socket.write(`GET ${context.audioPath} HTTP/1.1\r\nHost: loa\r\n\r\n`);
        },
      },
      signal,
    ),
};

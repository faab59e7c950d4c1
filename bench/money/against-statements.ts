import { Pgbench } from '../peers/pgbench';
import { showSpread, table } from '../support/markdown';
import { inTurns, runAll } from '../support/paired-rounds';
import { spreadOf } from '../support/statistics';
import type { Scene } from './scene';

/** Requests, and connections of pgbench, at a time. */
export const IN_FLIGHT = 16;

/** One operation of the service, and how to do it in SQL. */
export interface Contest<Input> {
  readonly heading: string;
  readonly goal: string;
  /** How many in one round on each side: a second or two of work. */
  readonly count: number;
  readonly rounds: number;
  /** Prepares so many that have not been done yet. */
  readonly take: (count: number) => Promise<Input[]>;
  /** Has the service do it, and returns what pgbench must know of it. */
  readonly ours: (input: Input) => Promise<unknown>;
  /** The statements by which the service did it, and how to make those for another input of them. */
  readonly statements: readonly string[];
  readonly restate: (statements: string, input: Input) => string;
  /** Checks that all of it was done, by both sides. @throws Error when not */
  readonly verify: (done: number) => Promise<void>;
}

/**
 * Compares the service with pgbench, which sends PostgreSQL the statements that the service itself was observed to
 * send: all that HTTP, JSON, rules and the driver cost comes on top of those.
 */
export async function againstStatements<Input>(scene: Scene, contest: Contest<Input>): Promise<string> {
  const { heading, goal, count, rounds, take, ours, statements, restate, verify } = contest;
  const pgbench = await Pgbench.open();
  const model = statements.map((statement) => terminated(statement)).join('\n');
  const played = await inTurns(rounds, async () => {
    const [own, others] = [await take(count), await take(count)];
    const scripts = dealOut(others.map((input) => restate(model, input)));
    return {
      ours: async () => (await runAll(own, ours, IN_FLIGHT)).wallMs,
      peer: () => pgbench.run(scene.service.databaseUrl, scripts),
    };
  });
  await verify(2 * count * (rounds + 1));
  const perSecond = (wallMs: number) => (1000 * count) / wallMs;
  const row = [
    String(statements.length),
    spreadOf(played.map((round) => perSecond(round.ours))).median.toFixed(0),
    spreadOf(played.map((round) => perSecond(round.peer))).median.toFixed(0),
    showSpread(spreadOf(played.map((round) => round.peer / round.ours))),
    goal,
  ];
  return [
    `### ${heading}`,
    `${pgbench.version}; ${await scene.database.version()}`,
    table(['statements each', 'ours, /s', 'pgbench, /s', 'of its rate', 'goal'], [row]),
  ].join('\n\n');
}

/** pgbench keeps the answer of a statement as variables when it ends with `\gset`. */
const terminated = (statement: string): string =>
  / hold_count AS number\b| AS serial\s*$/.test(statement) ? `${statement} \\gset` : `${statement};`;

/** Distributes transactions among as many scripts as run at a time. */
function dealOut(transactions: readonly string[]): string[] {
  return Array.from({ length: IN_FLIGHT }, (_, script) =>
    transactions.filter((_transaction, i) => i % IN_FLIGHT === script).join('\n'),
  );
}

import { loadavg } from 'node:os';
import type { Attack } from './attack';
import { ATTACKS } from './attacks/attacks';
import { STRICT } from './promises';
import { describeAttack, describeQuiet } from './report';
import { Siege } from './siege';

/** What the command line may say. */
export interface SiegeArguments {
  /** Of each attack. */
  readonly seconds: string;
  /** Only this one. */
  readonly attack?: string;
}

/** The same people without an attack, before each. */
const MOST_QUIET_SECONDS = 10;

/** Runs the attacks, one after the other on one service; exit code 1 when any promise is broken. */
export async function runSiege({ seconds, attack: wanted }: SiegeArguments): Promise<void> {
  const chosen = ATTACKS.filter(({ name }) => wanted === undefined || name === wanted);
  if (chosen.length === 0)
    throw new Error(`There is no attack ${wanted}; there are ${ATTACKS.map(({ name }) => name).join(', ')}.`);
  const waiting = [...chosen];
  let broken = 0;
  while (waiting.length > 0) broken += await besiege(waiting, Number(seconds));
  write(`${chosen.length} attacks, ${broken} promises broken`);
  if (broken > 0) process.exitCode = 1;
}

/** Takes attacks from those that wait, as long as the service stands. @returns how many promises were broken */
async function besiege(waiting: Attack[], seconds: number): Promise<number> {
  const siege = await Siege.lay(waiting, STRICT);
  let count = 0;
  try {
    while (siege.stands && waiting.length > 0) {
      const quiet = await siege.rest(Math.min(MOST_QUIET_SECONDS, seconds));
      const outcome = await siege.attack(waiting.shift()!, seconds, quiet);
      write(`${describeQuiet(quiet)}\n${describeAttack(outcome)}\n  load ${loadavg()[0]!.toFixed(1)}\n`);
      count += outcome.broken.length;
    }
    const { errors } = siege;
    if (errors.length > 0) write(`${errors.length} errors logged, first: ${errors[0]!.slice(0, 300)}`);
    const rows = siege.stands ? await siege.verifyLedger() : null;
    write(`verify-ledger: ${rows ?? (siege.stands ? 'clean' : 'not to be asked, the service has ended')}`);
    return count + (rows === null ? 0 : 1);
  } finally {
    await siege.lift();
  }
}

const write = (text: string): boolean => process.stdout.write(`${text}\n`);

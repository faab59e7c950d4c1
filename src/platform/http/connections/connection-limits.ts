import { connectionCost } from '../../admission/costs';
import { OperatorFault } from '../../process/operator-fault';

/** How many connections the server keeps at a time. */
export interface ConnectionLimits {
  readonly inAll: number;
  /** Of one client network, see `clientNetwork`. */
  readonly perNetwork: number;
  /** Whether an address is a proxy of our own: its connections are those of many clients. */
  readonly isProxy: (address: string) => boolean;
}

export const CONNECTIONS = {
  /** Too few for a service in public. */
  fewestInAll: 100,
  /** Descriptors for the database, Redis, workers and the files that are read or written just now. */
  descriptorsForTheRest: 512,
};

/** What bounds the connections of a process. */
export interface Surroundings {
  /** Descriptors that the process may have open; null where the system does not tell. */
  readonly openFileLimit: number | null;
  /** Descriptors that serving one connection takes at most: its own, and one to an audio store elsewhere. */
  readonly descriptorsEach: number;
  readonly isProduction: boolean;
  readonly isProxy: (address: string) => boolean;
}

/**
 * Limits that leave descriptors for everything else.
 * @throws OperatorFault when the process may open too few
 */
export function connectionLimits(surroundings: Surroundings): ConnectionLimits {
  const { openFileLimit, descriptorsEach, isProduction, isProxy } = surroundings;
  const { fewestInAll, descriptorsForTheRest } = CONNECTIONS;
  const { open } = connectionCost;
  const possible = Math.floor(((openFileLimit ?? Infinity) - descriptorsForTheRest) / descriptorsEach);
  if (possible < fewestInAll) {
    throw new OperatorFault(
      `The process may have ${openFileLimit} files open, too few to serve: raise the hard limit of open files` +
        ` (ulimit -Hn, LimitNOFILE, --ulimit nofile) to ${descriptorsForTheRest + fewestInAll * descriptorsEach} or more.`,
    );
  }
  const inAll = Math.min(open.inAll, possible);
  return { inAll, perNetwork: isProduction ? Math.min(open.perAddress, inAll) : inAll, isProxy };
}

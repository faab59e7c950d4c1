import type { DownloadFault } from './download-fault';

/** Attempts in a row that bring nothing. */
const MOST_FRUITLESS = 5;
/** Attempts in all: a server that sends a few bytes and hangs up, again and again, is no server. */
const MOST = 500;
/** How often an address may send something else than the file. */
const MOST_WRONG = 2;
const LONGEST_PAUSE_MS = 30_000;

/** Which of the addresses of a file is asked next, and after what pause, until none of them is worth asking. */
export class Attempts {
  private readonly left: { address: URL; wrong: number }[];
  private fruitless = 0;
  private count = 0;

  /** @param firstPauseMs after the first failure; doubled with each further one that brought nothing */
  constructor(
    addresses: readonly URL[],
    private readonly firstPauseMs: number,
  ) {
    this.left = addresses.map((address) => ({ address, wrong: 0 }));
  }

  get address(): URL {
    return this.left[0]!.address;
  }

  /**
   * Takes note of a failure at `address`.
   * @param broughtSomething whether bytes have come that are kept
   * @returns the pause in milliseconds before the next attempt
   * @throws DownloadFault the one given, when there is to be no further attempt
   */
  after(fault: DownloadFault, broughtSomething: boolean): number {
    const current = this.left[0]!;
    this.count += 1;
    this.fruitless = broughtSomething ? 0 : this.fruitless + 1;
    if (fault.blame === 'wrong') current.wrong += 1;
    const isOut = fault.blame === 'refused' || current.wrong >= MOST_WRONG;
    if (isOut || !broughtSomething) this.left.push(...this.left.splice(0, 1));
    if (isOut) this.left.pop();
    if (this.left.length === 0 || this.fruitless >= MOST_FRUITLESS || this.count >= MOST) throw fault;
    if (isOut || broughtSomething) return 0;
    const pauseMs = this.firstPauseMs * 2 ** (this.fruitless - 1);
    return Math.min(LONGEST_PAUSE_MS, Math.max(pauseMs, fault.retryAfterSec * 1000));
  }
}

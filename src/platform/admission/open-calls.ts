import { Crowded, TooManyOpen } from './admission.errors';
import { costOf, type RouteClass } from './costs';

/** Whose call it is: the client network always, the account when the caller has one. */
export interface Owner {
  readonly network: string;
  readonly accountId: string | null;
}

/** Of the places of a class so many, at its end, are kept for those who hold few. */
const KEPT_SHARE = 1 / 4;
const FEW = 4;

/** Counts the calls of each class that are open in this process, for each network, account and in all. */
export class OpenCalls {
  private readonly counts = new Map<string, number>();

  /**
   * Counts a call until it is ended. Once the places of a class run short, they are kept for callers who hold few: so
   * a crowd that takes all that each of its members may does not leave everybody else without.
   * @returns ends it; to be called once
   * @throws TooManyOpen for the caller's own limit, Crowded for that of all; nothing is counted then
   */
  begin(name: RouteClass, { network, accountId }: Owner): () => void {
    const { perAddress, perAccount, inAll = Infinity } = costOf(name).open;
    const own = [
      { key: `${name} network ${network}`, limit: perAddress },
      { key: `${name} account ${accountId}`, limit: accountId === null ? undefined : perAccount },
    ];
    for (const { key, limit } of own) {
      if (limit === undefined || this.open(key) < limit) continue;
      throw new TooManyOpen({ policy: `open-${name}`, limit, remaining: 0, window: null });
    }
    const places = own.some(({ key }) => this.open(key) >= FEW) ? (1 - KEPT_SHARE) * inAll : inAll;
    if (this.open(name) >= places) throw new Crowded();
    const keys = [name, ...own.flatMap(({ key, limit }) => (limit === undefined ? [] : [key]))];
    for (const key of keys) this.counts.set(key, this.open(key) + 1);
    return () => keys.forEach((key) => this.end(key));
  }

  private open(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private end(key: string): void {
    const left = this.open(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}

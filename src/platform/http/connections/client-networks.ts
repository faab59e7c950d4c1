import { ConnectionGroup } from './connection-group';

/** The connections of each client network, and which network has the most. */
export class ClientNetworks<Connection> {
  private readonly groups = new Map<string, ConnectionGroup<Connection>>();
  /** By the number of their connections, so that finding the largest takes no search. */
  private readonly bySize = new Map<number, Set<ConnectionGroup<Connection>>>();
  private largestSize = 0;

  /** @param limit of connections of one network */
  constructor(private readonly limit: number) {}

  /** The group of a network, which is forgotten when its last connection goes. */
  of(network: string): ConnectionGroup<Connection> {
    const known = this.groups.get(network);
    if (known) return known;
    const group = new ConnectionGroup<Connection>(this.limit, (before) =>
      this.resize(network, group, before),
    );
    return group;
  }

  /** The network with the most connections, the one that has had so many for longest; undefined without any. */
  get largest(): ConnectionGroup<Connection> | undefined {
    return this.bySize.get(this.largestSize)?.values().next().value;
  }

  private resize(network: string, group: ConnectionGroup<Connection>, before: number): void {
    const { size } = group;
    if (size === 0) this.groups.delete(network);
    else this.groups.set(network, group);
    const equals = this.bySize.get(before);
    equals?.delete(group);
    if (equals?.size === 0) this.bySize.delete(before);
    if (size > 0) this.bySize.set(size, (this.bySize.get(size) ?? new Set()).add(group));
    this.largestSize = Math.max(this.largestSize, size);
    if (!this.bySize.has(this.largestSize)) this.largestSize = size; // sizes change by one
  }
}

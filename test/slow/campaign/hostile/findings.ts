import type { Breach } from './checks/breach';
import type { HostileRequest } from './request';

/** One request that broke a rule. */
export interface Sighting {
  readonly number: number;
  readonly request: HostileRequest;
}

/** What is wrong in one way in one place, however often it was seen. */
export interface Finding extends Breach {
  /** Null where it is no answer that is wrong. */
  readonly route: string | null;
  /** Attacks that have shown it. */
  readonly attacks: ReadonlySet<string>;
  readonly count: number;
  /** The smallest request that has shown it. */
  readonly sighting: Sighting | null;
}

/** Collects breaches, and puts those together that are alike. */
export class Findings {
  private readonly byKind = new Map<string, Finding & { readonly attacks: Set<string> }>();

  get all(): readonly Finding[] {
    return [...this.byKind.values()];
  }

  add(breach: Breach, sighting: Sighting | null = null): void {
    const route = sighting?.request.route ?? null;
    const kind = `${breach.rule} ${route} ${kindOf(breach)}`;
    const before = this.byKind.get(kind);
    const attacks = before?.attacks ?? new Set<string>();
    if (sighting) attacks.add(sighting.request.attack);
    const smallest = before?.sighting && sighting ? smallerOf(before.sighting, sighting) : sighting;
    this.byKind.set(kind, { ...breach, route, attacks, count: (before?.count ?? 0) + 1, sighting: smallest });
  }
}

/** The detail without the numbers in which two of a kind differ. */
export const kindOf = ({ rule, detail }: Breach): string =>
  rule === 'slow' ? rule : detail.replace(/[0-9a-f-]{36}|\d{4,}/g, '…');

function smallerOf(one: Sighting, other: Sighting): Sighting {
  const sizeOf = ({ request }: Sighting) =>
    (request.raw ?? request.body ?? '').length + request.target.length + request.headers.join('').length;
  return sizeOf(other) < sizeOf(one) ? other : one;
}

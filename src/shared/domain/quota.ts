/** How much of a limit is left to a caller. */
export interface Quota {
  /** Name of the limit, as the caller is told. */
  readonly policy: string;
  readonly limit: number;
  readonly remaining: number;
  /** The time in which the limit holds, and after which it is whole again; null for requests at the same time. */
  readonly window: { readonly lengthSec: number; readonly resetSec: number } | null;
}

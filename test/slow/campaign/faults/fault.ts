import type { Random } from '../random';
import type { World } from '../world/world';

/** What a fault strikes. Two faults never strike the same thing at once; different things they may. */
export type Target = 'api-1' | 'api-2' | 'worker-1' | 'worker-2' | 'postgres' | 'redis' | 'engine' | 'disk';

/** One fault, drawn in all its details. */
export interface Strike {
  readonly target: Target;
  readonly detail: string;
  /**
   * Does it, and heals it again.
   * @returns false when it came to nothing
   */
  run(world: World): Promise<boolean>;
}

/** A kind of fault. */
export interface Fault {
  readonly name: string;
  /** Draws what exactly is to happen; nothing happens yet. */
  draw(random: Random): Strike;
}

export const APIS = ['api-1', 'api-2'] as const;
export const WORKERS = ['worker-1', 'worker-2'] as const;

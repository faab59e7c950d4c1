import type { Journal } from '../journal';
import type { Random } from '../random';
import type { World } from '../world/world';
import type { Agenda } from './agenda';

/** What every client works with. */
export interface Load {
  readonly world: World;
  readonly journal: Journal;
  readonly agenda: Agenda;
  readonly random: Random;
}

/** How much the clients do in one campaign. */
export interface LoadSize {
  readonly customers: number;
  readonly orders: number;
  readonly syntheses: number;
}

export const RETRY_MS = 300;

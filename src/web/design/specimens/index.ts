import type { Specimen, State } from '../specimen';
import { controls } from './controls';
import { failures } from './failures';
import { fields } from './fields';
import { jobs } from './jobs';
import { keys } from './keys';
import { layout } from './layout';
import { lists } from './lists';
import { operation } from './operation';
import { orders } from './orders';
import { overlays } from './overlays';
import { speech } from './speech';
import { studio } from './studio';
import { transport } from './transport';

export const specimens: readonly Specimen[] = [
  ...controls,
  ...fields,
  ...failures,
  ...layout,
  ...lists,
  ...overlays,
  ...speech,
  ...studio,
  ...transport,
  ...jobs,
  ...keys,
  ...orders,
  ...operation,
];

const keyOf = (specimen: string, state: State): string => `${specimen}/${state.name}`;

/** Where a state is shown by itself. */
export const addressOf = (specimen: string, state: State): string =>
  `?${new URLSearchParams({ state: keyOf(specimen, state) }).toString()}`;

/** @param key of an address; null in that of the page itself */
export const stateAt = (key: string | null): State | undefined =>
  specimens.flatMap(({ name, states }) => states.filter((state) => keyOf(name, state) === key))[0];

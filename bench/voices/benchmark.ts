import type { Benchmark } from '../support/benchmark';
import { costOverSherpa } from './cost-over-sherpa';
import { speaking } from './speaking';

/** How fast trained models speak, and what we add to the time that they take. */
export const voices: Benchmark = { sections: { speaking, cost: costOverSherpa } };

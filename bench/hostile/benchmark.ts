import type { Benchmark } from '../support/benchmark';
import { hostileTexts } from './hostile-texts';

/** Whether texts made to hurt hurt anybody. */
export const hostile: Benchmark = { sections: { texts: hostileTexts } };

import type { Benchmark } from '../support/benchmark';
import { estimate } from './estimate';
import { neighbours } from './neighbours';

/** How honest the estimate of a long job is, and what the job costs those who wait for an answer beside it. */
export const jobs: Benchmark = { sections: { estimate, neighbours } };

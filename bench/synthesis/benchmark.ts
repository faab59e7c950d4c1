import type { Benchmark } from '../support/benchmark';
import { againstEchogarden } from './against-echogarden';
import { againstPipeline, aloneAgainstPipeline, nativeAgainstPipeline } from './against-pipeline';
import { costOfService } from './cost-of-service';
import { memory } from './memory';

/** How fast texts become audio, compared with the alternatives. */
export const synthesis: Benchmark = {
  sections: {
    pipeline: againstPipeline,
    native: nativeAgainstPipeline,
    alone: aloneAgainstPipeline,
    echogarden: againstEchogarden,
    cost: costOfService,
    memory,
  },
  slow: ['echogarden'],
};

import type { Benchmark } from '../support/benchmark';
import { cachedSpeech } from './cached-speech';
import { history } from './history';
import { redisStates } from './redis-states';
import { twoProcesses } from './two-processes';
import { webhook } from './webhook';

/** What money costs: notifications, charges and the pages that show them, on a real PostgreSQL. */
export const money: Benchmark = {
  sections: { webhook, redis: redisStates, cached: cachedSpeech, history, processes: twoProcesses },
};

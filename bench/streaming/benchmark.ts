import type { Benchmark } from '../support/benchmark';
import { firstAudio } from './first-audio';
import { realTimeLead } from './real-time-lead';
import { wholeTime } from './whole-time';

/** How soon a stream is heard, whether it keeps ahead of its listener, and what it costs beside the blocking route. */
export const streaming: Benchmark = {
  sections: { 'first-audio': firstAudio, 'whole-time': wholeTime, lead: realTimeLead },
};

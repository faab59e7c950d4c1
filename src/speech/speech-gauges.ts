import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Meter, type Metric } from '../shared/application/meter';
import { EngineRegistry } from './engines/engine-registry';
import { WorkerPool } from './workers/worker-pool';

const ENGINE_UP: Metric<'provider'> = {
  name: 'loa_engine_up',
  help: 'Whether the engine is up (1) or backing off after a failure (0).',
  labels: ['provider'],
};
const POOL_THREADS: Metric<'state'> = {
  name: 'loa_pool_threads',
  help: 'Worker threads of this process, without the processes of engines.',
  labels: ['state'],
};
const POOL_WAIT: Metric<never> = {
  name: 'loa_pool_wait_seconds',
  help: 'Time until work accepted now would begin in a worker thread, as estimated.',
  labels: [],
};
const POOL_QUEUE: Metric<never> = {
  name: 'loa_pool_waiting_tasks',
  help: 'Tasks that wait for a worker thread, without those that wait for an engine of their own.',
  labels: [],
};

/** Metrics of the engines and the worker threads of this process. */
@Injectable()
export class SpeechGauges implements OnApplicationBootstrap {
  constructor(
    private readonly meter: Meter,
    private readonly engines: EngineRegistry,
    private readonly pool: WorkerPool,
  ) {}

  onApplicationBootstrap(): void {
    const { meter, engines, pool } = this;
    meter.gauge(ENGINE_UP, () =>
      engines.providers.map((provider) => ({
        labels: { provider },
        value: engines.isAvailable(provider) ? 1 : 0,
      })),
    );
    meter.gauge(POOL_THREADS, () => [
      { labels: { state: 'idle' }, value: pool.idleThreads },
      { labels: { state: 'busy' }, value: pool.threads - pool.idleThreads },
    ]);
    meter.gauge(POOL_WAIT, () => [{ labels: {}, value: pool.waitSec }]);
    meter.gauge(POOL_QUEUE, () => [{ labels: {}, value: pool.waitingTasks }]);
  }
}

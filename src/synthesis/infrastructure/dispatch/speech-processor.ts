import { availableParallelism } from 'node:os';
import { InjectQueue, Process, Processor } from '@nestjs/bull';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { AppLogger } from '../../../platform/logging/logger';
import { closeQueue } from '../../../platform/queue/close-queue';
import { QueueMonitor } from '../../../platform/queue/queue-monitor';
import { isSpeechFailure } from '../../../speech';
import { ProcessRequest } from '../../application/process-request';
import { SPEECH_QUEUE, type SpeechJob } from './speech-queue';

/** One request for each thread, and two that are being read, stored or settled meanwhile. */
const CONCURRENCY = availableParallelism() + 2;

/** Processes the requests of the Bull queue. A job may come twice, or too late: the row tells. */
@Processor(SPEECH_QUEUE)
export class SpeechProcessor implements OnModuleDestroy {
  constructor(
    private readonly processRequest: ProcessRequest,
    @InjectQueue(SPEECH_QUEUE) private readonly queue: Queue<SpeechJob>,
    private readonly logger: AppLogger,
    monitor: QueueMonitor,
  ) {
    monitor.watch(queue);
  }

  @Process({ concurrency: CONCURRENCY })
  async process({ data: { requestId } }: Job<SpeechJob>): Promise<void> {
    try {
      await this.processRequest.execute(requestId);
    } catch (error) {
      // A failure of speech is settled and told to the caller. Anything else leaves the request PENDING, and
      // the job is added again.
      const message = isSpeechFailure(error) ? 'a request failed' : 'a request could not be settled';
      this.logger.error({ err: error, request_id: requestId }, message);
    }
  }

  /** Takes no more jobs and waits for those that run: the database connection ends after this. */
  async onModuleDestroy(): Promise<void> {
    await closeQueue(this.queue);
  }
}

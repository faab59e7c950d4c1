import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { withinLimit } from '../../../shared/application/within-limit';
import { Clock } from '../../../shared/domain/clock';
import { AppLogger } from '../../../platform/logging/logger';
import { hasWorkers } from '../../../platform/queue/has-workers';
import { isConnected } from '../../../platform/queue/is-connected';
import { QueueMonitor } from '../../../platform/queue/queue-monitor';
import { whenJobsEnd } from '../../../platform/queue/when-jobs-end';
import { EngineBusy, isSpeechFailure } from '../../../speech';
import { SpeechDispatcher } from '../../application/ports/speech-dispatcher';
import { SpeechRequestsRepository } from '../../application/ports/speech-requests.repository';
import { ProcessRequest } from '../../application/process-request';
import type { PreparedSpeech } from '../../application/synthesis-spec';
import { endOf, type SpeechRequest, type SpeechRequestSummary } from '../../domain/speech-request';
import { SPEECH_QUEUE, type SpeechJob } from './speech-queue';

/** Redis answers in a millisecond; one that hangs is as good as none. */
const ADD_LIMIT_MS = 1_000;

/** How often the row is looked at while no message says that it is settled: messages can be lost. */
const LOOK_EVERY_MS = 2_000;

/** A request that no worker has claimed for so long is processed here: they are too busy, or hang. */
const PATIENCE_MS = 10_000;

/** The task that fails expired requests may be late by this much before waiting is given up. */
const GRACE_MS = 30_000;

/**
 * Has requests processed by worker processes, through Bull. While Redis is away or no worker is there, this
 * process does it itself.
 *
 * Neither the queue nor its messages are trusted: a message that a job is done wakes who waits for it, and
 * the row tells what came of it. The job of a PENDING request under no lease is added again at every look,
 * which changes nothing while it is in the queue.
 */
@Injectable()
export class BullSpeechDispatcher extends SpeechDispatcher {
  readonly speaksHere = false;
  /** Wakes who waits for a request, by its id. */
  private readonly waiting = new Map<string, () => void>();

  constructor(
    @InjectQueue(SPEECH_QUEUE) private readonly queue: Queue<SpeechJob>,
    private readonly requests: SpeechRequestsRepository,
    private readonly processRequest: ProcessRequest,
    private readonly clock: Clock,
    private readonly logger: AppLogger,
    monitor: QueueMonitor,
  ) {
    super();
    monitor.watch(queue);
    whenJobsEnd(queue, (id) => this.waiting.get(id)?.());
  }

  async dispatch(request: SpeechRequest, prepared: PreparedSpeech): Promise<SpeechRequestSummary> {
    let seen: SpeechRequestSummary = request.toState();
    let unclaimedSince = performance.now();
    for (;;) {
      const woken = this.nextWakeUp(seen.id); // before the job is added: its end may come before Redis answers
      if (this.isLeased(seen)) {
        unclaimedSince = performance.now();
      } else if (!(await this.enqueue(seen.id)) || performance.now() - unclaimedSince > PATIENCE_MS) {
        const settled = await this.processHere(seen.id, prepared);
        if (settled) return settled;
      }
      await woken;
      seen = await this.look(seen);
      const ended = endOf(seen);
      if (ended) return ended;
    }
  }

  /** Kept when the request's job ends, and in any case after a while. */
  private nextWakeUp(id: string): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_EVERY_MS);
      this.waiting.set(id, wake);
    });
  }

  private isLeased({ leaseUntil }: SpeechRequestSummary): boolean {
    return leaseUntil !== null && leaseUntil > this.clock.now();
  }

  /** @returns whether a worker can be expected to claim the request */
  private async enqueue(id: string): Promise<boolean> {
    if (!isConnected(this.queue)) return false;
    try {
      return await withinLimit(this.addJob(id), ADD_LIMIT_MS, 'Redis does not answer.');
    } catch (error) {
      this.logger.warn(
        { err: error, request_id: id },
        'the speech queue is away; the request is processed here',
      );
      return false;
    }
  }

  private async addJob(requestId: string): Promise<boolean> {
    if (!(await hasWorkers(this.queue))) return false;
    await this.queue.add({ requestId }, { jobId: requestId });
    return true;
  }

  /** Any error but a failure of speech leaves the request PENDING, for the next attempt, here or elsewhere. */
  private async processHere(id: string, prepared: PreparedSpeech): Promise<SpeechRequestSummary | null> {
    try {
      return await this.processRequest.execute(id, prepared);
    } catch (error) {
      if (isSpeechFailure(error)) throw error;
      this.logger.warn({ err: error, request_id: id }, 'a request could not be claimed or settled');
      return null;
    }
  }

  /**
   * The row as it is now; as it was seen last while the database is away for a moment.
   * @throws EngineBusy when not even the task for expired requests has got round to it. That will release the credits,
   *   and the idempotency key for another try
   */
  private async look(seen: SpeechRequestSummary): Promise<SpeechRequestSummary> {
    const isTooLate = this.clock.now().getTime() > seen.deadlineAt.getTime() + GRACE_MS;
    try {
      const row = (await this.requests.find(seen.accountId, seen.id)) ?? seen;
      if (row.status !== 'PENDING' || !isTooLate) return row;
    } catch (error) {
      if (isTooLate) throw error;
      this.logger.warn({ err: error, request_id: seen.id }, 'a request cannot be looked up');
      return seen;
    }
    throw new EngineBusy(GRACE_MS / 1000);
  }
}

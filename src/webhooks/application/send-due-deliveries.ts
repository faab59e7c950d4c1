import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { DeliveriesRepository } from './deliveries.repository';
import { type EndpointClaim, EndpointsRepository } from './endpoints.repository';
import { SendDelivery } from './send-delivery';

/** How long an endpoint stays claimed by a process that died: longer than its calls may take. */
const CLAIM_MS = 60_000;

/** Places for endpoints of one kind, how many calls each may get at once, and how many places are taken. */
interface Lane {
  readonly failing: boolean;
  readonly places: number;
  readonly callsEach: number;
  taken: number;
}

/**
 * Sends what is due. Each process serves a bounded number of endpoints at once, each endpoint is served by one process,
 * and who was served goes behind those who wait. Endpoints that fail have places of their own, so that they, which take
 * their time, keep no others waiting; they get one call at a time until one succeeds.
 */
@Injectable()
export class SendDueDeliveries {
  private readonly log = new Logger(SendDueDeliveries.name);
  private readonly lanes: readonly Lane[] = [
    { failing: false, places: 32, callsEach: 4, taken: 0 },
    { failing: true, places: 8, callsEach: 1, taken: 0 },
  ];
  private readonly underWay = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly sendDelivery: SendDelivery,
    private readonly clock: Clock,
  ) {}

  /** Begins to send, and does not wait for the answers. What a process leaves undone another takes up. */
  async execute(): Promise<void> {
    for (const lane of this.lanes) await this.fill(lane);
  }

  /** Ends when nothing is being sent any more, and nothing is due. */
  async whenIdle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Begins nothing more and hangs up; what was under way is sent again. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.whenIdle();
  }

  private async fill(lane: Lane): Promise<void> {
    const most = lane.places - lane.taken;
    if (most === 0 || this.stopping.signal.aborted) return;
    lane.taken += most; // nobody else may ask for them meanwhile
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    try {
      const claimed = await this.endpoints.claim({ failing: lane.failing, now, until, most });
      lane.taken += claimed.length;
      for (const claim of claimed) this.begin(lane, claim, until);
    } finally {
      lane.taken -= most;
    }
  }

  private begin(lane: Lane, claim: EndpointClaim, until: Date): void {
    const work: Promise<void> = this.serve(lane, claim, until)
      .finally(() => (lane.taken -= 1))
      .then(() => this.fill(lane))
      .catch((error: unknown) => this.report(claim, error))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  /**
   * One round for an endpoint; then others have their turn. Where an outcome could not be stored the claim is kept
   * until it runs out, so that the delivery is not sent again and again.
   */
  private async serve({ callsEach }: Lane, { id, accountId }: EndpointClaim, until: Date): Promise<void> {
    const { signal } = this.stopping;
    const due = await this.deliveries.listDue(id, this.clock.now(), callsEach);
    const sent = await Promise.allSettled(
      due.map((delivery) => this.sendDelivery.execute(accountId, delivery, signal)),
    );
    const failed = sent.find((each) => each.status === 'rejected');
    if (failed && !signal.aborted) throw failed.reason;
    await this.endpoints.release(id, until, this.clock.now());
  }

  private report({ id }: EndpointClaim, error: unknown): void {
    const cause = error instanceof Error ? error.stack : String(error);
    this.log.error(`The webhook ${id} could not be served.`, cause);
  }
}

import { limitMs } from './checks/check-answer';
import type { Exchange } from './exchange';
import type { Findings, Sighting } from './findings';
import { objectIn } from './json-body';
import type { HostileRequest } from './request';

/** More slow answers than this share of all are a finding, even if each is quick when it is asked for alone. */
const TOLERATED_SHARE = 0.01;
/** The slowest are asked for again. */
const ASKED_AGAIN = 10;
const REPEATS = 4;

interface SlowAnswer extends Sighting {
  readonly elapsedMs: number;
}

/**
 * Answers that took longer than they may. Whether the service or the machine was to blame shows when they are asked
 * for again, each alone: an answer counts that is slow every time.
 */
export class SlowAnswers {
  private readonly answers: SlowAnswer[] = [];

  get count(): number {
    return this.answers.length;
  }

  note(sighting: Sighting, { elapsedMs, isOverdue }: Exchange): void {
    if (!isOverdue && elapsedMs > limitMs(sighting.request)) this.answers.push({ ...sighting, elapsedMs });
  }

  /** Adds what is slow to the findings. */
  async confirm(
    send: (request: HostileRequest) => Promise<Exchange>,
    sent: number,
    findings: Findings,
  ): Promise<void> {
    const slowest = this.answers
      .toSorted((one, other) => other.elapsedMs - one.elapsedMs)
      .slice(0, ASKED_AGAIN);
    for (const { number, request, elapsedMs } of slowest) {
      if (!(await this.isSlowAlone(request, send))) continue;
      const detail = `${elapsedMs.toFixed(0)} ms, and slow when asked for alone; ${limitMs(request)} ms are the limit`;
      findings.add({ rule: 'slow', detail }, { number, request });
    }
    if (this.answers.length > Math.ceil(sent * TOLERATED_SHARE))
      findings.add({ rule: 'slow', detail: `${this.answers.length} answers beside others` });
  }

  private async isSlowAlone(
    request: HostileRequest,
    send: (request: HostileRequest) => Promise<Exchange>,
  ): Promise<boolean> {
    for (let repeat = 1; repeat <= REPEATS; repeat += 1) {
      const { elapsedMs, isOverdue } = await send(afresh(request, repeat));
      if (!isOverdue && elapsedMs <= limitMs(request)) return false;
    }
    return true;
  }
}

/** Speech at another speed: what was spoken before is not spoken again. */
function afresh(request: HostileRequest, repeat: number): HostileRequest {
  const json = objectIn(request.body);
  if (json?.input_text === undefined) return request;
  const speed = (typeof json.speed === 'number' ? json.speed : 1) * (1 - repeat / 1_000);
  return { ...request, body: Buffer.from(JSON.stringify({ ...json, speed })) };
}

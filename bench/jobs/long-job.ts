import { setTimeout as wait } from 'node:timers/promises';
import type { Loa } from '../support/loa';
import { SPEAKER_ID } from '../synthesis/texts';

const LOOK_EVERY_MS = 20;

/** A job as it was looked at. */
export interface SeenJob {
  readonly status: string;
  readonly progress: { readonly done_chars: number; readonly eta_sec: number | null };
  readonly char_count: number;
}

/** A job that the service speaks. */
export class LongJob {
  private constructor(
    private readonly loa: Loa,
    private readonly id: string,
  ) {}

  /** @throws Error unless it is accepted */
  static async start(loa: Loa, text: string): Promise<LongJob> {
    const body = { input_text: text, speaker_id: SPEAKER_ID };
    const answer = await loa.call('POST', '/api/v1/tts/jobs', body);
    if (answer.status !== 202) throw new Error(`POST /api/v1/tts/jobs: ${answer.status}`);
    const { result } = JSON.parse(answer.body.toString()) as { result: { job_id: string } };
    return new LongJob(loa, result.job_id);
  }

  /** Looks at it until it is as wanted. @throws Error when it has ended otherwise */
  async until(isWanted: (job: SeenJob) => boolean): Promise<SeenJob> {
    for (;;) {
      const answer = await this.loa.call('GET', `/api/v1/tts/jobs/${this.id}`);
      const { result } = JSON.parse(answer.body.toString()) as { result: SeenJob };
      if (isWanted(result)) return result;
      if (!['QUEUED', 'RUNNING'].includes(result.status)) throw new Error(`A job is ${result.status}.`);
      await wait(LOOK_EVERY_MS);
    }
  }

  async cancel(): Promise<void> {
    await this.loa.call('DELETE', `/api/v1/tts/jobs/${this.id}`);
  }
}

import { Injectable } from '@nestjs/common';
import type { SpeechJobState } from '../../domain/jobs/speech-job';
import { SpeechJobsRepository } from '../ports/speech-jobs.repository';

/** How often rows are looked at: parts take seconds. */
export const LOOK_EVERY_MS = 1_000;

interface Waiting {
  readonly resolve: (job: SpeechJobState | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Looks at the jobs that somebody follows: at all of them at once, once a second, however many follow them. */
@Injectable()
export class JobLooks {
  private waiting = new Map<string, Waiting[]>();

  constructor(private readonly jobs: SpeechJobsRepository) {}

  /** @returns the job as it is within the next second; null when it is gone */
  next(id: string): Promise<SpeechJobState | null> {
    if (this.waiting.size === 0) setTimeout(() => void this.look(), LOOK_EVERY_MS);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, [...(this.waiting.get(id) ?? []), { resolve, reject }]);
    });
  }

  private async look(): Promise<void> {
    const { waiting } = this;
    this.waiting = new Map();
    try {
      const found = new Map((await this.jobs.findAll([...waiting.keys()])).map((job) => [job.id, job]));
      for (const [id, all] of waiting) for (const { resolve } of all) resolve(found.get(id) ?? null);
    } catch (error) {
      for (const all of waiting.values()) for (const { reject } of all) reject(error);
    }
  }
}

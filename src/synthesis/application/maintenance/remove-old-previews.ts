import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { Speakers, VoicePreviews } from '../../../speech';

/** A speech server that is down for so long has left; to have its voices speak again may cost money. */
const KEPT_MS = 24 * 3_600_000;

/** Removes the samples of voices that are not on offer any more. */
@Injectable()
export class RemoveOldPreviews {
  constructor(
    private readonly speakers: Speakers,
    private readonly previews: VoicePreviews,
    private readonly clock: Clock,
  ) {}

  /** Repeatable, and safe in several processes at once. */
  async execute(): Promise<void> {
    const present = new Set(this.speakers.all.map(({ speakerId }) => speakerId));
    await this.previews.removeGone(present, new Date(this.clock.now().getTime() - KEPT_MS));
  }
}

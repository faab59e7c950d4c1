import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { subtitleFile, type SubtitleFormat } from '../../domain/subtitles/subtitle-file';
import { AudioExpired, RequestNotFound } from '../../domain/synthesis.errors';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';

/** Writes the subtitles of a finished request: the written text, timed to its audio. */
@Injectable()
export class MakeSubtitles {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws RequestNotFound also for another account's request, and for one without audio
   * @throws AudioExpired when the audio is deleted: subtitles of nothing would only confuse
   */
  async execute(accountId: string, requestId: string, format: SubtitleFormat): Promise<string> {
    const request = await this.requests.find(accountId, requestId);
    if (!request) throw new RequestNotFound();
    const { storedKey, expiresAt } = request;
    if (expiresAt && expiresAt <= this.clock.now()) throw new AudioExpired(expiresAt);
    const cues = expiresAt && (await this.requests.findCues(storedKey));
    if (!cues) throw new RequestNotFound('This request has no audio, so it has no subtitles.');
    return subtitleFile(cues, format);
  }
}

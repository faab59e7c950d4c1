import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import type { AudioType } from '../domain/audio-type';
import { AudioExpired, AudioNotFound } from '../domain/synthesis.errors';
import { SpeechRequestsRepository } from './speech-requests.repository';

/** An audio file that may be handed out. */
export interface FoundAudio {
  readonly audioKey: string;
  /** Name of the file in the store. */
  readonly storedKey: string;
  readonly audioType: AudioType;
  readonly sizeBytes: number;
  readonly requestId: string;
  readonly expiresAt: Date;
  /** Seconds for which the file may still be kept. */
  readonly remainingSec: number;
}

/** Finds the audio behind its public name, `<audio key>.<audio type>`. */
@Injectable()
export class FindAudio {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AudioNotFound, AudioExpired */
  async execute(fileName: string): Promise<FoundAudio> {
    const [, audioKey, audioType] = /^([0-9a-f]{40})\.([0-9a-z]{3,4})$/.exec(fileName) ?? [];
    const request = audioKey === undefined ? null : await this.requests.findByAudioKey(audioKey);
    if (!request?.expiresAt || request.fileSizeBytes === null || request.audioType !== audioType) {
      throw new AudioNotFound();
    }
    const remainingMs = request.expiresAt.getTime() - this.clock.now().getTime();
    if (remainingMs <= 0) throw new AudioExpired(request.expiresAt);
    return {
      audioKey: request.audioKey,
      storedKey: request.storedKey,
      audioType: request.audioType,
      sizeBytes: request.fileSizeBytes,
      requestId: request.id,
      expiresAt: request.expiresAt,
      remainingSec: Math.floor(remainingMs / 1000),
    };
  }
}

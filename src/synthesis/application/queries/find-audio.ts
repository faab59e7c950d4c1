import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { AudioExpired, AudioNotFound } from '../../domain/synthesis.errors';
import { type AudioRecord, AudioRecords } from '../ports/audio-records';

/** An audio file that may be handed out. */
export interface FoundAudio extends AudioRecord {
  /** Seconds for which the file may still be kept. */
  readonly remainingSec: number;
}

/** Finds the audio behind its public name, `<audio key>.<audio type>`. */
@Injectable()
export class FindAudio {
  constructor(
    private readonly records: AudioRecords,
    private readonly clock: Clock,
  ) {}

  /** @throws AudioNotFound, AudioExpired */
  async execute(fileName: string): Promise<FoundAudio> {
    const [, audioKey, audioType] = /^([0-9a-f]{40})\.([0-9a-z]{3,4})$/.exec(fileName) ?? [];
    const record = audioKey === undefined ? null : await this.records.find(audioKey);
    if (!record || record.audioType !== audioType) throw new AudioNotFound();
    const remainingMs = record.expiresAt.getTime() - this.clock.now().getTime();
    if (remainingMs <= 0) throw new AudioExpired(record.expiresAt);
    return { ...record, remainingSec: Math.floor(remainingMs / 1000) };
  }
}

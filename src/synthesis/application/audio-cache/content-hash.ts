import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SoundVersions } from '../../../speech';
import type { SynthesisSpec } from '../synthesis-spec';

/**
 * Names a spec by everything that its audio depends on: text, voice, settings, format, and the versions of
 * the engine and of the code around it. Specs of one name sound the same, whoever asks.
 */
@Injectable()
export class ContentAddresses {
  constructor(private readonly versions: SoundVersions) {}

  /** @returns SHA-256, hexadecimal */
  hashOf({ text, voice, settings, audioType, readingOff }: SynthesisSpec): string {
    const { speed, pitch, volume } = settings;
    const version = this.versions.of(voice.provider);
    const facts = [version, text.text, voice.speakerId, speed, pitch, volume, audioType, readingOff];
    return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  }
}

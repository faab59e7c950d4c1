import { createHash } from 'node:crypto';
import type { SynthesisSpec } from '../synthesis-spec';

/** Tells which version of an engine is running, by the engine's name. */
export type EngineVersions = (provider: string) => string;

/**
 * Names a draft by everything that its audio depends on: text, voice, settings, format, and the versions of
 * the engine and of the code around it. Drafts of one name sound the same, whoever asks.
 */
export class ContentAddresses {
  /** @param codeDigest changes with the code that reads texts and makes audio */
  constructor(
    private readonly engineVersions: EngineVersions,
    private readonly codeDigest: string,
  ) {}

  /** @returns SHA-256, hexadecimal */
  hashOf({ text, voice, settings, audioType, readingOff }: SynthesisSpec): string {
    const { speed, pitch, volume } = settings;
    const { speakerId, provider } = voice;
    const versions = [this.codeDigest, provider, this.engineVersions(provider)];
    const facts = [...versions, text.text, speakerId, speed, pitch, volume, audioType, readingOff];
    return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  }
}

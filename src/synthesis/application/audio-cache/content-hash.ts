import { createHash } from 'node:crypto';
import type { SynthesisSpec } from '../synthesis-spec';

/**
 * Names a spec by everything that its audio depends on: text, voice, settings, format, and the versions of
 * the engine and of the code around it. Specs of one name sound the same, whoever asks.
 * @param soundVersion of the voice's engine, as `SoundVersions` tells it
 * @returns SHA-256, hexadecimal
 */
export function contentHash(spec: SynthesisSpec, soundVersion: string): string {
  const { text, voice, settings, audioType, readingOff } = spec;
  const { speed, pitch, volume } = settings;
  const facts = [soundVersion, text.text, voice.speakerId, speed, pitch, volume, audioType, readingOff];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

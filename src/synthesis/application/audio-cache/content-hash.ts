import { createHash } from 'node:crypto';
import { spokenLanguage } from '../../../speech';
import { SHARED_FROM_CHARS } from '../../domain/recording';
import type { SynthesisSpec } from '../synthesis-spec';

/**
 * Names a spec by everything that its audio depends on: text, voice, settings, format, dictionaries, and the versions
 * of the engine and of the code around it. Specs of one name sound the same. A short text has another name for each
 * account, so that nobody finds what others had spoken.
 * @param soundVersion of the voice's engine, as `SoundVersions` tells it
 * @returns SHA-256, hexadecimal
 */
export function contentHash(spec: SynthesisSpec, soundVersion: string, accountId: string): string {
  const { text, voiced, voice, settings, audioType, readingOff, readingChoose, dictionaries } = spec;
  const { speed, pitch, volume } = settings;
  const owner = text.charCount < SHARED_FROM_CHARS ? accountId : null;
  const facts = [
    soundVersion,
    owner,
    text.text,
    voice.speakerId,
    spokenLanguage(voice),
    speed,
    pitch,
    volume,
    audioType,
    readingOff,
    readingChoose,
    ...(voiced ? [{ ssml: voiced.marked.document }] : []),
    ...(dictionaries.length > 0 ? [dictionaries.map(({ id, version }) => [id, version])] : []),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

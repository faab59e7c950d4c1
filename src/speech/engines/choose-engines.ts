import type { AppLogger } from '../../platform/logging/logger';
import type { SpeechEngine } from './speech-engine';
import type { Voice } from '../domain/voice';
import { byLicence } from '../domain/voice-licence';

/** The engines to be used, and those of their voices that may be offered. */
export class OfferedEngines<Engine extends SpeechEngine = SpeechEngine> {
  constructor(
    readonly engines: readonly Engine[],
    readonly voices: readonly Voice[],
  ) {}
}

/**
 * Of the engines that could be opened, those to be used: none of their voices has the id of an earlier engine's
 * voice, and at least one may be offered. Every engine and voice that is left out is logged. What is not used is
 * closed.
 *
 * @param allowedLicences what the operator accepts besides licences that are free for commercial use
 * @param present voices of engines that are in use already
 */
export async function chooseEngines<Engine extends SpeechEngine>(
  engines: readonly Engine[],
  allowedLicences: readonly string[],
  logger: AppLogger,
  present: readonly Voice[] = [],
): Promise<OfferedEngines<Engine>> {
  const chosen: Engine[] = [];
  const onOffer: Voice[] = [];
  const taken = new Set(present.map(({ speakerId }) => speakerId));
  for (const engine of engines) {
    const { provider, voices } = engine.card;
    const twin = voices.find(({ speakerId }) => taken.has(speakerId));
    if (twin) {
      logger.error({ provider }, `engine left out: another one has the speaker_id ${twin.speakerId} already`);
      await engine.close();
      continue;
    }
    const { offered, withheld } = byLicence(voices, allowedLicences);
    for (const { speakerId, licence } of withheld)
      logger.warn(
        { provider, speakerId, licence },
        `voice not offered, for its licence: add ${licence} to ALLOWED_VOICE_LICENCES if you may sell its speech`,
      );
    for (const { speakerId } of voices) taken.add(speakerId);
    onOffer.push(...offered);
    if (offered.length > 0) chosen.push(engine);
    else await engine.close();
  }
  return new OfferedEngines(chosen, onOffer);
}

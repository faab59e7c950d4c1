import type { AppLogger } from '../../platform/logging/logger';
import type { Speakers } from '../domain/speakers';
import { chooseEngines } from './choose-engines';
import type { EngineRegistry } from './engine-registry';
import type { SpeechEngine } from './speech-engine';

/** Takes engines up and lets them go while the service runs: what can speak and what is on offer change together. */
export class LiveEngines {
  private lastChange: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly engines: EngineRegistry,
    private readonly speakers: Speakers,
    private readonly allowedLicences: readonly string[],
    private readonly logger: AppLogger,
  ) {}

  /**
   * Lets some engines go, then takes others up, of which those are left out that `chooseEngines` leaves out. One change
   * after the other, for each begins with what is on offer.
   * @param gone names of engines; one may come back among the fresh ones
   * @returns the engines that were taken up
   */
  replace<Engine extends SpeechEngine>(
    gone: readonly string[],
    fresh: readonly Engine[],
  ): Promise<readonly Engine[]> {
    const change = this.lastChange.then(async () => {
      const kept = this.speakers.all.filter(({ provider }) => !gone.includes(provider));
      const { engines, voices } = await chooseEngines(fresh, this.allowedLicences, this.logger, kept);
      this.speakers.offer([...kept, ...voices]); // first, for it may refuse
      for (const provider of gone) this.engines.remove(provider);
      for (const engine of engines) this.engines.add(engine);
      return engines;
    });
    this.lastChange = change.catch(() => undefined); // whoever asked for it hears of the failure
    return change;
  }
}

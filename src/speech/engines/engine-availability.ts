/** Which engines can speak at the moment. */
export abstract class EngineAvailability {
  abstract isAvailable(provider: string): boolean;

  /** @throws EngineUnavailable when the engine is down, with the time until it is tried again */
  abstract requireAvailable(provider: string): void;
}

/**
 * Names what decides how a text sounds besides the request itself: the code of `text-normalization` and `speech`,
 * and the version of the engine.
 */
export class SoundVersions {
  /**
   * @param codeDigest changes with the code that reads texts and makes audio
   * @param engineVersion tells which version of an engine is running, by the engine's name
   */
  constructor(
    private readonly codeDigest: string,
    private readonly engineVersion: (provider: string) => string,
  ) {}

  /** @returns another text whenever the engine of this name may sound different */
  of(provider: string): string {
    return JSON.stringify([this.codeDigest, provider, this.engineVersion(provider)]);
  }
}

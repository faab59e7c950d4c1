import { EngineAvailability } from './engine-availability';
import type { SpeechEngine } from './speech-engine';
import { EngineUnavailable, SynthesisFailed } from '../domain/speech-failure';
import type { Voice } from '../domain/voice';
import { EngineHealth } from './engine-health';

/** What an engine that was down must speak to count as up: short, for some engines cost money. */
const PROBE_TEXT = 'một';

/** A model may have to be loaded first. */
const PROBE_LIMIT_MS = 60_000;

interface Member {
  readonly engine: SpeechEngine;
  readonly health: EngineHealth;
  /** The next try of an engine that is down. */
  probe?: NodeJS.Timeout;
}

/** Is notified of every change of an engine's state. */
export interface EngineWatcher {
  engineDown(provider: string, failure: EngineUnavailable, retryInSec: number): void;
  engineUp(provider: string): void;
}

/**
 * The engines of this process, and which of them are up. While one is down its calls are refused at once,
 * so that nobody waits for it; a probe finds out when it is up again.
 */
export class EngineRegistry extends EngineAvailability {
  private readonly members: ReadonlyMap<string, Member>;
  private readonly closing = new AbortController();

  /** @throws Error when two engines share a name: a configuration error */
  constructor(
    engines: readonly SpeechEngine[],
    private readonly watcher?: EngineWatcher,
  ) {
    super();
    this.members = new Map(
      engines.map((engine) => [engine.card.provider, { engine, health: new EngineHealth() }]),
    );
    if (this.members.size !== engines.length) throw new Error('Two engines share one provider name.');
  }

  get providers(): string[] {
    return [...this.members.keys()];
  }

  versionOf(provider: string): string {
    return this.member(provider).engine.card.version;
  }

  isAvailable(provider: string): boolean {
    return this.members.get(provider)?.health.isUp ?? false;
  }

  requireAvailable(provider: string): void {
    const { health } = this.member(provider);
    if (!health.isUp) throw new EngineUnavailable(health.retryAfterSec(performance.now()));
  }

  /**
   * Finds out which engines are up: one after the other, for several large models that load at once would take all
   * of the machine. Nobody needs to wait for this; meanwhile an engine counts as up until it fails.
   */
  async start(): Promise<void> {
    for (const member of this.members.values()) {
      if (this.closing.signal.aborted) return;
      await this.try(member);
    }
  }

  /**
   * Runs a piece of work with an engine and updates the engine's state from the outcome.
   * @throws EngineUnavailable when the engine is down; what the work throws
   */
  async use<Result>(provider: string, work: (engine: SpeechEngine) => Promise<Result>): Promise<Result> {
    this.requireAvailable(provider);
    const member = this.member(provider);
    try {
      return await work(member.engine);
    } catch (error) {
      if (error instanceof EngineUnavailable) this.noteDown(member, error);
      throw error;
    }
  }

  async close(): Promise<void> {
    const members = [...this.members.values()];
    this.closing.abort();
    for (const { probe } of members) clearTimeout(probe);
    await Promise.all(members.map(({ engine }) => engine.close()));
  }

  private member(provider: string): Member {
    const member = this.members.get(provider);
    if (!member) throw new SynthesisFailed(`there is no engine ${provider}`);
    return member;
  }

  /** Several calls may fail together: only the first counts. */
  private noteDown(member: Member, failure: EngineUnavailable): void {
    if (member.probe) return;
    const backOffSec = member.health.noteFailure(failure, performance.now());
    this.watcher?.engineDown(member.engine.card.provider, failure, backOffSec);
    member.probe = setTimeout(() => {
      delete member.probe;
      void this.try(member);
    }, backOffSec * 1000).unref();
  }

  /** Any answer but EngineUnavailable shows that the engine is there. */
  private async try(member: Member): Promise<void> {
    const { engine, health } = member;
    const [voice] = engine.card.voices;
    if (!voice) return;
    const failure = await this.probe(engine, voice).then(
      () => null,
      (error: unknown) => error,
    );
    if (this.closing.signal.aborted) return;
    if (failure instanceof EngineUnavailable) return this.noteDown(member, failure);
    if (!health.isUp) this.watcher?.engineUp(engine.card.provider);
    health.noteSuccess();
  }

  /** @throws EngineUnavailable also when the engine does not answer in time, even if it ignores the signal */
  private async probe(engine: SpeechEngine, voice: Voice): Promise<void> {
    const stop = AbortSignal.any([this.closing.signal, AbortSignal.timeout(PROBE_LIMIT_MS)]);
    const silence = new Promise<never>((_, reject) => {
      stop.addEventListener('abort', () => reject(new EngineUnavailable(1, stop.reason)), { once: true });
    });
    await Promise.race([engine.speak({ voice, text: PROBE_TEXT }, stop), silence]);
  }
}

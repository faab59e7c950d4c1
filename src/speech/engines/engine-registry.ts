import { EngineAvailability } from './engine-availability';
import type { SpeechEngine } from './speech-engine';
import { EngineUnavailable } from '../domain/speech-failure';
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
  /** Pieces of work under way with it. */
  uses: number;
}

/** Other processes may know of an engine a little earlier than this one. */
const UNKNOWN_RETRY_SEC = 10;

/** Is notified of every change of an engine's state, and of no try that changes nothing. */
export interface EngineWatcher {
  engineDown(provider: string, failure: EngineUnavailable): void;
  engineUp(provider: string): void;
  /** It was let go, and something of it may be left. */
  closingFailed(provider: string, error: unknown): void;
}

/**
 * The engines of this process, and which of them are up. While one is down its calls are refused at once,
 * so that nobody waits for it; a probe finds out when it is up again.
 */
export class EngineRegistry extends EngineAvailability {
  private readonly members = new Map<string, Member>();
  /** Engines that were removed while they were in use. */
  private readonly leaving = new Set<Member>();
  private readonly closing = new AbortController();
  private isStarted = false;

  /** @throws Error when two engines share a name: a configuration error */
  constructor(
    engines: readonly SpeechEngine[],
    private readonly watcher?: EngineWatcher,
  ) {
    super();
    for (const engine of engines) this.enter(engine);
  }

  /**
   * Takes up another engine. It counts as up until it fails.
   * @throws Error when there is one of that name
   */
  add(engine: SpeechEngine): void {
    const member = this.enter(engine);
    if (this.isStarted) void this.try(member);
  }

  /** Lets an engine go: nothing new is begun with it, and it is closed when what is under way has ended. */
  remove(provider: string): void {
    const member = this.members.get(provider);
    if (!member) return;
    this.members.delete(provider);
    clearTimeout(member.probe);
    this.leaving.add(member);
    this.closeUnlessUsed(member);
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
    this.isStarted = true;
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
    member.uses += 1;
    try {
      return await work(member.engine);
    } catch (error) {
      if (error instanceof EngineUnavailable) this.noteDown(member, error);
      throw error;
    } finally {
      member.uses -= 1;
      if (this.leaving.has(member)) this.closeUnlessUsed(member);
    }
  }

  async close(): Promise<void> {
    const members = [...this.members.values(), ...this.leaving];
    this.closing.abort();
    for (const { probe } of members) clearTimeout(probe);
    await Promise.all(members.map(({ engine }) => engine.close()));
  }

  private enter(engine: SpeechEngine): Member {
    const { provider } = engine.card;
    if (this.members.has(provider)) throw new Error(`Two engines share the provider name ${provider}.`);
    const member = { engine, health: new EngineHealth(), uses: 0 };
    this.members.set(provider, member);
    return member;
  }

  private closeUnlessUsed(member: Member): void {
    if (member.uses > 0 || !this.leaving.delete(member)) return;
    member.engine
      .close()
      .catch((error: unknown) => this.watcher?.closingFailed(member.engine.card.provider, error));
  }

  /** @throws EngineUnavailable for one that was let go, or is not here yet */
  private member(provider: string): Member {
    const member = this.members.get(provider);
    if (!member) throw new EngineUnavailable(UNKNOWN_RETRY_SEC, new Error(`there is no engine ${provider}`));
    return member;
  }

  /** Several calls may fail together: only the first counts. */
  private noteDown(member: Member, failure: EngineUnavailable): void {
    if (member.probe || this.members.get(member.engine.card.provider) !== member) return;
    const wasUp = member.health.isUp;
    const backOffSec = member.health.noteFailure(failure, performance.now());
    if (wasUp) this.watcher?.engineDown(member.engine.card.provider, failure);
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

import { Injectable } from '@nestjs/common';
import { EngineBusy, isSpeechFailure, Speakers, SpeechRenderer } from '../../../speech';
import { TrialsClosed } from '../../domain/synthesis.errors';
import { TrialBudget } from '../ports/trial-budget';
import { SpecReader } from '../spec-reader';
import { type SpeechParameters, spokenOf, synthesisSpec } from '../synthesis-spec';

/** Characters of a sentence that is read for nothing. */
export const MAX_TRIAL_CHARS = 120;

/** How long a visitor waits at most. */
const LIMIT_MS = 30_000;
const BUSY_RETRY_SEC = 10;

/** A sentence as it was read aloud, as mp3. */
export interface SpokenTrial {
  readonly speakerId: string;
  readonly charCount: number;
  readonly spokenText: string;
  readonly durationSec: number;
  readonly bytes: Uint8Array;
}

/** Reads a sentence aloud for somebody without an account: as for customers, but nothing is charged or kept. */
@Injectable()
export class SpeakTrial {
  constructor(
    private readonly speakers: Speakers,
    private readonly reader: SpecReader,
    private readonly renderer: SpeechRenderer,
    private readonly budget: TrialBudget,
  ) {}

  /**
   * @param network who asks, see `TrialBudget`
   * @throws TrialsClosed where the operator allows none
   * @throws InvalidParameters naming every faulty field, also for more than 120 characters
   * @throws RateLimitExceeded when the network, or all together, have had enough today
   * @throws EngineBusy, EngineUnavailable, SynthesisFailed when it cannot be spoken; then it does not count
   */
  async execute(
    network: string,
    parameters: Pick<SpeechParameters, 'inputText' | 'speakerId' | 'language'>,
  ): Promise<SpokenTrial> {
    if (this.budget.perNetwork === 0) throw new TrialsClosed();
    const asked = synthesisSpec(parameters, this.speakers, MAX_TRIAL_CHARS);
    return this.budget.spend(network, async () => {
      const prepared = await this.reader.prepare({ ...asked, dictionaries: [] });
      const job = { ...spokenOf(prepared), audioType: 'mp3' } as const;
      const { bytes, durationSec } = await this.renderer
        .render(job, AbortSignal.timeout(LIMIT_MS))
        .catch((error: unknown) => {
          throw asFailure(error);
        });
      const { charCount } = asked.text;
      const { speakerId } = asked.voice;
      return { speakerId, charCount, spokenText: prepared.reading.spokenText, durationSec, bytes };
    });
  }
}

/** What takes too long for a visitor would be spoken at a quieter time. */
const asFailure = (error: unknown): unknown =>
  !isSpeechFailure(error) && error instanceof Error && error.name === 'TimeoutError'
    ? new EngineBusy(BUSY_RETRY_SEC)
    : error;

import type { AppLogger } from '../../../platform/logging/logger';
import type { Language } from '../../domain/voice';
import type { LiveEngines } from '../live-engines';
import { RepeatedLook } from '../repeated-look';
import { OpenAiSpeechEngine, SPEECH_SERVER_PROVIDER } from './open-ai-speech-engine';
import { readVoiceList } from './read-voice-list';
import type { ServerVoice } from './server-voice';
import type { SpeechServerClient } from './speech-server-client';

/** A request waits so long for a voice that its process does not know yet (`VOICE_GONE_RETRY_SEC`), and longer. */
const LOOK_EVERY_MS = 5_000;
/** The start waits no longer for the voices. */
const START_LIMIT_MS = 10_000;
/** What tells a sample rate: short, for some servers cost money. */
const PROBE_TEXT = 'một';

/** What the settings say of the voices that the server lists. */
export interface ListedVoices {
  /** SPDX identifier of their licence; `unknown` when it is not stated. */
  readonly licence: string;
  readonly unstatedLanguage: Language;
}

/**
 * Offers the voices that a speech server lists, and follows the list while the service runs. What was listed last
 * stays on offer while there is no list: the server is down then, and comes back with it.
 */
export class ServerWatch {
  private engine: OpenAiSpeechEngine | null = null;
  private fault = '';
  private readonly looks = new RepeatedLook((signal) => this.look(signal));

  constructor(
    private readonly client: SpeechServerClient,
    private readonly listed: ListedVoices,
    private readonly engines: LiveEngines,
    private readonly logger: AppLogger,
  ) {}

  /** Offers what the server lists now, if it answers soon; otherwise the voices come later. */
  async open(): Promise<void> {
    await this.look(AbortSignal.timeout(START_LIMIT_MS));
  }

  /** Reads the list again and again from now on. */
  start(everyMs = LOOK_EVERY_MS): void {
    this.looks.start(everyMs);
  }

  stop(): Promise<void> {
    return this.looks.stop();
  }

  /** Each fault is logged once. */
  private async look(signal: AbortSignal): Promise<void> {
    try {
      await this.offer(await this.read(signal));
      this.fault = '';
    } catch (error) {
      const fault = String(error);
      if (this.looks.isStopped || fault === this.fault) return;
      this.fault = fault;
      this.logger.warn({ err: error }, 'the voices of the speech server cannot be read');
    }
  }

  /** The voices, with the rate of at least one of them known. */
  private async read(signal: AbortSignal): Promise<ServerVoice[]> {
    const { url, apiKey, model, format } = this.client.server;
    const { unstatedLanguage } = this.listed;
    const voices = await readVoiceList({ url, apiKey, model, unstatedLanguage }, signal);
    const unstated = voices.find(({ sampleRate }) => sampleRate === null);
    if (unstated && format === 'wav' && !this.client.hasHeard)
      await this.client.speak(PROBE_TEXT, unstated, signal);
    return voices;
  }

  private async offer(voices: readonly ServerVoice[]): Promise<void> {
    const engine = new OpenAiSpeechEngine(this.client, voices, this.listed.licence);
    if (this.engine && sameVoices(this.engine, engine)) return;
    const taken = await this.engines.replace([SPEECH_SERVER_PROVIDER], [engine]);
    this.engine = engine;
    if (taken.length > 0) this.logger.info({ voices: voices.length }, 'voices of the speech server taken up');
  }
}

/** Whether two list the same, in whatever order: each exchange of engines has the new one tried, which may cost money. */
function sameVoices(one: OpenAiSpeechEngine, other: OpenAiSpeechEngine): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder({ card: { voices } }: OpenAiSpeechEngine): string {
  return voices
    .map((voice) => JSON.stringify(voice))
    .sort()
    .join();
}

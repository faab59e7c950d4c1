import { Injectable, Logger } from '@nestjs/common';
import { Speakers, SynthesisFailed, TextReader } from '../../speech';
import { MAX_ATTEMPTS, type SpeechRequestState } from '../domain/speech-request';
import { newAudioKey } from './audio-key';
import { AudioStore } from './ports/audio-store';
import { ProduceSpeech } from './produce-speech';
import { readSpec } from './spec-reader';
import { restoreSpec, type PreparedSpeech } from './synthesis-spec';
import { SpeechRequestsRepository } from './ports/speech-requests.repository';

/** When the process dies, another may take the request up after this time. */
const LEASE_SEC = 10;

/** Leaves room for a database that is restarted meanwhile. */
const RENEW_EVERY_MS = 3_000;

interface Lease {
  readonly lost: AbortSignal;
  end(): void;
}

/** Takes up a request that waits for somebody to speak it, and keeps others from it while it is spoken. */
@Injectable()
export class ProcessRequest {
  private readonly log = new Logger(ProcessRequest.name);

  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly production: ProduceSpeech,
    private readonly speakers: Speakers,
    private readonly reader: TextReader,
    private readonly store: AudioStore,
  ) {}

  /**
   * Safe in several processes at once: one of them has the request.
   * @param prepared what the process knows already; null has the row read
   * @returns null when somebody else has the request or it is settled; then nothing was done
   * @throws EngineBusy, EngineUnavailable, SynthesisFailed when there is no audio; the credits are released
   */
  async execute(id: string, prepared: PreparedSpeech | null = null): Promise<SpeechRequestState | null> {
    const claimed = await this.requests.claim(id, newAudioKey(), LEASE_SEC);
    if (!claimed) return null;
    const { request, leftKey } = claimed;
    if (leftKey) await this.clearAway(leftKey);
    const lease = this.keepLease(request.toState());
    try {
      const prepare = () => {
        requireAttemptLeft(request.toState());
        return prepared ?? this.prepare(request.toState());
      };
      return await this.production.execute(request, prepare, lease.lost);
    } finally {
      lease.end();
    }
  }

  /** No request knows the file of an attempt that died: the row has the new attempt's. */
  private async clearAway(leftKey: string): Promise<void> {
    await this.store.remove(leftKey).catch((error: unknown) => {
      this.log.warn(`The audio that an earlier attempt left is not removed yet: ${String(error)}`);
    });
  }

  private async prepare(request: SpeechRequestState): Promise<PreparedSpeech> {
    const draft = restoreSpec(request, this.speakers);
    return { draft, reading: await readSpec(draft, this.reader) };
  }

  private keepLease({ id, audioKey }: SpeechRequestState): Lease {
    const lost = new AbortController();
    const renew = async (): Promise<void> => {
      if (await this.requests.renewLease(id, audioKey, LEASE_SEC)) return;
      lost.abort(new Error(`The lease of request ${id} is lost.`));
    };
    const timer = setInterval(() => {
      renew().catch((error: unknown) => this.log.warn(`A lease is not renewed: ${String(error)}`));
    }, RENEW_EVERY_MS);
    return { lost: lost.signal, end: () => clearInterval(timer) };
  }
}

/** @throws SynthesisFailed when all who have taken the request up have died */
function requireAttemptLeft({ attempts }: SpeechRequestState): void {
  if (attempts > MAX_ATTEMPTS) throw new SynthesisFailed(`it was interrupted ${MAX_ATTEMPTS} times`);
}

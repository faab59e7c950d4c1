import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppLogger } from '../../platform/logging/logger';
import { DomainError } from '../../shared/domain/domain-error';
import { speechSettings } from '../domain/speech-settings';
import type { Voice } from '../domain/voice';
import type { SpeechRenderer } from '../rendering/speech-renderer';
import type { SoundVersions } from '../sound-versions';
import { Semaphore } from '../workers/semaphore';
import { PREVIEW_SENTENCES } from './preview-sentences';

/** A short sample of a voice, as mp3. */
export interface Preview {
  readonly bytes: Buffer;
  /** Changes whenever the sample may. */
  readonly digest: string;
}

/** Customers' speech goes on beside it: one preview at a time, and as many wait as voices are asked for at once. */
const AT_ONCE = 1;
const MOST_WAITING = 50;
const LIMIT_MS = 60_000;
/** Anybody may ask, and speaking may cost money: what fails, or cannot be kept, is not spoken again at once. */
const REST_MS = 60_000;

/** Samples of the voices on offer. Each is spoken once, when it is first asked for, and kept as a file. */
export class VoicePreviews {
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private readonly permits = new Semaphore(AT_ONCE, MOST_WAITING);

  /** @param folder where the files are kept; made when it is missing */
  constructor(
    private readonly folder: string,
    private readonly renderer: SpeechRenderer,
    private readonly versions: SoundVersions,
    private readonly logger: AppLogger,
  ) {}

  /** @throws EngineBusy, EngineUnavailable, SynthesisFailed when there is none yet and it cannot be spoken now */
  async of(voice: Voice): Promise<Preview> {
    const digest = this.digestOf(voice);
    return { bytes: await (this.underWay.get(digest) ?? this.begin(voice, digest)), digest };
  }

  /**
   * Removes the samples of voices that are gone. A voice may come back soon: what was made lately stays.
   * @param present identifiers of the voices that are on offer
   * @param madeBefore what is younger stays
   */
  async removeGone(present: ReadonlySet<string>, madeBefore: Date): Promise<void> {
    for (const file of await filesIn(this.folder)) {
      const [speakerId = ''] = file.split('.', 1);
      const path = join(this.folder, file);
      if (!present.has(speakerId) && (await stat(path)).mtime < madeBefore) await rm(path, { force: true });
    }
  }

  /** What was spoken in vain stays under way for a while. */
  private begin(voice: Voice, digest: string): Promise<Buffer> {
    const forget = () => void this.underWay.delete(digest);
    const forgetLater = () => void setTimeout(forget, REST_MS).unref();
    const work = this.readOrSpeak(voice, digest);
    work.then(
      ({ isKept }) => (isKept ? forget() : forgetLater()),
      (error: unknown) => (wasSpoken(error) ? forgetLater() : forget()),
    );
    const bytes = work.then((sample) => sample.bytes);
    this.underWay.set(digest, bytes);
    return bytes;
  }

  private digestOf({ speakerId, provider, language }: Voice): string {
    const what = JSON.stringify([this.versions.of(provider), speakerId, PREVIEW_SENTENCES[language]]);
    return createHash('sha256').update(what).digest('hex').slice(0, 32);
  }

  private async readOrSpeak(voice: Voice, digest: string): Promise<{ bytes: Buffer; isKept: boolean }> {
    const name = `${voice.speakerId}.${digest}.mp3`;
    const stored = await this.read(name);
    if (stored) return { bytes: stored, isKept: true };
    const bytes = await this.permits.run(() => this.speak(voice));
    try {
      await this.keep(voice, name, bytes);
      return { bytes, isKept: true };
    } catch (error) {
      this.logger.warn({ err: error }, `the preview of ${voice.speakerId} cannot be kept`);
      return { bytes, isKept: false };
    }
  }

  /** @returns null where there is none; what cannot be read is spoken again */
  private async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        this.logger.warn({ err: error }, `the preview ${name} cannot be read`);
      }
      return null;
    }
  }

  private async speak(voice: Voice): Promise<Buffer> {
    const spokenText = PREVIEW_SENTENCES[voice.language];
    const job = { voice, spokenText, settings: speechSettings({}), audioType: 'mp3' } as const;
    const { bytes } = await this.renderer.render(job, AbortSignal.timeout(LIMIT_MS));
    return Buffer.from(bytes);
  }

  /** Takes the place of what another version of the voice has said. Another process may keep the same meanwhile. */
  private async keep({ speakerId }: Voice, name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const earlier = (await readdir(this.folder)).filter(
      (file) => file.startsWith(`${speakerId}.`) && file !== name,
    );
    const draft = join(this.folder, `.${name}.${process.pid}`);
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, join(this.folder, name));
    await Promise.all(earlier.map((file) => rm(join(this.folder, file), { force: true })));
  }
}

/** None where no sample was kept yet. */
async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** An engine that is busy or down has refused the text before it began. */
function wasSpoken(error: unknown): boolean {
  return !(error instanceof DomainError && error.kind === 'unavailable');
}

import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { volumeOf } from '../../platform/process/disk-space';
import { reasonOf } from '../../platform/process/fault';
import { InvalidParameters } from '../../shared/domain/domain-error';
import { requireSherpa } from '../../speech';
import type { VoicePack } from '../domain/voice-pack';
import { CannotInstall, InstallUnderWay, VoiceDamaged } from '../domain/voices.errors';
import type { VoiceCatalogue } from '../voice-catalogue';
import type { CheckVoice } from './check-voice';
import { Claim } from './claim';
import { Installation, type InstallWatcher } from './installation';
import type { InstalledVoice } from './installed-voice';
import { copyFrom, type FetchFile } from './voice-files';
import { sizeFaultOf } from './voice-folder';
import type { VoicePlaces } from './voice-places';

export interface InstallOptions extends InstallWatcher {
  /** A folder that has the files, for machines without internet. */
  readonly from?: string;
  /** Aborts the install; the next one goes on from there. */
  readonly signal?: AbortSignal;
}

/** An install that has begun. */
export interface BegunInstall {
  readonly pack: VoicePack;
  /** Rejects with the reason when it fails. Who does not wait for it finds the reason in `ListVoices`. */
  readonly ended: Promise<InstalledVoice>;
}

/** Room for what is written beside the files: the statement, the acceptance and the sample. */
const BESIDES_BYTES = 2 ** 22;
/** Of the data of eSpeak NG that a model of Piper needs; for its trial the model is copied besides. */
const ESPEAK_DATA_BYTES = 24e6;

/**
 * Installs a voice: fetches its files, has it speak, and puts it where a running service takes it up. Until then nothing
 * of it can be seen; what an interrupted install has received is kept for the next one.
 */
@Injectable()
export class InstallVoice implements BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private readonly underWay = new Set<Promise<unknown>>();

  /** @param floorBytes what an install leaves free on the disk */
  constructor(
    private readonly catalogue: VoiceCatalogue,
    private readonly places: VoicePlaces,
    private readonly check: CheckVoice,
    private readonly download: FetchFile,
    private readonly floorBytes: number,
  ) {}

  /**
   * Begins. An installed voice is checked and speaks, nothing more.
   * @param acceptance the licence that was read and accepted, and by whom
   * @throws UnknownVoicePack, InvalidParameters for the licence, InstallUnderWay, VoiceDamaged, CannotInstall;
   *   OperatorFault when `from` lacks a file. Nothing has changed then.
   */
  async execute(
    name: string,
    { licence, acceptedBy }: { readonly licence: string; readonly acceptedBy: string },
    { from, signal, ...watcher }: InstallOptions = {},
  ): Promise<BegunInstall> {
    const pack = this.catalogue.get(name);
    requireAccepted(pack, licence);
    requireEngine();
    const stop = signal ? AbortSignal.any([signal, this.stop.signal]) : this.stop.signal;
    if (await this.isThere(pack)) return this.beginCheck(pack, stop);
    const fetchFile = from === undefined ? this.download : await copyFrom(from, pack.files);
    await this.requireRoom(pack);
    const claim = await this.claim(pack);
    if (await this.isThere(pack)) {
      await claim.discard(); // another process was quicker
      return this.beginCheck(pack, stop);
    }
    const acceptance = { licence, acceptedBy, acceptedAt: new Date() };
    const installation = new Installation(pack, this.places, claim, fetchFile, acceptance, watcher);
    return this.begun(pack, installation.run(stop));
  }

  /** Interrupts what is under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await Promise.allSettled(this.underWay);
  }

  private async beginCheck(pack: VoicePack, signal: AbortSignal): Promise<BegunInstall> {
    const folder = this.places.folderOf(pack.name);
    const fault = await sizeFaultOf(folder, pack);
    if (fault) throw new VoiceDamaged(folder, fault);
    return this.begun(pack, this.check.execute(pack.name, signal));
  }

  private begun(pack: VoicePack, ended: Promise<InstalledVoice>): BegunInstall {
    this.underWay.add(ended);
    const forget = () => this.underWay.delete(ended);
    ended.then(forget, forget);
    return { pack, ended };
  }

  private async isThere({ name }: VoicePack): Promise<boolean> {
    return (await stat(this.places.folderOf(name)).catch(() => null)) !== null;
  }

  private async requireRoom(pack: VoicePack): Promise<void> {
    const { modelDir } = this.places;
    const draft = this.places.draftOf(pack.name);
    const received = await Promise.all(
      pack.files.flatMap(({ name }) => [sizeOf(join(draft, name)), sizeOf(join(draft, `${name}.part`))]),
    );
    const isPiper = pack.files.some(({ name }) => name.endsWith('.onnx.json'));
    const besides = BESIDES_BYTES + (isPiper ? pack.diskBytes + ESPEAK_DATA_BYTES : 0);
    const missing = pack.diskBytes - received.reduce((sum, bytes) => sum + bytes, 0) + besides;
    const { freeBytes } = await volumeOf(modelDir);
    if (freeBytes - missing >= this.floorBytes) return;
    throw new CannotInstall(
      `${modelDir} has no room for ${pack.name}: it needs ${inMb(missing)} more, and ${inMb(this.floorBytes)} are to ` +
        `stay free (DISK_FLOOR_MB); ${inMb(freeBytes)} are free.`,
    );
  }

  /** @throws InstallUnderWay, CannotInstall when the folder of models cannot be written to */
  private async claim({ name }: VoicePack): Promise<Claim> {
    const { modelDir } = this.places;
    try {
      await mkdir(modelDir, { recursive: true });
      const claim = await Claim.take(this.places.stagingOf(name));
      if (claim) return claim;
    } catch (error) {
      throw new CannotInstall(`${modelDir} cannot be written to: ${reasonOf(error)}`, error);
    }
    throw new InstallUnderWay(name);
  }
}

function requireAccepted({ name, licence }: VoicePack, accepted: string): void {
  if (accepted === licence.id) return;
  throw InvalidParameters.of(
    'accept_licence',
    'LICENCE_NOT_ACCEPTED',
    `accept_licence must be ${licence.id}, the licence of ${name}, when you have read and accept it.`,
  );
}

function requireEngine(): void {
  try {
    requireSherpa();
  } catch (error) {
    throw new CannotInstall(reasonOf(error), error);
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

const inMb = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

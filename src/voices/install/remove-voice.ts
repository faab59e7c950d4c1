import { Injectable } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { reasonOf } from '../../platform/process/fault';
import { CannotRemove } from '../domain/voices.errors';
import { VoiceCatalogue } from '../voice-catalogue';
import { Claim, removeAtOnce, requestCancel } from './claim';
import { VoicePlaces } from './voice-places';

/** Takes a voice away, or ends its install. A running service lets it go; requests in flight end as they began. */
@Injectable()
export class RemoveVoice {
  constructor(
    private readonly catalogue: VoiceCatalogue,
    private readonly places: VoicePlaces,
  ) {}

  /**
   * @returns `cancelled` when whoever installs it has been told, and stops within a second or two; `absent` when there
   *   was nothing
   * @throws UnknownVoicePack, CannotRemove
   */
  async execute(name: string): Promise<'removed' | 'cancelled' | 'absent'> {
    this.catalogue.get(name);
    try {
      return await this.remove(name);
    } catch (error) {
      throw new CannotRemove(name, reasonOf(error), error);
    }
  }

  private async remove(name: string): Promise<'removed' | 'cancelled' | 'absent'> {
    const staging = this.places.stagingOf(name);
    const isStaged = await isThere(staging);
    const claim = isStaged ? await Claim.take(staging) : null;
    if (isStaged && !claim) {
      await requestCancel(staging);
      return 'cancelled';
    }
    await claim?.discard();
    const folder = this.places.folderOf(name);
    const isInstalled = await isThere(folder);
    if (isInstalled) await removeAtOnce(folder);
    return isInstalled || claim ? 'removed' : 'absent';
  }
}

async function isThere(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null)) !== null;
}

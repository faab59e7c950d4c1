import { Injectable } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { tryModel } from '../../speech';
import { VoiceCatalogue } from '../voice-catalogue';
import { VoiceDamaged, VoiceNotInstalled } from '../domain/voices.errors';
import type { InstalledVoice } from './installed-voice';
import { contentFaultOf } from './voice-folder';
import { VoicePlaces } from './voice-places';

/** Makes sure that an installed voice is what the catalogue says, byte for byte, and speaks. */
@Injectable()
export class CheckVoice {
  constructor(
    private readonly catalogue: VoiceCatalogue,
    private readonly places: VoicePlaces,
  ) {}

  /** @throws UnknownVoicePack, VoiceNotInstalled, VoiceDamaged; what `tryModel` throws when it does not speak */
  async execute(name: string, signal?: AbortSignal): Promise<InstalledVoice> {
    const pack = this.catalogue.get(name);
    const folder = this.places.folderOf(name);
    if (!(await stat(folder).catch(() => null))) throw new VoiceNotInstalled(name);
    const reason = await contentFaultOf(folder, pack, signal);
    if (reason) throw new VoiceDamaged(folder, reason);
    const { spokenSec, tookSec } = await tryModel(folder, this.places.derivedDir, signal);
    return { pack, folder, sample: null, spokenSec, tookSec };
  }
}

import { Injectable } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { VoiceCatalogue } from '../voice-catalogue';
import type { VoicePack } from '../domain/voice-pack';
import type { VoiceState } from '../domain/voice-state';
import { isClaimed } from './claim';
import { readInstallRecord } from './install-record';
import { readAcceptance, sizeFaultOf } from './voice-folder';
import { VoicePlaces } from './voice-places';

export interface ListedVoice {
  readonly pack: VoicePack;
  readonly state: VoiceState;
}

/** Tells of every voice of the catalogue what there is of it. Checksums are `CheckVoice`'s affair. */
@Injectable()
export class ListVoices {
  constructor(
    private readonly catalogue: VoiceCatalogue,
    private readonly places: VoicePlaces,
  ) {}

  /** @returns in the order of the catalogue */
  async execute(): Promise<ListedVoice[]> {
    return Promise.all(
      this.catalogue.packs.map(async (pack) => ({ pack, state: await stateOf(pack, this.places) })),
    );
  }
}

async function stateOf(pack: VoicePack, places: VoicePlaces): Promise<VoiceState> {
  const staging = places.stagingOf(pack.name);
  // Asked first: an install that ends while we look must not seem to have been interrupted.
  const isUnderWay = await isClaimed(staging);
  const folder = places.folderOf(pack.name);
  if (!isUnderWay && (await exists(folder))) {
    const reason = await sizeFaultOf(folder, pack);
    if (reason) return { kind: 'damaged', reason };
    return { kind: 'installed', acceptance: await readAcceptance(folder) };
  }
  if (!isUnderWay && !(await exists(staging))) return { kind: 'absent' };
  const totalBytes = pack.diskBytes;
  const recorded = await readInstallRecord(places.recordOf(pack.name));
  const { phase = 'downloading', receivedBytes = 0, startedAt = new Date(), failure = null } = recorded ?? {};
  if (isUnderWay) return { kind: 'installing', phase, receivedBytes, totalBytes, startedAt };
  const interrupted = { code: 'INTERRUPTED', reason: 'It was interrupted.', failedAt: startedAt } as const;
  return { kind: 'failed', ...(failure ?? interrupted), receivedBytes, totalBytes };
}

async function exists(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null)) !== null;
}

import { Injectable } from '@nestjs/common';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { VoicePlaces } from '../install/voice-places';

/** The models that are there: voices of the catalogue, and what an operator has put beside them. */
@Injectable()
export class InstalledModels {
  constructor(private readonly places: VoicePlaces) {}

  /** @returns the names of their folders, in order; none where there is no folder of models */
  names(): string[] {
    const { modelDir } = this.places;
    if (!isFolder(modelDir)) return [];
    return readdirSync(modelDir)
      .filter((name) => !name.startsWith('.') && isFolder(join(modelDir, name)))
      .sort();
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

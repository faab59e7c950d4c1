import { join } from 'node:path';

/** Where the files of voices lie. The speech engine passes over folders whose names begin with a full stop. */
export class VoicePlaces {
  /** @param derivedDir for what the speech engine makes from installed models */
  constructor(
    readonly modelDir: string,
    readonly derivedDir: string,
  ) {}

  /** Of an installed voice. */
  folderOf(name: string): string {
    return join(this.modelDir, name);
  }

  /** Where it is put together: claimed by one process at a time. */
  stagingOf(name: string): string {
    return join(this.modelDir, `.install-${name}`);
  }

  /** The folder that is made there. It has its name already, which makes the names of the voices. */
  draftOf(name: string): string {
    return join(this.stagingOf(name), name);
  }

  /** For what is made from the model on its trial. */
  trialOf(name: string): string {
    return join(this.stagingOf(name), 'trial');
  }

  /** How far the install has come, for other processes. */
  recordOf(name: string): string {
    return join(this.stagingOf(name), 'state.json');
  }
}

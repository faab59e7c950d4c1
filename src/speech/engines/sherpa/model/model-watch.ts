import type { AppLogger } from '../../../../platform/logging/logger';
import type { LiveEngines } from '../../live-engines';
import { RepeatedLook } from '../../repeated-look';
import { removeOtherFolders } from './derived-folder';
import { signatureOf } from './folder-signature';
import { type ModelDirectory, readModelDirectory } from './model-directory';
import type { SherpaModel } from './model-folder';
import { SherpaEngine } from '../sherpa-engine';
import { installedVersion } from '../sherpa-version';

/**
 * How often the folder of models is looked at. The system could tell of changes by itself, but not on volumes of the
 * network, and not of a folder that is still to be made.
 */
const LOOK_EVERY_MS = 2_000;

/**
 * Speaks with the models in a folder, one engine for each. Those that are put into it while the service runs are taken
 * up, those that are taken out of it are let go. A model with a fault is left out, and the log says why.
 */
export class ModelWatch {
  /** The models in use, by the name of their engine. */
  private readonly inUse = new Map<string, string>();
  private faults: readonly string[] = [];
  /** Why the last look failed. */
  private failure = '';
  /** What was taken up last, and what was seen last. */
  private taken = '';
  private last = '';
  private readonly looks = new RepeatedLook(() => this.look());

  constructor(
    private readonly folder: string,
    /** For what is made from the models; what belongs to none is removed. */
    private readonly derivedDir: string,
    private readonly engines: LiveEngines,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Takes up what is there.
   * @throws OperatorFault when sherpa-onnx is not installed, and there are models for it
   */
  async open(): Promise<void> {
    this.last = this.taken = await signatureOf(this.folder);
    await this.update();
  }

  /** Looks for changes from now on. */
  start(everyMs = LOOK_EVERY_MS): void {
    this.looks.start(everyMs);
  }

  stop(): Promise<void> {
    return this.looks.stop();
  }

  /** A look that fails is repeated; each reason is logged once. */
  private async look(): Promise<void> {
    try {
      await this.takeUpChanges();
      this.failure = '';
    } catch (error) {
      const failure = String(error);
      if (failure === this.failure) return;
      this.failure = failure;
      this.logger.error({ err: error }, `the models in ${this.folder} cannot be taken up`);
    }
  }

  /** A folder that has changed since the last look may still be written to: it is taken up at the next. */
  private async takeUpChanges(): Promise<void> {
    const now = await signatureOf(this.folder);
    const isSettled = now === this.last;
    this.last = now;
    if (!isSettled || now === this.taken) return;
    await this.update();
    this.taken = now;
  }

  private async update(): Promise<void> {
    const models = this.read();
    const gone = [...this.inUse.keys()].filter(
      (provider) => !models.some((model) => model.provider === provider && this.isInUse(model)),
    );
    const fresh = models.filter((model) => !this.isInUse(model));
    const version = fresh.length === 0 ? '' : installedVersion(__filename);
    const found = fresh.map((model) => new SherpaEngine(model, version));
    const taken = await this.engines.replace(gone, found);
    for (const provider of gone) this.noteGone(provider);
    for (const engine of taken) this.noteTaken(engine, fresh);
    const derived = models.flatMap(({ derivation }) => (derivation === null ? [] : [derivation.folder]));
    await removeOtherFolders(this.derivedDir, derived);
  }

  private noteTaken({ card: { provider } }: SherpaEngine, models: readonly SherpaModel[]): void {
    this.inUse.set(provider, identityOf(models.find((model) => model.provider === provider)!));
    this.logger.info({ provider }, 'speech model taken up');
  }

  private noteGone(provider: string): void {
    this.inUse.delete(provider);
    this.logger.info({ provider }, 'speech model let go');
  }

  private isInUse(model: SherpaModel): boolean {
    return this.inUse.get(model.provider) === identityOf(model);
  }

  /** The models that can be used. Each fault is logged once. */
  private read(): ModelDirectory['models'] {
    const { models, faults } = readModelDirectory(this.folder, this.derivedDir);
    const lines = faults.map(({ folder, reason }) => `speech model left out: ${folder} ${reason}`);
    for (const line of lines) if (!this.faults.includes(line)) this.logger.error(line);
    this.faults = lines;
    return models;
  }
}

/** Another text when the files of a model have changed, or what is stated of its voices. */
function identityOf({ fingerprint, voices }: SherpaModel): string {
  return `${fingerprint} ${JSON.stringify(voices)}`;
}

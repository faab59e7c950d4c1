import { DomainError } from '../../shared/domain/domain-error';

/** The catalogue has no voice of that name. */
export class UnknownVoicePack extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor(name: string, known: readonly string[]) {
    super(`There is no voice ${JSON.stringify(name)} in the catalogue; it has ${known.join(', ')}.`);
  }
}

/** Somebody installs the voice already. */
export class InstallUnderWay extends DomainError {
  readonly code = 'INSTALL_UNDER_WAY';
  readonly kind = 'conflict';

  constructor(name: string) {
    super(`${name} is being installed already.`);
  }
}

/** The folder of the voice is not what the catalogue says. Nothing was changed. */
export class VoiceDamaged extends DomainError {
  readonly code = 'VOICE_DAMAGED';
  readonly kind = 'conflict';

  constructor(folder: string, reason: string) {
    super(`${folder} ${reason}. Remove the voice first.`);
  }
}

/** The voice is not installed. */
export class VoiceNotInstalled extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor(name: string) {
    super(`${name} is not installed.`);
  }
}

/** The machine lacks what the voice needs: room, a package, a folder to write to. Nothing was changed. */
export class CannotInstall extends DomainError {
  readonly code = 'UNAVAILABLE';
  readonly kind = 'unavailable';

  constructor(reason: string, cause?: unknown) {
    super(reason);
    this.cause = cause;
  }
}

/** What there is of the voice cannot be taken away: it belongs to another user of the machine, say. */
export class CannotRemove extends DomainError {
  readonly code = 'UNAVAILABLE';
  readonly kind = 'unavailable';

  constructor(name: string, reason: string, cause: unknown) {
    super(`${name} cannot be removed: ${reason}`);
    this.cause = cause;
  }
}

import { DomainError } from '../../shared/domain/domain-error';
import { type DictionaryVersion, MOST_AT_ONCE, MOST_DICTIONARIES } from './dictionary';

/** There is no such dictionary, or it belongs to another account; which of these is not told. */
export class DictionaryNotFound extends DomainError {
  readonly code = 'DICTIONARY_NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('This account has no such dictionary.');
  }
}

/** The account has as many dictionaries as one may have. Nothing was changed. */
export class TooManyDictionaries extends DomainError {
  readonly code = 'TOO_MANY_DICTIONARIES';
  readonly kind = 'conflict';

  constructor() {
    super(`An account may have ${MOST_DICTIONARIES} dictionaries; delete one first.`);
  }
}

/** The account has as many default dictionaries as a request may have. Nothing was changed. */
export class TooManyDefaultDictionaries extends DomainError {
  readonly code = 'TOO_MANY_DICTIONARIES';
  readonly kind = 'conflict';

  constructor() {
    super(`An account may have ${MOST_AT_ONCE} default dictionaries; take is_default from one first.`);
  }
}

/** Somebody else has changed the dictionary since the version that a change was made of. Nothing was changed. */
export class DictionaryChanged extends DomainError {
  readonly code = 'DICTIONARY_CHANGED';
  readonly kind = 'conflict';

  /** @param version the present one */
  constructor(version: number) {
    super(`The dictionary has been changed meanwhile and has version ${version} now.`);
  }

  /**
   * @param ofVersion the version that a change was made of; undefined where it does not matter
   * @throws DictionaryChanged where the dictionary has another one by now
   */
  static unlessAt({ version }: DictionaryVersion, ofVersion: number | undefined): void {
    if (ofVersion !== undefined && ofVersion !== version) throw new DictionaryChanged(version);
  }
}

/** The versions that are kept for requests under way fill the account's room for them. Nothing was changed. */
export class TooManyVersions extends DomainError {
  readonly code = 'RATE_LIMIT_EXCEEDED';
  readonly kind = 'rate-limited';
  override readonly retryAfterSec = 3600;

  constructor() {
    super(
      'The dictionaries of the account have changed too often today; earlier versions are kept for a day.',
    );
  }
}

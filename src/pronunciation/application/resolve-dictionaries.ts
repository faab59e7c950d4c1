import { Injectable } from '@nestjs/common';
import { type FieldFault, InvalidParameters } from '../../shared/domain/domain-error';
import type { DictionaryChoice, DictionaryVersion } from '../domain/dictionary';
import { DictionariesRepository } from './dictionaries.repository';

/** Finds out which versions of which dictionaries a request means. */
@Injectable()
export class ResolveDictionaries {
  constructor(private readonly dictionaries: DictionariesRepository) {}

  /**
   * @param choices null for the account's default dictionaries
   * @returns in the order of the choices; default ones the oldest first
   * @throws InvalidParameters naming each choice that the account does not have, or has twice
   */
  async execute(
    accountId: string,
    choices: readonly DictionaryChoice[] | null,
  ): Promise<readonly DictionaryVersion[]> {
    if (choices?.length === 0) return [];
    const known = await this.dictionaries.list(accountId);
    if (choices === null)
      return known.filter(({ isDefault }) => isDefault).map(({ id, version }) => ({ id, version }));

    const present = new Map(known.map(({ id, version }) => [id, version]));
    const faults: FieldFault[] = [];
    const versions: DictionaryVersion[] = [];
    for (const [index, { id, version = present.get(id) }] of choices.entries()) {
      const fail = (field: string, code: string, message: string): void => {
        const path = `dictionaries[${index}].${field}`;
        faults.push({ field: path, code, message: `${path}: ${message}` });
      };
      if (version === undefined || !present.has(id)) {
        fail('id', 'UNKNOWN_DICTIONARY', 'this account has no such dictionary.');
      } else if (versions.some((other) => other.id === id)) {
        fail('id', 'DUPLICATE', 'a dictionary may be named once.');
      } else if (version !== present.get(id) && !(await this.dictionaries.has({ id, version }))) {
        fail('version', 'UNKNOWN_VERSION', 'the dictionary has no such version, or it is not kept any more.');
      } else {
        versions.push({ id, version });
      }
    }
    if (faults.length > 0) throw new InvalidParameters(faults);
    return versions;
  }
}

import { EntitySchema } from 'typeorm';
import { bool, integer, json, moment, text, uuid } from '../../platform/database/column-types';
import type { Dictionary } from '../domain/dictionary';
import type { DictionaryEntry } from '../domain/dictionary-entry';

/** A dictionary, or what is left of one that was removed: its versions may still be read. */
export interface DictionaryRow extends Dictionary {
  readonly deletedAt: Date | null;
}

export interface DictionaryVersionRow {
  readonly dictionaryId: string;
  readonly version: number;
  readonly entries: readonly DictionaryEntry[];
  /** Of the entries as JSON in UTF-8. */
  readonly sizeBytes: number;
  /** When the next version was made, or the dictionary removed; null for the present one. */
  readonly supersededAt: Date | null;
}

export const dictionarySchema = new EntitySchema<DictionaryRow>({
  name: 'Dictionary',
  tableName: 'dictionaries',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'dictionaries_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    name: text(),
    isDefault: bool({ name: 'is_default' }),
    version: integer(),
    entryCount: integer({ name: 'entry_count' }),
    createdAt: moment({ name: 'created_at' }),
    updatedAt: moment({ name: 'updated_at' }),
    deletedAt: moment({ name: 'deleted_at', nullable: true }),
  } satisfies Record<keyof DictionaryRow, unknown>,
  indices: [{ name: 'dictionaries_account_idx', columns: ['accountId', 'createdAt'] }],
  foreignKeys: [
    {
      name: 'dictionaries_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});

export const dictionaryVersionSchema = new EntitySchema<DictionaryVersionRow>({
  name: 'DictionaryVersion',
  tableName: 'dictionary_versions',
  columns: {
    dictionaryId: uuid({
      name: 'dictionary_id',
      primary: true,
      primaryKeyConstraintName: 'dictionary_versions_pkey',
    }),
    version: integer({ primary: true, primaryKeyConstraintName: 'dictionary_versions_pkey' }),
    entries: json(),
    sizeBytes: integer({ name: 'size_bytes' }),
    supersededAt: moment({ name: 'superseded_at', nullable: true }),
  } satisfies Record<keyof DictionaryVersionRow, unknown>,
  foreignKeys: [
    {
      name: 'dictionary_versions_dictionary_fkey',
      target: 'Dictionary',
      columnNames: ['dictionaryId'],
      referencedColumnNames: ['id'],
    },
  ],
});

/** The tables of this module. */
export const pronunciationSchemas = [dictionarySchema, dictionaryVersionSchema];

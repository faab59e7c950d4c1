import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { type Row, TableColumns } from '../../platform/database/table-columns';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { DictionariesRepository } from '../application/dictionaries.repository';
import type { Dictionary, DictionaryVersion } from '../domain/dictionary';
import type { DictionaryEntry } from '../domain/dictionary-entry';
import { type DictionaryRow, dictionarySchema, dictionaryVersionSchema } from './dictionary.schemas';

const table = new TableColumns(dictionarySchema);

/** With every text that is read. */
const LIST = `SELECT ${table.selection('dictionary')} FROM dictionaries dictionary
  WHERE account_id = $1 AND deleted_at IS NULL ORDER BY created_at, id`;

@Injectable()
export class TypeOrmDictionariesRepository extends DictionariesRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async lock(accountId: string): Promise<void> {
    this.transaction.requireForLock();
    const lock = `dictionaries ${accountId}`;
    await this.transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
  }

  async list(accountId: string): Promise<Dictionary[]> {
    const rows = await this.transaction.query<Row>(LIST, [accountId]);
    return rows.map((row) => withoutDeletion(table.read(row, 'dictionary')));
  }

  async find(accountId: string, id: string): Promise<Dictionary | null> {
    const row = await this.transaction.manager.findOneBy(dictionarySchema, {
      id,
      accountId,
      deletedAt: IsNull(),
    });
    return row && withoutDeletion(row);
  }

  add(dictionary: Dictionary, entries: readonly DictionaryEntry[]): Promise<void> {
    return this.transaction.run(async () => {
      await this.transaction.manager.insert(dictionarySchema, { ...dictionary, deletedAt: null });
      await this.addVersion(dictionary, entries);
    });
  }

  revise(dictionary: Dictionary, entries: readonly DictionaryEntry[] | null): Promise<void> {
    return this.transaction.run(async () => {
      const { id, ...changed } = dictionary;
      await this.transaction.manager.update(dictionarySchema, { id }, changed);
      await this.supersede(id, dictionary.updatedAt);
      if (entries) await this.addVersion(dictionary, entries);
      else await this.repeatVersion(dictionary);
    });
  }

  remove({ id }: Dictionary, at: Date): Promise<void> {
    return this.transaction.run(async () => {
      await this.transaction.manager.update(dictionarySchema, { id }, { deletedAt: at });
      await this.supersede(id, at);
    });
  }

  async entries({ id, version }: DictionaryVersion): Promise<readonly DictionaryEntry[] | null> {
    const row = await this.transaction.manager.findOneBy(dictionaryVersionSchema, {
      dictionaryId: id,
      version,
    });
    return row?.entries ?? null;
  }

  has({ id, version }: DictionaryVersion): Promise<boolean> {
    return this.transaction.manager.existsBy(dictionaryVersionSchema, { dictionaryId: id, version });
  }

  async storedBytes(accountId: string): Promise<number> {
    const [row] = await this.transaction.query<{ bytes: string }>(
      `SELECT coalesce(sum(size_bytes), 0) AS bytes
       FROM dictionary_versions JOIN dictionaries ON dictionaries.id = dictionary_id
       WHERE account_id = $1`,
      [accountId],
    );
    return Number(row?.bytes);
  }

  async prune(accountId: string, before: Date, newest: number): Promise<void> {
    await this.transaction.query(
      `DELETE FROM dictionary_versions USING dictionaries
       WHERE dictionaries.id = dictionary_id AND account_id = $1 AND superseded_at < $2
         AND dictionary_versions.version <= dictionaries.version - $3`,
      [accountId, before, newest],
    );
  }

  forgetRemoved(before: Date): Promise<void> {
    return this.transaction.run(async () => {
      const removed = 'SELECT id FROM dictionaries WHERE deleted_at < $1';
      await this.transaction.query(`DELETE FROM dictionary_versions WHERE dictionary_id IN (${removed})`, [
        before,
      ]);
      await this.transaction.manager.delete(dictionarySchema, { deletedAt: LessThan(before) });
    });
  }

  private async addVersion({ id, version }: Dictionary, entries: readonly DictionaryEntry[]): Promise<void> {
    const sizeBytes = Buffer.byteLength(JSON.stringify(entries));
    const row = { dictionaryId: id, version, entries, sizeBytes, supersededAt: null };
    await this.transaction.manager.insert(dictionaryVersionSchema, row);
  }

  /** The entries stay where they are: they may be megabytes. */
  private async repeatVersion({ id, version }: Dictionary): Promise<void> {
    await this.transaction.query(
      `INSERT INTO dictionary_versions (dictionary_id, version, entries, size_bytes)
       SELECT dictionary_id, $2, entries, size_bytes FROM dictionary_versions
       WHERE dictionary_id = $1 AND version = $2 - 1`,
      [id, version],
    );
  }

  private async supersede(dictionaryId: string, at: Date): Promise<void> {
    const present = { dictionaryId, supersededAt: IsNull() };
    await this.transaction.manager.update(dictionaryVersionSchema, present, { supersededAt: at });
  }
}

const withoutDeletion = ({ deletedAt: _, ...dictionary }: DictionaryRow): Dictionary => dictionary;

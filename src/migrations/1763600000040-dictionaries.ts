import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pronunciation dictionaries of accounts in versions, and the versions that each request was read with. */
export class Dictionaries1763600000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dictionaries (
        id uuid CONSTRAINT dictionaries_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT dictionaries_account_fkey REFERENCES accounts (id),
        name text NOT NULL,
        is_default boolean NOT NULL,
        version integer NOT NULL,
        entry_count integer NOT NULL,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        deleted_at timestamptz(3)
      );
      CREATE INDEX dictionaries_account_idx ON dictionaries (account_id, created_at);

      CREATE TABLE dictionary_versions (
        dictionary_id uuid NOT NULL CONSTRAINT dictionary_versions_dictionary_fkey REFERENCES dictionaries (id),
        version integer NOT NULL,
        entries jsonb NOT NULL,
        size_bytes integer NOT NULL,
        superseded_at timestamptz(3),
        CONSTRAINT dictionary_versions_pkey PRIMARY KEY (dictionary_id, version)
      );

      ALTER TABLE speech_requests ADD COLUMN dictionaries jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE speech_requests ALTER COLUMN dictionaries DROP DEFAULT;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE speech_requests DROP COLUMN dictionaries;
      DROP TABLE dictionary_versions, dictionaries;
    `);
  }
}

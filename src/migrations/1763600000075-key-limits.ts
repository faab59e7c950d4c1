import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What API keys may do, until when, how much they may spend, and what they have spent. */
export class KeyLimits1763600000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE api_keys
        ADD scopes jsonb NOT NULL DEFAULT '["speak", "read", "pay"]',
        ADD expires_at timestamptz(3),
        ADD daily_credit_limit bigint,
        ADD monthly_credit_limit bigint;
      ALTER TABLE api_keys ALTER scopes DROP DEFAULT;

      CREATE TABLE api_key_days (
        key_id uuid NOT NULL CONSTRAINT api_key_days_key_fkey REFERENCES api_keys (id) ON DELETE CASCADE,
        day text NOT NULL,
        credits bigint NOT NULL CONSTRAINT api_key_days_credits_check CHECK (credits >= 0),
        CONSTRAINT api_key_days_pkey PRIMARY KEY (key_id, day)
      );

      ALTER TABLE credit_holds
        ADD key_id uuid,
        ADD key_day text,
        ADD CONSTRAINT credit_holds_key_check CHECK ((key_id IS NULL) = (key_day IS NULL));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE credit_holds DROP key_id, DROP key_day;
      DROP TABLE api_key_days;
      ALTER TABLE api_keys
        DROP scopes, DROP expires_at, DROP daily_credit_limit, DROP monthly_credit_limit;
    `);
  }
}

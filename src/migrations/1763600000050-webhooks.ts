import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where customers are told of events, and the outbox with what they are told. */
export class Webhooks1763600000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_endpoints (
        id uuid CONSTRAINT webhook_endpoints_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT webhook_endpoints_account_fkey REFERENCES accounts (id),
        url text NOT NULL,
        events jsonb NOT NULL,
        secret text NOT NULL,
        former_secret text,
        former_secret_until timestamptz(3),
        enabled boolean NOT NULL,
        disabled_reason text
          CONSTRAINT webhook_endpoints_disabled_reason_check CHECK (disabled_reason IN ('gone', 'failing')),
        disabled_at timestamptz(3),
        failing_since timestamptz(3),
        claimed_until timestamptz(3),
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX webhook_endpoints_account_idx ON webhook_endpoints (account_id);

      CREATE TABLE webhook_deliveries (
        id uuid CONSTRAINT webhook_deliveries_pkey PRIMARY KEY,
        endpoint_id uuid NOT NULL
          CONSTRAINT webhook_deliveries_endpoint_fkey REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
        type text NOT NULL,
        body text NOT NULL,
        status text NOT NULL,
        failures integer NOT NULL,
        attempts jsonb NOT NULL,
        next_attempt_at timestamptz(3),
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT webhook_deliveries_status_check CHECK (status IN ('PENDING', 'SUCCESS', 'FAILED')
          AND (status = 'PENDING') = (next_attempt_at IS NOT NULL))
      );
      CREATE INDEX webhook_deliveries_endpoint_idx ON webhook_deliveries (endpoint_id, created_at);
      CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries (endpoint_id, next_attempt_at)
        WHERE next_attempt_at IS NOT NULL;
      CREATE INDEX webhook_deliveries_age_idx ON webhook_deliveries (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_deliveries, webhook_endpoints');
  }
}

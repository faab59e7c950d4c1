import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Speech requests: each one's text, outcome and audio file. */
export class Synthesis1763600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE speech_requests (
        id uuid CONSTRAINT speech_requests_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT speech_requests_account_fkey REFERENCES accounts (id),
        number bigint NOT NULL,
        input_text text NOT NULL,
        char_count integer NOT NULL CONSTRAINT speech_requests_char_count_check CHECK (char_count > 0),
        speaker_id text NOT NULL,
        speaker_name text NOT NULL,
        provider text NOT NULL,
        speed double precision NOT NULL,
        pitch double precision NOT NULL,
        volume integer NOT NULL,
        audio_type text NOT NULL,
        reading_off jsonb NOT NULL,
        status text NOT NULL
          CONSTRAINT speech_requests_status_check CHECK (status IN ('PENDING', 'SUCCESS', 'FAILED')),
        error_code text,
        error_message text,
        audio_key text NOT NULL CONSTRAINT speech_requests_audio_key UNIQUE,
        duration_sec double precision,
        file_size_bytes integer,
        cues jsonb,
        created_at timestamptz(3) NOT NULL,
        deadline_at timestamptz(3) NOT NULL,
        finished_at timestamptz(3),
        expires_at timestamptz(3),
        audio_deleted_at timestamptz(3),
        idempotency_key text,
        idempotency_hash text,
        CONSTRAINT speech_requests_number_key UNIQUE (account_id, number),
        CONSTRAINT speech_requests_idempotency_key UNIQUE (account_id, idempotency_key),
        CONSTRAINT speech_requests_outcome_check CHECK (
          (status = 'PENDING') = (finished_at IS NULL)
          AND (status = 'FAILED') = (error_code IS NOT NULL)
          AND (status = 'SUCCESS')
            = (expires_at IS NOT NULL AND duration_sec IS NOT NULL AND file_size_bytes IS NOT NULL)
        )
      );
      CREATE INDEX speech_requests_status_idx ON speech_requests (account_id, status, number);
      CREATE INDEX speech_requests_day_idx ON speech_requests (account_id, created_at);
      CREATE INDEX speech_requests_pending_idx ON speech_requests (deadline_at) WHERE status = 'PENDING';
      CREATE INDEX speech_requests_expiry_idx ON speech_requests (expires_at)
        WHERE expires_at IS NOT NULL AND audio_deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE speech_requests');
  }
}

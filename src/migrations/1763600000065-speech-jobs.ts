import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Long jobs and their parts. */
export class SpeechJobs1763600000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE speech_jobs (
        id uuid CONSTRAINT speech_jobs_pkey PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT speech_jobs_account_fkey REFERENCES accounts (id),
        status text NOT NULL,
        is_batch boolean NOT NULL,
        speaking jsonb NOT NULL,
        container text NOT NULL,
        chapters text NOT NULL,
        subtitles text,
        char_count integer NOT NULL,
        part_count integer NOT NULL,
        done_chars integer NOT NULL,
        done_parts integer NOT NULL,
        made_chars integer NOT NULL,
        file_count integer NOT NULL,
        duration_sec double precision NOT NULL,
        size_bytes bigint NOT NULL,
        expected_bytes bigint NOT NULL,
        audio_key text NOT NULL CONSTRAINT speech_jobs_audio_key UNIQUE,
        error_code text,
        error_message text,
        created_at timestamptz(3) NOT NULL,
        started_at timestamptz(3),
        finished_at timestamptz(3),
        expires_at timestamptz(3),
        audio_deleted_at timestamptz(3),
        attempts integer NOT NULL,
        lease_key uuid,
        lease_until timestamptz(3),
        served_at timestamptz(3) NOT NULL,
        retry_at timestamptz(3),
        waiting_since timestamptz(3),
        idempotency_key text,
        idempotency_hash text,
        CONSTRAINT speech_jobs_idempotency_key UNIQUE (account_id, idempotency_key),
        CONSTRAINT speech_jobs_status_check
          CHECK (status IN ('QUEUED', 'RUNNING', 'SUCCESS', 'FAILED', 'CANCELLED')
            AND (status IN ('QUEUED', 'RUNNING')) = (finished_at IS NULL)
            AND (status = 'FAILED') = (error_code IS NOT NULL)
            AND (finished_at IS NULL OR lease_key IS NULL)),
        CONSTRAINT speech_jobs_progress_check
          CHECK (char_count > 0 AND part_count > 0 AND done_parts BETWEEN 0 AND part_count
            AND made_chars BETWEEN 0 AND done_chars AND done_chars <= char_count)
      );
      CREATE INDEX speech_jobs_account_idx ON speech_jobs (account_id, created_at);
      CREATE INDEX speech_jobs_open_idx ON speech_jobs (served_at) WHERE finished_at IS NULL;
      CREATE INDEX speech_jobs_expiry_idx ON speech_jobs (expires_at)
        WHERE expires_at IS NOT NULL AND audio_deleted_at IS NULL;
    `);
    await this.createParts(runner);
  }

  private async createParts(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE speech_job_parts (
        job_id uuid NOT NULL
          CONSTRAINT speech_job_parts_job_fkey REFERENCES speech_jobs (id) ON DELETE CASCADE,
        index integer NOT NULL,
        text text NOT NULL,
        char_count integer NOT NULL,
        ending text NOT NULL,
        title text,
        begins_at_sec double precision,
        speaking jsonb,
        status text NOT NULL,
        audio_key text CONSTRAINT speech_job_parts_audio_key UNIQUE,
        file_type text NOT NULL,
        stored_key text,
        size_bytes bigint,
        duration_sec double precision,
        crc32 bigint,
        cues jsonb,
        "end" jsonb,
        error_code text,
        error_message text,
        CONSTRAINT speech_job_parts_pkey PRIMARY KEY (job_id, index),
        CONSTRAINT speech_job_parts_status_check
          CHECK (status IN ('WAITING', 'MADE', 'FAILED')
            AND (status = 'MADE') = (size_bytes IS NOT NULL AND duration_sec IS NOT NULL)
            AND (status = 'FAILED') = (error_code IS NOT NULL))
      );
      CREATE INDEX speech_job_parts_stored_idx ON speech_job_parts (stored_key) WHERE stored_key IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE speech_job_parts, speech_jobs');
  }
}

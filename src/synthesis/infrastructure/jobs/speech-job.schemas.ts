import { EntitySchema, type EntitySchemaColumnOptions, type FindOptionsSelect } from 'typeorm';
import {
  bigint,
  bool,
  integer,
  json,
  moment,
  real,
  text,
  uuid,
} from '../../../platform/database/column-types';
import type { JobPart } from '../../domain/jobs/job-part';
import type { SpeechJobState } from '../../domain/jobs/speech-job';

export const speechJobSchema = new EntitySchema<SpeechJobState>({
  name: 'SpeechJob',
  tableName: 'speech_jobs',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'speech_jobs_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    status: text(),
    isBatch: bool({ name: 'is_batch' }),
    speaking: json(),
    container: text(),
    chapters: text(),
    subtitles: text({ nullable: true }),
    charCount: integer({ name: 'char_count' }),
    partCount: integer({ name: 'part_count' }),
    doneChars: integer({ name: 'done_chars' }),
    doneParts: integer({ name: 'done_parts' }),
    madeChars: integer({ name: 'made_chars' }),
    fileCount: integer({ name: 'file_count' }),
    durationSec: real({ name: 'duration_sec' }),
    sizeBytes: bigint({ name: 'size_bytes' }),
    expectedBytes: bigint({ name: 'expected_bytes' }),
    audioKey: text({ name: 'audio_key' }),
    callbackUrl: text({ name: 'callback_url', nullable: true }),
    errorCode: text({ name: 'error_code', nullable: true }),
    errorMessage: text({ name: 'error_message', nullable: true }),
    createdAt: moment({ name: 'created_at' }),
    startedAt: moment({ name: 'started_at', nullable: true }),
    finishedAt: moment({ name: 'finished_at', nullable: true }),
    expiresAt: moment({ name: 'expires_at', nullable: true }),
    audioDeletedAt: moment({ name: 'audio_deleted_at', nullable: true }),
    attempts: integer(),
    leaseKey: uuid({ name: 'lease_key', nullable: true }),
    leaseUntil: moment({ name: 'lease_until', nullable: true }),
    servedAt: moment({ name: 'served_at' }),
    retryAt: moment({ name: 'retry_at', nullable: true }),
    waitingSince: moment({ name: 'waiting_since', nullable: true }),
    idempotencyKey: text({ name: 'idempotency_key', nullable: true }),
    idempotencyHash: text({ name: 'idempotency_hash', nullable: true }),
  } satisfies Record<keyof SpeechJobState, unknown>,
  uniques: [
    { name: 'speech_jobs_audio_key', columns: ['audioKey'] },
    { name: 'speech_jobs_idempotency_key', columns: ['accountId', 'idempotencyKey'] },
  ],
  indices: [
    { name: 'speech_jobs_account_idx', columns: ['accountId', 'createdAt'] },
    { name: 'speech_jobs_open_idx', columns: ['servedAt'], where: 'finished_at IS NULL' },
    { name: 'speech_jobs_finished_idx', columns: ['finishedAt'], where: 'finished_at IS NOT NULL' },
    {
      name: 'speech_jobs_expiry_idx',
      columns: ['expiresAt'],
      where: 'expires_at IS NOT NULL AND audio_deleted_at IS NULL',
    },
  ],
  checks: [
    {
      name: 'speech_jobs_status_check',
      expression:
        "status IN ('QUEUED', 'RUNNING', 'SUCCESS', 'FAILED', 'CANCELLED') " +
        "AND (status IN ('QUEUED', 'RUNNING')) = (finished_at IS NULL) " +
        "AND (status = 'FAILED') = (error_code IS NOT NULL) AND (finished_at IS NULL OR lease_key IS NULL)",
    },
    {
      name: 'speech_jobs_progress_check',
      expression:
        'char_count > 0 AND part_count > 0 AND done_parts BETWEEN 0 AND part_count ' +
        'AND made_chars BETWEEN 0 AND done_chars AND done_chars <= char_count',
    },
  ],
  foreignKeys: [
    {
      name: 'speech_jobs_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});

const partColumns = {
  jobId: uuid({ name: 'job_id', primary: true, primaryKeyConstraintName: 'speech_job_parts_pkey' }),
  index: integer({ primary: true, primaryKeyConstraintName: 'speech_job_parts_pkey' }),
  text: text(),
  charCount: integer({ name: 'char_count' }),
  ending: text(),
  title: text({ nullable: true }),
  beginsAtSec: real({ name: 'begins_at_sec', nullable: true }),
  speaking: json({ nullable: true }),
  status: text(),
  audioKey: text({ name: 'audio_key', nullable: true }),
  fileType: text({ name: 'file_type' }),
  storedKey: text({ name: 'stored_key', nullable: true }),
  sizeBytes: bigint({ name: 'size_bytes', nullable: true }),
  durationSec: real({ name: 'duration_sec', nullable: true }),
  crc32: bigint({ nullable: true }),
  cues: json({ nullable: true }),
  end: json({ nullable: true }),
  errorCode: text({ name: 'error_code', nullable: true }),
  errorMessage: text({ name: 'error_message', nullable: true }),
} satisfies Record<keyof JobPart, unknown>;

const UNLISTED: readonly string[] = ['text', 'cues', 'speaking', 'end'];

/**
 * What a `PartSummary` has, as SQL that names it so: TypeORM takes many times as long for the 10,000 rows of a long job.
 * What is whole and longer than 32 bits stays below 2^53, where a double is exact.
 */
export const partSummaryList = Object.entries<EntitySchemaColumnOptions>(partColumns)
  .filter(([property]) => !UNLISTED.includes(property))
  .map(([property, { name = property, type }]) => {
    const value = type === 'bigint' ? `"${name}"::double precision` : `"${name}"`;
    return `${value} AS "${property}"`;
  })
  .join(', ');

/** The same of a single part. */
export const partSummarySelection: FindOptionsSelect<JobPart> = Object.fromEntries(
  Object.keys(partColumns)
    .filter((column) => !UNLISTED.includes(column))
    .map((column) => [column, true]),
);

export const jobPartSchema = new EntitySchema<JobPart>({
  name: 'SpeechJobPart',
  tableName: 'speech_job_parts',
  columns: partColumns,
  uniques: [{ name: 'speech_job_parts_audio_key', columns: ['audioKey'] }],
  indices: [{ name: 'speech_job_parts_stored_idx', columns: ['storedKey'], where: 'stored_key IS NOT NULL' }],
  checks: [
    {
      name: 'speech_job_parts_status_check',
      expression:
        "status IN ('WAITING', 'MADE', 'FAILED') " +
        "AND (status = 'MADE') = (size_bytes IS NOT NULL AND duration_sec IS NOT NULL) " +
        "AND (status = 'FAILED') = (error_code IS NOT NULL)",
    },
  ],
  foreignKeys: [
    {
      name: 'speech_job_parts_job_fkey',
      target: 'SpeechJob',
      columnNames: ['jobId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

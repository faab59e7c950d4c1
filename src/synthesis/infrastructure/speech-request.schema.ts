import { EntitySchema, type FindOptionsSelect } from 'typeorm';
import { bigint, integer, json, moment, real, text, uuid } from '../../platform/database/column-types';
import { audioAttemptSchema } from './audio-attempt.schema';
import { audioUsageSchema } from './audio-usage.schema';
import { jobPartSchema, speechJobSchema } from './jobs/speech-job.schemas';
import type { SpeechRequestState } from '../domain/speech-request';

const columns = {
  id: uuid({ primary: true, primaryKeyConstraintName: 'speech_requests_pkey' }),
  accountId: uuid({ name: 'account_id' }),
  keyId: uuid({ name: 'key_id', nullable: true }),
  number: bigint(),
  inputText: text({ name: 'input_text' }),
  markup: json({ nullable: true }),
  charCount: integer({ name: 'char_count' }),
  speakerId: text({ name: 'speaker_id' }),
  speakerName: text({ name: 'speaker_name' }),
  provider: text(),
  language: text({ nullable: true }),
  speed: real(),
  pitch: real(),
  volume: integer(),
  audioType: text({ name: 'audio_type' }),
  readingOff: json({ name: 'reading_off' }),
  readingChoose: json({ name: 'reading_choose' }),
  dictionaries: json(),
  status: text(),
  errorCode: text({ name: 'error_code', nullable: true }),
  errorMessage: text({ name: 'error_message', nullable: true }),
  retryAfterSec: integer({ name: 'retry_after_sec', nullable: true }),
  audioKey: text({ name: 'audio_key' }),
  storedKey: text({ name: 'stored_key' }),
  contentHash: text({ name: 'content_hash', nullable: true }),
  audioSha256: text({ name: 'audio_sha256', nullable: true }),
  durationSec: real({ name: 'duration_sec', nullable: true }),
  fileSizeBytes: integer({ name: 'file_size_bytes', nullable: true }),
  cues: json({ nullable: true }),
  expectedBytes: integer({ name: 'expected_bytes' }),
  createdAt: moment({ name: 'created_at' }),
  deadlineAt: moment({ name: 'deadline_at' }),
  attempts: integer(),
  leaseUntil: moment({ name: 'lease_until', nullable: true }),
  finishedAt: moment({ name: 'finished_at', nullable: true }),
  expiresAt: moment({ name: 'expires_at', nullable: true }),
  audioDeletedAt: moment({ name: 'audio_deleted_at', nullable: true }),
  removedAt: moment({ name: 'removed_at', nullable: true }),
  idempotencyKey: text({ name: 'idempotency_key', nullable: true }),
  idempotencyHash: text({ name: 'idempotency_hash', nullable: true }),
} satisfies Record<keyof SpeechRequestState, unknown>;

/** What a list needs of each request; its subtitles and markup can be a hundred times as long as the rest. */
export const summaryColumns = (Object.keys(columns) as (keyof SpeechRequestState)[]).filter(
  (column) => column !== 'cues' && column !== 'markup',
);

export const summarySelection: FindOptionsSelect<SpeechRequestState> = Object.fromEntries(
  summaryColumns.map((column) => [column, true]),
);

/** What settling changes. */
export const outcomeColumns = [
  'status',
  'errorCode',
  'errorMessage',
  'retryAfterSec',
  'leaseUntil',
  'contentHash',
  'durationSec',
  'fileSizeBytes',
  'audioSha256',
  'cues',
  'finishedAt',
  'expiresAt',
  'idempotencyKey',
  'idempotencyHash',
] as const satisfies (keyof SpeechRequestState)[];

export const speechRequestSchema = new EntitySchema<SpeechRequestState>({
  name: 'SpeechRequest',
  tableName: 'speech_requests',
  columns,
  uniques: [
    { name: 'speech_requests_number_key', columns: ['accountId', 'number'] },
    { name: 'speech_requests_idempotency_key', columns: ['accountId', 'idempotencyKey'] },
    { name: 'speech_requests_audio_key', columns: ['audioKey'] },
  ],
  indices: [
    { name: 'speech_requests_status_idx', columns: ['accountId', 'status', 'number'] },
    { name: 'speech_requests_speaker_idx', columns: ['accountId', 'speakerId', 'number'] },
    { name: 'speech_requests_key_idx', columns: ['accountId', 'keyId', 'number'] },
    { name: 'speech_requests_day_idx', columns: ['accountId', 'createdAt'] },
    { name: 'speech_requests_pending_idx', columns: ['deadlineAt'], where: "status = 'PENDING'" },
    {
      name: 'speech_requests_finished_idx',
      columns: ['finishedAt', 'createdAt', 'status', 'charCount'],
      where: 'finished_at IS NOT NULL',
    },
    {
      name: 'speech_requests_expiry_idx',
      columns: ['expiresAt'],
      where: 'expires_at IS NOT NULL AND audio_deleted_at IS NULL',
    },
    {
      name: 'speech_requests_content_idx',
      columns: ['contentHash', 'expiresAt'],
      where: 'content_hash IS NOT NULL AND audio_deleted_at IS NULL',
    },
    {
      name: 'speech_requests_stored_idx',
      columns: ['storedKey', 'expiresAt', 'accountId'],
    },
  ],
  checks: [
    { name: 'speech_requests_status_check', expression: "status IN ('PENDING', 'SUCCESS', 'FAILED')" },
    {
      name: 'speech_requests_outcome_check',
      expression:
        "(status = 'PENDING') = (finished_at IS NULL) AND (status = 'FAILED') = (error_code IS NOT NULL) " +
        "AND (status = 'SUCCESS') = (expires_at IS NOT NULL AND duration_sec IS NOT NULL AND file_size_bytes IS NOT NULL)",
    },
    { name: 'speech_requests_lease_check', expression: "status = 'PENDING' OR lease_until IS NULL" },
    { name: 'speech_requests_char_count_check', expression: 'char_count > 0' },
  ],
  foreignKeys: [
    {
      name: 'speech_requests_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});

/** The tables of this module. */
export const synthesisSchemas = [
  speechRequestSchema,
  audioUsageSchema,
  audioAttemptSchema,
  speechJobSchema,
  jobPartSchema,
];

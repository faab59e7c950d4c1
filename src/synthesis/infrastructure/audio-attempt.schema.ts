import { EntitySchema } from 'typeorm';
import { moment, text } from '../../platform/database/column-types';

/** A file that an attempt has stored, or may yet store, and that belongs to no request and no part of a job. */
interface AudioAttempt {
  readonly storedKey: string;
  readonly notedAt: Date;
}

export const audioAttemptSchema = new EntitySchema<AudioAttempt>({
  name: 'AudioAttempt',
  tableName: 'audio_attempts',
  columns: {
    storedKey: text({ name: 'stored_key', primary: true, primaryKeyConstraintName: 'audio_attempts_pkey' }),
    notedAt: moment({ name: 'noted_at' }),
  },
});

import { EntitySchema } from 'typeorm';
import { moment, text } from '../../platform/database/column-types';

/** A file that an attempt was about to store: should it die, nothing else knows of it. Kept until the sweep has been there. */
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

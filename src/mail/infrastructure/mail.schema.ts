import { EntitySchema } from 'typeorm';
import { integer, json, moment, text, uuid } from '../../platform/database/column-types';
import type { MailState } from '../domain/outgoing-mail';

export const mailSchema = new EntitySchema<MailState>({
  name: 'Mail',
  tableName: 'mails',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'mails_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    kind: text(),
    content: json({ nullable: true }),
    status: text(),
    failures: integer(),
    nextAttemptAt: moment({ name: 'next_attempt_at', nullable: true }),
    uselessAt: moment({ name: 'useless_at' }),
    createdAt: moment({ name: 'created_at' }),
  } satisfies Record<keyof MailState, unknown>,
  indices: [
    { name: 'mails_account_idx', columns: ['accountId'] },
    { name: 'mails_due_idx', columns: ['nextAttemptAt'], where: 'next_attempt_at IS NOT NULL' },
    { name: 'mails_age_idx', columns: ['createdAt'] },
  ],
  checks: [
    {
      name: 'mails_status_check',
      expression:
        "status IN ('PENDING', 'SENT', 'FAILED') AND (status = 'PENDING') = (next_attempt_at IS NOT NULL) " +
        "AND (status = 'PENDING') = (content IS NOT NULL)",
    },
  ],
  foreignKeys: [
    {
      name: 'mails_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});

/** The tables of this module. */
export const mailSchemas = [mailSchema];

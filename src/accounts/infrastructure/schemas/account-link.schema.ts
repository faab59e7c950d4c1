import { EntitySchema } from 'typeorm';
import { bytes, moment, text, uuid } from '../../../platform/database/column-types';
import type { AccountLink } from '../../domain/email/account-link';

export const accountLinkSchema = new EntitySchema<AccountLink>({
  name: 'AccountLink',
  tableName: 'account_links',
  columns: {
    hash: bytes({ primary: true, primaryKeyConstraintName: 'account_links_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    purpose: text(),
    email: text(),
    createdAt: moment({ name: 'created_at' }),
    expiresAt: moment({ name: 'expires_at' }),
  } satisfies Record<keyof AccountLink, unknown>,
  indices: [
    { name: 'account_links_account_idx', columns: ['accountId', 'purpose'] },
    { name: 'account_links_expiry_idx', columns: ['expiresAt'] },
  ],
  checks: [
    { name: 'account_links_purpose_check', expression: "purpose IN ('verify-email', 'reset-password')" },
  ],
  foreignKeys: [
    {
      name: 'account_links_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});

import { EntitySchema } from 'typeorm';
import { bool, integer, json, moment, text, uuid } from '../../platform/database/column-types';
import { type Attempt, DELIVERY_STATUSES, type DeliveryState } from '../domain/delivery';
import { DISABLED_REASONS, type WebhookEndpointState } from '../domain/webhook-endpoint';

const oneOf = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;

export const webhookEndpointSchema = new EntitySchema<WebhookEndpointState>({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'webhook_endpoints_pkey' }),
    accountId: uuid({ name: 'account_id' }),
    url: text(),
    events: json(),
    secret: text(),
    formerSecret: text({ name: 'former_secret', nullable: true }),
    formerSecretUntil: moment({ name: 'former_secret_until', nullable: true }),
    enabled: bool(),
    disabledReason: text({ name: 'disabled_reason', nullable: true }),
    disabledAt: moment({ name: 'disabled_at', nullable: true }),
    failingSince: moment({ name: 'failing_since', nullable: true }),
    claimedUntil: moment({ name: 'claimed_until', nullable: true }),
    createdAt: moment({ name: 'created_at' }),
  } satisfies Record<keyof WebhookEndpointState, unknown>,
  indices: [{ name: 'webhook_endpoints_account_idx', columns: ['accountId'] }],
  checks: [
    {
      name: 'webhook_endpoints_disabled_reason_check',
      expression: oneOf('disabled_reason', DISABLED_REASONS),
    },
  ],
  foreignKeys: [
    {
      name: 'webhook_endpoints_account_fkey',
      target: 'Account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
    },
  ],
});

/** JSON has no dates, and attempts of before have no code. */
const attempts = {
  to: (value: readonly Attempt[]) => value,
  from: (value: readonly Attempt[]): Attempt[] =>
    value.map((attempt) => ({ ...attempt, errorCode: attempt.errorCode ?? null, at: new Date(attempt.at) })),
};

export const webhookDeliverySchema = new EntitySchema<DeliveryState>({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  columns: {
    id: uuid({ primary: true, primaryKeyConstraintName: 'webhook_deliveries_pkey' }),
    endpointId: uuid({ name: 'endpoint_id' }),
    type: text(),
    body: text(),
    status: text(),
    failures: integer(),
    attempts: json({ transformer: attempts }),
    nextAttemptAt: moment({ name: 'next_attempt_at', nullable: true }),
    createdAt: moment({ name: 'created_at' }),
  } satisfies Record<keyof DeliveryState, unknown>,
  indices: [
    { name: 'webhook_deliveries_endpoint_idx', columns: ['endpointId', 'createdAt'] },
    {
      name: 'webhook_deliveries_due_idx',
      columns: ['endpointId', 'nextAttemptAt'],
      where: 'next_attempt_at IS NOT NULL',
    },
    { name: 'webhook_deliveries_age_idx', columns: ['createdAt'] },
  ],
  checks: [
    {
      name: 'webhook_deliveries_status_check',
      expression: `${oneOf('status', DELIVERY_STATUSES)} AND (status = 'PENDING') = (next_attempt_at IS NOT NULL)`,
    },
  ],
  foreignKeys: [
    {
      name: 'webhook_deliveries_endpoint_fkey',
      target: 'WebhookEndpoint',
      columnNames: ['endpointId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** The tables of this module. */
export const webhooksSchemas = [webhookEndpointSchema, webhookDeliverySchema];

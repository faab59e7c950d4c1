import type { EntitySchemaColumnOptions } from 'typeorm';

/**
 * The column types of all tables. `pg` hands `bigint` over as text, because it can exceed a JavaScript
 * number; credits and dong stay below 2^53, so they become numbers here and anything larger is an error.
 */
const wholeNumber = {
  to: (value: number | null) => value,
  from: (value: string | null): number | null => {
    if (value === null) return null;
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is not a safe whole number`);
    return number;
  },
};

type Options = Partial<EntitySchemaColumnOptions>;

export const uuid = (options: Options = {}): EntitySchemaColumnOptions => ({ type: 'uuid', ...options });
export const text = (options: Options = {}): EntitySchemaColumnOptions => ({ type: 'text', ...options });
export const bool = (options: Options = {}): EntitySchemaColumnOptions => ({ type: 'boolean', ...options });
export const integer = (options: Options = {}): EntitySchemaColumnOptions => ({
  type: 'integer',
  ...options,
});
export const real = (options: Options = {}): EntitySchemaColumnOptions => ({
  type: 'double precision',
  ...options,
});
export const bytes = (options: Options = {}): EntitySchemaColumnOptions => ({ type: 'bytea', ...options });
export const json = (options: Options = {}): EntitySchemaColumnOptions => ({ type: 'jsonb', ...options });
export const bigint = (options: Options = {}): EntitySchemaColumnOptions => ({
  type: 'bigint',
  transformer: wholeNumber,
  ...options,
});
/** A moment in UTC, to the millisecond that JavaScript and the API have. */
export const moment = (options: Options = {}): EntitySchemaColumnOptions => ({
  type: 'timestamp with time zone',
  precision: 3,
  ...options,
});

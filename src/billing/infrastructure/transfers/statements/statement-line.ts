import { z } from 'zod';
import { InvalidParameters } from '../../../../shared/domain/domain-error';
import type { Announcement } from '../../../application/transfers/payment-gateway';
import { parseBankTime } from '../../../domain/transfers/bank-time';
import type { TransferNotice } from '../../../domain/transfers/transfer-notice';

/** The same limit as a notification has; it keeps references inside an index row. */
const LONGEST_REFERENCE = 200;

/** A rule of a field: the code of its fault, and what the field must be. A field has one fault at most. */
export const rule = (code: string, message: string) => ({ message, params: { code }, abort: true });

/** Any text; empty when there is none. Numbers count as text: an account number may have lost its quotes. */
export const optionalText = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  z.custom<string>(isStorable, rule('IS_STRING', 'must be a text that can be stored')),
);

/** What a needed text breaks that is missing or white space. */
export const NOT_EMPTY = rule('IS_NOT_EMPTY', 'must not be empty');

/** A text with something in it. */
export const text = optionalText.refine((value) => value.trim() !== '', NOT_EMPTY);

/** The bank's reference without white space around it; empty when there is none. */
export const optionalReference = optionalText
  .transform((value) => value.trim())
  .refine(
    (value) => value.length <= LONGEST_REFERENCE,
    rule('MAX_LENGTH', `must have at most ${LONGEST_REFERENCE} characters`),
  );

/** A bank's reference that has to be there. */
export const reference = optionalReference.refine((value) => value !== '', NOT_EMPTY);

/** A whole number as such or in digits, or null when there is none. */
export const optionalWholeNumber = z.preprocess(
  (value) => {
    if (value === undefined || value === '') return null;
    return typeof value === 'string' && /^-?\d{1,16}$/.test(value.trim()) ? Number(value) : value;
  },
  z.custom<number | null>(
    (value) => value === null || Number.isSafeInteger(value),
    rule('IS_INT', 'must be a whole number'),
  ),
);

/** Whole dong other than 0. */
export const amount = optionalWholeNumber
  .refine(Boolean, rule('IS_INT', 'must be a whole number of dong other than 0'))
  .transform(Number);

/**
 * A moment: `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or the same with `T`, in local time of Vietnam, or an ISO
 * 8601 time with its own offset.
 */
export const moment = text
  .transform((value) => momentOf(value.trim()))
  .refine((value) => value !== null, rule('IS_BANK_TIME', 'must be a time of the form YYYY-MM-DD HH:mm:ss'));

/** Which way the money went, in any case; in when nothing is said. */
export const direction = optionalText
  .transform((value) => value.trim().toLowerCase() || 'in')
  .pipe(
    z.custom<'in' | 'out'>(
      (value) => value === 'in' || value === 'out',
      rule('IS_IN', 'must be one of in, out'),
    ),
  );

/** A line of a statement, whose values are texts in CSV and of any type in JSON. */
export const line = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, { error: 'is not an object' });

/**
 * Reads one line of a statement.
 * @param where names the line for the person who has to correct it: `line 3`
 * @throws InvalidParameters naming every faulty field
 */
export function announcement(schema: z.ZodType<TransferNotice>, where: string, raw: unknown): Announcement {
  const read = schema.safeParse(raw);
  if (read.success) return { notice: read.data, raw: raw as object };
  throw new InvalidParameters(
    read.error.issues.map((issue) => {
      const field = issue.path.join('.');
      const code = issue.code === 'custom' ? String(issue.params?.code) : 'NOT_AN_OBJECT';
      return { field, code, message: [`${where}:`, ...issue.path, issue.message].join(' ') };
    }),
  );
}

/** PostgreSQL stores no NUL, and UTF-8 no lone surrogate. */
function isStorable(value: unknown): boolean {
  return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
}

function momentOf(value: string): Date | null {
  const hasOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(value);
  if (!hasOffset)
    return parseBankTime(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value} 00:00:00` : value.replace('T', ' '));
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time;
}

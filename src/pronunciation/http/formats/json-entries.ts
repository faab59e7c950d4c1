import { InvalidParameters } from '../../../shared/domain/domain-error';
import type { GivenEntry } from '../../domain/dictionary-entry';

/**
 * Reads entries from JSON: an array of them, or an object that has it as `entries`.
 * @throws InvalidParameters naming `body` or `entries`
 */
export function entriesOfJson(text: string): GivenEntry[] {
  const body = parsed(text);
  const entries = isObject(body) && Object.keys(body).join() === 'entries' ? body.entries : body;
  if (!Array.isArray(entries))
    throw InvalidParameters.of('entries', 'IS_ARRAY', 'The body must be an array of entries.');
  return givenEntries(entries);
}

/** Entries that a body holds as `entries`. */
export const givenEntries = (entries: readonly unknown[]): GivenEntry[] =>
  entries.map((fields, index) => ({ place: `entries[${index}]`, fields }));

const isObject = (value: unknown): value is { readonly entries?: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw InvalidParameters.of('body', 'MALFORMED_JSON', 'The body is not valid JSON.');
  }
}

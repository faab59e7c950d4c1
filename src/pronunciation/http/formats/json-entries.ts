import { InvalidParameters } from '../../../shared/domain/domain-error';
import { type EntrySteps, type GivenEntry, requireFewEntries } from '../../domain/dictionary-entry';

/**
 * Reads entries from JSON: an array of them, or an object that has it as `entries`.
 * @throws InvalidParameters naming `body` or `entries`
 */
export function* entriesOfJson(text: string): EntrySteps {
  const body = parsed(text);
  const entries = isObject(body) && Object.keys(body).join() === 'entries' ? body.entries : body;
  if (!Array.isArray(entries))
    throw InvalidParameters.of('entries', 'IS_ARRAY', 'The body must be an array of entries.');
  yield* stepsOf(entries);
}

/** Entries that a body holds as `entries`, one in each step. @throws InvalidParameters when there are more than 10,000 */
export function* stepsOf(entries: readonly unknown[]): EntrySteps {
  requireFewEntries(entries.length);
  for (const entry of givenEntries(entries)) yield [entry];
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

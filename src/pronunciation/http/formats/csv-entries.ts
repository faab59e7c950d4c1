import { csvRows, MalformedCsv } from '../../../platform/formats/csv';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import type { DictionaryEntry, EntrySteps, GivenEntry } from '../../domain/dictionary-entry';

const COLUMNS = ['written', 'spoken', 'whole_word', 'case_sensitive', 'language'] as const;

/**
 * Reads entries from comma-separated values (RFC 4180; semicolons where the head line has them), line by line. The
 * head line names the columns, in any order: `written` and `spoken`, and if need be `whole_word`, `case_sensitive` (`true` or
 * `false`) and `language` (`vi` or `en`). An empty field takes its default.
 * @throws InvalidParameters naming `body`, or the line
 */
export function* entriesOfCsv(text: string): EntrySteps {
  let columns: readonly string[] | null = null;
  try {
    for (const { line, values } of csvRows(text)) {
      if (columns) yield [entryOf(columns, `lines[${line}]`, values)];
      columns ??= columnsOf(values);
    }
  } catch (error) {
    if (!(error instanceof MalformedCsv)) throw error;
    throw refused('body', 'MALFORMED_CSV', 'is not comma-separated values (RFC 4180).');
  }
  if (!columns) columnsOf([]);
}

function columnsOf(head: readonly string[]): string[] {
  const columns = head.map((name) => name.trim().toLowerCase());
  for (const name of columns)
    if (!isColumn(name)) throw refused('lines[1]', 'UNKNOWN_COLUMN', `has an unknown column: ${shown(name)}`);
  for (const name of ['written', 'spoken'] as const)
    if (columns.filter((each) => each === name).length !== 1)
      throw refused('lines[1]', 'COLUMNS', `must name the columns, with ${name} once`);
  return columns;
}

function entryOf(columns: readonly string[], place: string, values: readonly string[]): GivenEntry {
  if (values.length !== columns.length)
    throw refused(place, 'COLUMNS', `has ${values.length} fields, and the head line ${columns.length}`);
  const fields = columns.map((name, index): [string, unknown] => [name, valueOf(name, values[index]!)]);
  return { place, fields: Object.fromEntries<unknown>(fields) };
}

/** Writes entries as comma-separated values (RFC 4180), which `entriesOfCsv` reads as the same entries. */
export function csvOfEntries(entries: readonly DictionaryEntry[]): string {
  const rows = entries.map(({ written, spoken, wholeWord, caseSensitive, language }) =>
    [written, spoken, String(wholeWord), String(caseSensitive), language ?? ''].map(quoted).join(','),
  );
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}

const isColumn = (name: string): boolean => COLUMNS.some((column) => column === name);

/** Nothing is left out; a flag becomes one; anything else stays a text, which is refused where it must be a flag. */
function valueOf(column: string, text: string): unknown {
  if (text === '') return undefined;
  if (column !== 'whole_word' && column !== 'case_sensitive') return text;
  const flag = text.trim().toLowerCase();
  return flag === 'true' || flag === 'false' ? flag === 'true' : text;
}

const quoted = (value: string): string => (/[",;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const shown = (text: string): string => JSON.stringify(text.slice(0, 50));

const refused = (field: string, code: string, rest: string): InvalidParameters =>
  InvalidParameters.of(field, code, `${field} ${rest}`);

import { parse } from 'csv-parse/sync';

/** What a field may hold; null is an empty one. */
export type CsvValue = string | number | null;

/** Without it spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\ufeff';

/** A field in quotes; two of them within it stand for one. */
const QUOTED = /"(?:[^"]|"")*"/g;

/** What spreadsheets take for the beginning of a formula, which could send a whole sheet elsewhere. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A line of comma-separated values (RFC 4180), without its end. A text that a spreadsheet would run begins with an
 * apostrophe, which makes it a text there too; null is an empty field.
 */
export const csvLine = (values: readonly CsvValue[]): string => values.map(fieldOf).join(',');

/** A table as a file, one line at a time, each with its end. */
export async function* csvFile(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvValue[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(columns)}\r\n`;
  for await (const row of rows) yield `${csvLine(row)}\r\n`;
}

function fieldOf(value: CsvValue): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of a file, and the number of the line that it begins on, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly values: readonly string[];
}

/**
 * Reads comma-separated values (RFC 4180), with semicolons instead where the head line has them, as
 * spreadsheets write them.
 * @returns the rows, of any length, without those that are empty; null when a quote is not closed, or a quote or a
 *   carriage return without a line feed is inside an unquoted field
 */
export function parseCsv(text: string): CsvRow[] | null {
  const table = tableOf(text);
  if (!table) return null;
  const rows: CsvRow[] = [];
  let line = 1;
  for (const values of table) {
    if (values.some((value) => value !== '')) rows.push({ line, values });
    // Line breaks within a row are part of its values. csv-parse's own count takes a quoted CRLF for two lines.
    line += values.join('').split('\n').length;
  }
  return rows;
}

function tableOf(text: string): string[][] | null {
  if (/\r(?!\n)/.test(text.replaceAll(QUOTED, ''))) return null; // csv-parse would take it for a character
  const [head = ''] = text.split(/\r?\n/, 1);
  const delimiter = head.includes(';') && !head.includes(',') ? ';' : ',';
  try {
    return parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
    });
  } catch {
    return null;
  }
}

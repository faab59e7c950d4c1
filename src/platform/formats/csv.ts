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

/** A quote is not closed, or a quote or a carriage return without a line feed is inside an unquoted field. */
export class MalformedCsv extends Error {}

/**
 * Reads comma-separated values (RFC 4180), with semicolons instead where the head line has them, as
 * spreadsheets write them.
 * @returns the rows, of any length, without those that are empty; null for what `csvRows` refuses
 */
export function parseCsv(text: string): CsvRow[] | null {
  try {
    return [...csvRows(text)];
  } catch (error) {
    if (error instanceof MalformedCsv) return null;
    throw error;
  }
}

/** The same row by row: however long the text is, none takes more than some ms. @throws MalformedCsv */
export function* csvRows(text: string): Generator<CsvRow> {
  const plain = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const [head = ''] = plain.split(/\r?\n/, 1);
  const delimiter = head.includes(';') && !head.includes(',') ? ';' : ',';
  let line = 1;
  for (const block of blocksOf(plain)) {
    for (const values of tableOf(block, delimiter)) {
      if (values.some((value) => value !== '')) yield { line, values };
      // Line breaks within a row are part of its values. csv-parse's own count takes a quoted CRLF for two lines.
      line += values.join('').split('\n').length;
    }
  }
}

/** What is parsed at once, in UTF-16 units, and the longest row besides; no real one has a tenth of it. */
const BLOCK_LENGTH = 2 ** 15;

/** Stretches of whole rows: outside quotes the number of quotes so far is even. */
function* blocksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = endOfBlock(text, start);
    yield text.slice(start, end);
    start = end;
  }
}

function endOfBlock(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (at - start >= BLOCK_LENGTH && !isQuoted && text[at] === '\n') return at + 1;
    else if (at - start >= 2 * BLOCK_LENGTH) throw new MalformedCsv();
  }
  return text.length;
}

function tableOf(text: string, delimiter: string): string[][] {
  if (/\r(?!\n)/.test(text.replaceAll(QUOTED, ''))) throw new MalformedCsv(); // csv-parse would take it for a character
  try {
    return parse(text, { delimiter, record_delimiter: ['\r\n', '\n'], relax_column_count: true });
  } catch {
    throw new MalformedCsv();
  }
}

import { readFile, writeFile } from 'node:fs/promises';
import type { Spread } from './statistics';

/** A table with its columns aligned, as formatters set it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** `1.2 / 1.4 / 1.5`: least, median, greatest. */
export function showSpread({ min, median, max }: Spread, digits = 2): string {
  return [min, median, max].map((value) => value.toFixed(digits)).join(' / ');
}

/**
 * Puts a benchmark's last report between its two markers in a document, in place of the one before.
 * @throws Error when the document has no such markers
 */
export async function writeReport(file: string, benchmark: string, report: string): Promise<void> {
  const document = await readFile(file, 'utf8');
  const [begin, end] = [`<!-- ${benchmark}: begin -->`, `<!-- ${benchmark}: end -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no place for the report of ${benchmark}.`);
  const kept = [document.slice(0, from + begin.length), document.slice(to)];
  await writeFile(file, kept.join(`\n\n${report}\n\n`));
}

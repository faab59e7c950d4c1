/**
 * Reads comma-separated values (RFC 4180): fields in quotes may hold separators, line breaks and doubled
 * quotes. A byte order mark and semicolons instead of commas, as spreadsheets write them, are understood.
 * @returns the rows, blank lines left out; null when a quote is not closed
 */
export function parseCsv(text: string): string[][] | null {
  const body = text.replace(/^\uFEFF/, '');
  const [head = ''] = body.split(/\r?\n/, 1);
  const separator = head.includes(';') && !head.includes(',') ? ';' : ',';
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < body.length || row.length > 0) {
    const match = field.exec(body);
    if (!match) return null;
    const [, quoted, bare = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === separator) continue;
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

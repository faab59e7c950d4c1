import { readFile } from 'node:fs/promises';

/** A line of PostgreSQL's log with its default prefix: time, zone, process and what kind of line. */
const ENTRY = /^\S+ \S+ \S+ \[(\d+)\] (\w+): {2}/;
const STATEMENT = /^(?:statement|execute [^:]*): /;
const PARAMETER = /\$(\d+) = (NULL|'(?:[^']|'')*')/g;

/**
 * Reads the statements out of a log that was written with `log_statement = all`, in their order.
 * @param fromByte where the wanted part begins
 * @returns complete statements: with their parameters as literals
 */
export async function readStatements(file: string, fromByte: number): Promise<string[]> {
  const log = (await readFile(file)).subarray(fromByte).toString();
  const statements: string[] = [];
  for (const { kind, text } of entries(log)) {
    if (kind === 'LOG' && STATEMENT.test(text)) statements.push(text.replace(STATEMENT, ''));
    else if (kind === 'DETAIL') statements.push(withParameters(statements.pop() ?? '', text));
  }
  return statements;
}

/** An entry's further lines begin with a tab. */
function entries(log: string): { kind: string; text: string }[] {
  return log
    .split(/\n(?!\t)/)
    .filter((entry) => ENTRY.test(entry))
    .map((entry) => ({
      kind: ENTRY.exec(entry)![2]!,
      text: entry.replace(ENTRY, '').replaceAll('\n\t', '\n'),
    }));
}

function withParameters(statement: string, detail: string): string {
  const values = new Map([...detail.matchAll(PARAMETER)].map(([, number, value]) => [number, value!]));
  return statement.replace(/\$(\d+)/g, (name, number: string) => asLiteral(values.get(number) ?? name));
}

/** Numbers without quotes, so that PostgreSQL need not guess the type of `-'9'`. */
const asLiteral = (value: string): string => value.replace(/^'(\d{1,9})'$/, '$1');

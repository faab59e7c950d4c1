import { readFile } from 'node:fs/promises';

/** A line of PostgreSQL's log with its default prefix: time, zone, the session's process and what kind of line. */
const ENTRY = /^\S+ \S+ \S+ \[(\d+)\] (\w+): {2}/;
const STATEMENT = /^(?:statement|execute [^:]*): /;
const BEGIN = /^(?:BEGIN|START TRANSACTION)\b/i;
const END = /^(?:COMMIT|ROLLBACK)\b(?! TO\b)/i;
const PARAMETER = /\$(\d+) = (NULL|'(?:[^']|'')*')/g;

/**
 * Reads the statements out of a log that was written with `log_statement = all`, so that one session can send them: in
 * the order in which they began, and each transaction in one piece, whatever other sessions did meanwhile.
 * @param fromByte where the wanted part begins
 * @returns complete statements: with their parameters as literals
 */
export async function readStatements(file: string, fromByte: number): Promise<string[]> {
  const log = (await readFile(file)).subarray(fromByte).toString();
  const pieces: string[][] = [];
  /** The pieces to which sessions add: a transaction that is open, else their last statement. */
  const last = new Map<string, string[]>();
  for (const { session, kind, text } of entries(log)) {
    const piece = last.get(session);
    if (kind === 'DETAIL') piece?.push(withParameters(piece.pop()!, text));
    if (kind !== 'LOG' || !STATEMENT.test(text)) continue;
    const statement = text.replace(STATEMENT, '');
    if (piece && isOpen(piece)) {
      piece.push(statement);
    } else {
      const begun = [statement];
      pieces.push(begun);
      last.set(session, begun);
    }
  }
  return pieces.flat();
}

const isOpen = (piece: readonly string[]): boolean => BEGIN.test(piece[0]!) && !END.test(piece.at(-1)!);

/** An entry's further lines begin with a tab. */
function entries(log: string): { session: string; kind: string; text: string }[] {
  return log
    .split(/\n(?!\t)/)
    .filter((entry) => ENTRY.test(entry))
    .map((entry) => ({
      session: ENTRY.exec(entry)![1]!,
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

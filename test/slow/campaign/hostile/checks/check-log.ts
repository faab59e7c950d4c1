import type { Breach } from './breach';

interface Line {
  readonly level?: string;
  readonly msg?: string;
  readonly request_id?: string;
  readonly err?: { readonly type?: string; readonly message?: string };
}

const GREETING = /^(|Loa listens on .*| {2}(account page|try the API|a key without it):.*)$/;

/**
 * Everything that is wrong with what the service has written: secrets, errors that no answer tells of, and
 * lines that are no log lines.
 * @param secrets by name
 * @param failed ids of the requests that were answered 5xx, whose errors are known
 */
export function checkLog(
  lines: readonly string[],
  secrets: ReadonlyMap<string, string>,
  failed: ReadonlySet<string>,
): Breach[] {
  const shown = [...secrets].flatMap(([name, secret]) => {
    const line = lines.find((each) => each.includes(secret));
    return line === undefined ? [] : [`${name} in: ${line.replaceAll(secret, '[…]').slice(0, 300)}`];
  });
  const said = lines.flatMap((line) => complaintIn(line, failed) ?? []);
  return [...shown, ...countedOnce(said)].map((detail) => ({ rule: 'log', detail }));
}

function complaintIn(line: string, failed: ReadonlySet<string>): string | null {
  const { level, msg = '', request_id, err } = read(line);
  if (level === undefined) return GREETING.test(line) ? null : `no log line: ${line.slice(0, 200)}`;
  if (level !== 'error' && level !== 'fatal') return null;
  if (request_id !== undefined && failed.has(request_id)) return null;
  return `${level}: ${msg}${err ? ` (${err.type}: ${err.message?.slice(0, 120)})` : ''}`;
}

function read(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return {};
  }
}

function countedOnce(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${text}, ${count} times` : text));
}

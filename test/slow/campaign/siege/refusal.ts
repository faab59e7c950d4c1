import type { Answer } from './caller';

/** Statuses that have to say when to come back. */
const COME_BACK = new Set([429, 503]);

/** @returns what is wrong with an answer, whatever it was asked, or null: a refusal has the envelope, and no 5xx but 503 */
export function faultOf({ status, headers, body }: Answer): string | null {
  if (status < 400) return null;
  const code = codeIn(body.toString());
  if (status >= 500 && status !== 503) return `${status} ${code ?? 'without an envelope'}`;
  if (COME_BACK.has(status) && !/^\d+$/.test(headers['retry-after'] ?? ''))
    return `${status} without Retry-After`;
  return code === null ? `${status} without an envelope` : null;
}

function codeIn(text: string): string | null {
  try {
    const { status, code } = JSON.parse(text) as { status?: unknown; code?: unknown };
    return status === 0 && typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}

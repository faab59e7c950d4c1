import { createHash } from 'node:crypto';
import type { Answer } from '../answers';
import type { HostileRequest } from '../request';
import type { Breach } from './breach';

/** What each Idempotency-Key has brought: with it, one route of one account does one thing, and once. */
export class Replays {
  private readonly kept = new Map<string, { readonly body: string; readonly promised: string }>();

  /** @returns how a success contradicts what the same key brought before, or null */
  check(request: HostileRequest, answer: Answer | undefined): Breach | null {
    const key = request.headers.find(([name]) => name === 'Idempotency-Key')?.[1];
    const promised = answer?.status === 200 ? promiseIn(answer.body.toString()) : null;
    if (!key || promised === null) return null;
    const place = `${request.route} ${key}`;
    const body = createHash('sha256')
      .update(request.body ?? '')
      .digest('hex');
    const before = this.kept.get(place);
    if (!before) this.kept.set(place, { body, promised });
    if (!before || (before.body === body && before.promised === promised)) return null;
    const detail =
      before.body === body ? 'the same call brought something else' : 'another call had this key';
    return { rule: 'replayed', detail };
  }
}

/** The request or the order that an answer tells of. */
function promiseIn(text: string): string | null {
  return /"(?:request_id|order_code)":"([^"]+)"/.exec(text)?.[1] ?? null;
}

import type { Journal, Speech } from '../journal';
import type { Files, Records, RequestRow } from './evidence';
import { groupBy } from './group-by';

/** Every SUCCESS that was promised is there, charged once, with its file; what failed has cost nothing. */
export function* checkSpeeches(journal: Journal, records: Records, files: Files): Generator<string> {
  const byId = new Map(records.requests.map((request) => [request.id, request]));
  const byKey = groupBy(records.requests, ({ idempotencyKey }) => idempotencyKey);
  for (const speech of journal.speeches) {
    yield* checkAnswers(speech, byId, files);
    yield* checkKey(speech, byKey.get(speech.idempotencyKey) ?? []);
  }
  const keys = new Set(journal.speeches.map(({ idempotencyKey }) => idempotencyKey));
  for (const { id, status, idempotencyKey, charCount, charged } of records.requests) {
    if (status === 'PENDING') yield `stuck: request ${id} is still PENDING`;
    if (status !== 'SUCCESS' && charged !== 0)
      yield `doubled: request ${id} is ${status} and cost ${charged}`;
    if (status === 'SUCCESS' && charged !== charCount)
      yield `changed: request ${id} of ${charCount} characters cost ${charged}`;
    if (status === 'SUCCESS' && !keys.has(idempotencyKey ?? ''))
      yield `doubled: nobody asked for request ${id}`;
  }
}

function* checkAnswers(
  { customer, answers }: Speech,
  byId: ReadonlyMap<string, RequestRow>,
  files: Files,
): Generator<string> {
  for (const { requestId, audioPath, fileSizeBytes, charCount } of answers) {
    const request = byId.get(requestId);
    if (!request) yield `lost: request ${requestId} was promised and is not there`;
    else if (request.accountId !== customer.accountId || request.charCount !== charCount)
      yield `changed: request ${requestId} is not as it was promised`;
    else if (request.status !== 'SUCCESS')
      yield `lost: request ${requestId} was promised and is ${request.status}`;
    if (files.get(audioPath) !== fileSizeBytes)
      yield `lost: the file of request ${requestId} has ${files.get(audioPath)} bytes, not ${fileSizeBytes}`;
  }
}

function* checkKey(
  { idempotencyKey, answers, refusals, unknown }: Speech,
  rows: readonly RequestRow[],
): Generator<string> {
  const ids = new Set(answers.map(({ requestId }) => requestId));
  if (ids.size > 1 || rows.length > 1)
    yield `doubled: ${idempotencyKey} was spoken as ${[...ids].join(', ')}`;
  if (ids.size === 0 && refusals.length === 0)
    yield `stuck: nobody knows what became of the call ${idempotencyKey}`;
  // Of a call whose answer was lost, the SUCCESS may be one that nobody was told of.
  const wasCharged = rows.some(({ status }) => status === 'SUCCESS');
  if (ids.size === 0 && unknown === 0 && wasCharged)
    yield `doubled: ${idempotencyKey} was refused, and charged`;
}

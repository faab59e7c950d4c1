import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { checkIdempotencyKey } from '../../shared/application/idempotency-key';
import { IdempotencyKeyReused } from '../../shared/domain/idempotency.errors';
import type { SpeechRequestSummary } from '../domain/speech-request';
import { IdempotencyInProgress } from '../domain/synthesis.errors';
import { SpeechRequestsRepository } from './ports/speech-requests.repository';
import type { AskedSpeech } from './synthesis-spec';

/** A caller's key against doing the same twice, and what it was sent with. */
export interface IdempotencyKey {
  readonly value: string;
  /** Of the spec: a repeated key must come with the same. */
  readonly fingerprint: string;
}

/**
 * @param value null for a call without a key
 * @throws InvalidParameters unless the key is 1 to 128 visible ASCII characters
 */
export function idempotencyKey(value: string | null, spec: AskedSpeech): IdempotencyKey | null {
  return value === null ? null : { value: checkIdempotencyKey(value), fingerprint: fingerprint(spec) };
}

/** Finds the request whose result answers a repeated call. */
@Injectable()
export class FindEarlierRequest {
  constructor(private readonly requests: SpeechRequestsRepository) {}

  /**
   * A failed request gives its key back: a repeat of it is a new attempt.
   * @returns the earlier request, SUCCESS; null when the call is the first with its key, or has none
   * @throws IdempotencyKeyReused when the key came with something else
   * @throws IdempotencyInProgress when the earlier request is not finished
   */
  async execute(accountId: string, key: IdempotencyKey | null): Promise<SpeechRequestSummary | null> {
    const earlier = key && (await this.requests.findByIdempotencyKey(accountId, key.value));
    if (!earlier) return null;
    if (earlier.idempotencyHash !== key.fingerprint) throw new IdempotencyKeyReused();
    if (earlier.status === 'PENDING') throw new IdempotencyInProgress();
    return earlier;
  }
}

/**
 * Two bodies with one meaning (a default spelled out, another line end) have the same. Dictionaries count as they were
 * named: a repeat gets the first result also after they have changed, or are deleted.
 */
export function fingerprint(spec: AskedSpeech): string {
  const { text, voiced, voice, settings, audioType, readingOff, readingChoose, dictionaries } = spec;
  const { speed, pitch, volume } = settings;
  const named = dictionaries?.map(({ id, version = null }) => [id, version]);
  // What came later is left out where it is not given: keys from before stay good.
  const facts = [
    ...[text.text, voice.speakerId, speed, pitch, volume, audioType, readingOff],
    ...(voice.speaking ? [voice.speaking] : []),
    ...(named ? [{ dictionaries: named }] : []),
    ...(voiced ? [{ ssml: voiced.marked.document }] : []),
    ...(readingChoose.length > 0 ? [{ choose: readingChoose }] : []),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

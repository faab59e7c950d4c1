import { Injectable } from '@nestjs/common';
import type { SpeechRequestSummary } from '../../domain/speech-request';
import { RequestNotFound } from '../../domain/synthesis.errors';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';

/** RFC 9562 section 4. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds one of an account's own requests. */
@Injectable()
export class FindRequest {
  constructor(private readonly requests: SpeechRequestsRepository) {}

  /** @throws RequestNotFound for an unknown id, one of another account, and one that cannot be an id */
  async execute(accountId: string, requestId: string): Promise<SpeechRequestSummary> {
    const request = UUID.test(requestId) ? await this.requests.find(accountId, requestId) : null;
    if (!request) throw new RequestNotFound();
    return request;
  }
}

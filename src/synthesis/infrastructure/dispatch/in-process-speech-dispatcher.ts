import { Injectable } from '@nestjs/common';
import { SynthesisFailed } from '../../../speech';
import { SpeechDispatcher } from '../../application/ports/speech-dispatcher';
import { SpeechRequestsRepository } from '../../application/ports/speech-requests.repository';
import { ProcessRequest } from '../../application/process-request';
import type { PreparedSpeech } from '../../application/synthesis-spec';
import { endOf, type SpeechRequest, type SpeechRequestSummary } from '../../domain/speech-request';

/** Processes a request at once, in this process. */
@Injectable()
export class InProcessSpeechDispatcher extends SpeechDispatcher {
  readonly speaksHere = true;

  constructor(
    private readonly processRequest: ProcessRequest,
    private readonly requests: SpeechRequestsRepository,
  ) {
    super();
  }

  async dispatch(request: SpeechRequest, prepared: PreparedSpeech): Promise<SpeechRequestSummary> {
    const settled = await this.processRequest.complete(request, prepared);
    if (settled) return settled;
    const { accountId, id } = request.toState();
    const row = await this.requests.find(accountId, id);
    const ended = row && endOf(row);
    if (ended) return ended;
    throw new SynthesisFailed('it was interrupted');
  }
}

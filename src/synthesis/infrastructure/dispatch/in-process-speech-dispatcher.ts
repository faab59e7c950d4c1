import { Injectable } from '@nestjs/common';
import { ProduceSpeech } from '../../application/produce-speech';
import type { PreparedSpeech } from '../../application/synthesis-spec';
import { SpeechDispatcher } from '../../application/ports/speech-dispatcher';
import { SpeechRequestsRepository } from '../../application/ports/speech-requests.repository';
import { SynthesisFailed } from '../../../speech';
import { endOf, type SpeechRequest, type SpeechRequestSummary } from '../../domain/speech-request';

/** Speaks at once, in this process. No lease is needed: nobody else is told of the request. */
@Injectable()
export class InProcessSpeechDispatcher extends SpeechDispatcher {
  constructor(
    private readonly production: ProduceSpeech,
    private readonly requests: SpeechRequestsRepository,
  ) {
    super();
  }

  async dispatch(request: SpeechRequest, prepared: PreparedSpeech): Promise<SpeechRequestSummary> {
    const settled = await this.production.execute(request, () => prepared);
    if (settled) return settled;
    const { accountId, id } = request.toState();
    const row = await this.requests.find(accountId, id);
    const ended = row && endOf(row);
    if (ended) return ended;
    throw new SynthesisFailed('it was interrupted');
  }
}

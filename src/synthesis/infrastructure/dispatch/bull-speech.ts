import type { ProcessRole } from '../../../config/process-role';
import { bullQueue, type QueueParts } from '../../../platform/queue/bull-queue';
import { SpeechDispatcher } from '../../application/ports/speech-dispatcher';
import { BullSpeechDispatcher } from './bull-speech-dispatcher';
import { SpeechProcessor } from './speech-processor';
import { SPEECH_JOBS, SPEECH_QUEUE } from './speech-queue';

/** Has requests processed through Bull: the API gives them to workers, and workers process them. */
export const bullSpeech = (redisUrl: string, role: ProcessRole): QueueParts => ({
  imports: [bullQueue(SPEECH_QUEUE, redisUrl, SPEECH_JOBS)],
  providers: [
    role === 'api' ? { provide: SpeechDispatcher, useClass: BullSpeechDispatcher } : SpeechProcessor,
  ],
});

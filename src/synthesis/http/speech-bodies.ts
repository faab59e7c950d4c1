import { Injectable } from '@nestjs/common';
import { CpuBudgets } from '../../platform/admission/cpu-budgets';
import type { SpeechParameters } from '../application/synthesis-spec';
import type { SpeechRequestBody } from './speech.dto';
import { readSsml } from './ssml/read-ssml';

/** Turns bodies into what they ask for. A document of SSML takes of the account's reading time, whatever it is read for. */
@Injectable()
export class SpeechBodies {
  constructor(private readonly cpuBudgets: CpuBudgets) {}

  /**
   * @throws InvalidParameters naming `input_text` for a document of SSML that is not supported
   * @throws RateLimitExceeded when the account has had enough read
   */
  async read(accountId: string, body: SpeechRequestBody): Promise<SpeechParameters> {
    if (body.input_type !== 'ssml') return parametersOf(body);
    return this.cpuBudgets.spend('quote', accountId, 0, (took) => {
      const begunAt = performance.now();
      try {
        return Promise.resolve(parametersOf(body));
      } finally {
        took(performance.now() - begunAt);
      }
    });
  }
}

/**
 * What a body asks for, in the words of the use cases.
 * @throws InvalidParameters naming `input_text` for a document of SSML that is not supported
 */
export function parametersOf({
  input_text,
  input_type,
  speaker_id,
  audio_type,
  reading,
  ...settings
}: SpeechRequestBody): SpeechParameters {
  return {
    ...settings,
    inputText: input_text,
    ...(input_type === 'ssml' && { marked: readSsml(input_text) }),
    speakerId: speaker_id,
    audioType: audio_type,
    readingOff: reading?.off,
    readingChoose: reading?.choose,
  };
}

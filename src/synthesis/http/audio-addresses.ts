import type { SpeechRequestSummary } from '../domain/speech-request';

/** Knows under which address an audio file is reached from outside. */
export class AudioAddresses {
  /** @param publicBaseUrl without a slash at its end */
  constructor(private readonly publicBaseUrl: string) {}

  urlOf({ audioKey, audioType }: Pick<SpeechRequestSummary, 'audioKey' | 'audioType'>): string {
    return `${this.publicBaseUrl}/audio/${audioKey}.${audioType}`;
  }
}

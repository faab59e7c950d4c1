import { audioPath, type SpeechRequestSummary } from '../domain/speech-request';

/** Knows under which address an audio file is reached from outside. */
export class AudioAddresses {
  /** @param publicBaseUrl without a slash at its end */
  constructor(private readonly publicBaseUrl: string) {}

  urlOf(request: Pick<SpeechRequestSummary, 'audioKey' | 'audioType'>): string {
    return this.of(audioPath(request));
  }

  /** @param path begins with a slash */
  of(path: string): string {
    return this.publicBaseUrl + path;
  }
}

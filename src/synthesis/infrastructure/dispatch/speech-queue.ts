export const SPEECH_QUEUE = 'speech';

/** The row tells the rest. */
export interface SpeechJob {
  readonly requestId: string;
}

/** No attempts of Bull's own: whoever waits for the request adds its job again as long as it is PENDING. */
export const SPEECH_JOBS = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;

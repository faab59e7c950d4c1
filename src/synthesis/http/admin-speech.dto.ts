/** An engine of this process. */
export class EngineDto {
  /** Name of the engine. */
  provider: string;
  /** Whether it is up; one that is not is tried again by itself, and its voices answer 503 meanwhile. */
  available: boolean;
  /** Voices that it offers. */
  voices: number;
}

/** The requests that are not finished, whichever process works on them. */
export class SpeechBacklogDto {
  /** Requests that are not finished. */
  pending: number;
  /** Those of them past their deadline; they fail within seconds, unless nothing sweeps. */
  overdue: number;
  /** When the oldest of them was made (ISO 8601, UTC); null when there is none. */
  oldest_created_at: string | null;
}

/** Whether speech is made as it should be. */
export class SpeechHealthResult {
  /** The engines of the process that answers. */
  engines: EngineDto[];
  /** The requests that are not finished. */
  backlog: SpeechBacklogDto;
}

/** Speech that ended in some days. */
export class SpeechFiguresDto {
  /** Requests that ended, long jobs aside. */
  requests: number;
  /** Those of them that failed, and cost nothing. */
  failed: number;
  /** Seconds within which 95 of 100 successful requests were ready; null where none was. */
  p95_sec: number | null;
  /** Credits that were charged, long jobs included. */
  credits: number;
}

/** Speech of the last days; they begin at midnight in Vietnam. */
export class RecentSpeechResult {
  /** What ended today. */
  today: SpeechFiguresDto;
  /** What ended today and on the six days before. */
  last_7_days: SpeechFiguresDto;
  /** What ended today and on the 29 days before. */
  last_30_days: SpeechFiguresDto;
}

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

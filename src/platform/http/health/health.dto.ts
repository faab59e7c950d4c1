/** The process is alive. */
export class HealthResult {
  /** Always true: a dead process does not answer. */
  alive: true;
}

/** What the service depends on, and how it is. */
export class ReadinessResult {
  /** The database takes changes and its schema is up to date. */
  database: 'ok';
  /** Redis: when it is away the service goes on without it, slower to settle. */
  redis: 'ok' | 'degraded' | 'not configured';
  /** Room on the disks of audio and embedded database: when it is low, speech answers 503 and money goes on. */
  disk: 'ok' | 'low';
}

import { runCommand } from '../../test/harness/commands/run-command';
import { Service } from '../../test/harness/service';
import { type Answer, HttpCaller } from './http-caller';

/** More credits than any benchmark spends. */
const CREDITS = 900_000_000;

/** Of the service's log, shown when it fails. */
const LOG_LINES = 5;

export interface SpeechBody {
  readonly input_text: string;
  readonly speaker_id?: string;
  readonly speed?: number;
  readonly audio_type?: string;
}

interface Envelope {
  readonly code?: string;
  readonly result: Record<string, unknown> & { audio_url: string };
}

/**
 * The built service as its users have it: a process of its own with the embedded database, reached over
 * HTTP with an API key. Only the rate limits are lifted. By default it speaks with the engine that needs
 * only npm, whatever libraries the machine has.
 */
export class Loa {
  /** By their settings, the services that sections share; null while each section has its own. */
  private static shared: Map<string, Loa> | null = null;

  private constructor(
    private readonly service: Service,
    private readonly caller: HttpCaller,
  ) {}

  /**
   * Does a piece of work during which services with the same settings are shared: for a quick run, which spends
   * most of its time on starts.
   */
  static async sharedDuring<Result>(work: () => Promise<Result>): Promise<Result> {
    const services = (Loa.shared = new Map<string, Loa>());
    try {
      return await work();
    } finally {
      Loa.shared = null;
      for (const loa of services.values()) await loa.stop();
    }
  }

  static async start(variables: Record<string, string> = {}): Promise<Loa> {
    const settings = JSON.stringify(variables);
    const loa = Loa.shared?.get(settings) ?? (await Loa.startOwn(variables));
    Loa.shared?.set(settings, loa);
    return loa;
  }

  private static async startOwn(variables: Record<string, string>): Promise<Loa> {
    const service = await Service.start({
      embeddedDatabase: !Loa.sharesTestDatabase,
      variables: { LOG_LEVEL: 'warn', RATE_LIMIT_ENABLED: 'false', ESPEAK: 'builtin', ...variables },
    });
    try {
      const authorization = `Bearer ${await openAccount(service)}`;
      return new Loa(service, new HttpCaller(service.baseUrl, { authorization }));
    } catch (error) {
      await service.stop();
      throw error;
    }
  }

  /** A quick run that a test has begun makes no PostgreSQL for each service: the test's is there. */
  private static get sharesTestDatabase(): boolean {
    return Loa.shared !== null && process.env.TEST_DATABASE_TEMPLATE !== undefined;
  }

  get pid(): number {
    return this.service.pid;
  }

  /**
   * Has a text spoken and fetches the file, as a caller does who wants the audio.
   * @throws Error unless both are answered 200
   */
  async speak(body: SpeechBody): Promise<Buffer> {
    const spoken = await this.call('POST', '/api/v1/tts', body);
    const envelope = JSON.parse(spoken.body.toString()) as Envelope;
    if (spoken.status !== 200) {
      const log = this.service.output.slice(-LOG_LINES).join('\n');
      throw new Error(`POST /api/v1/tts: ${spoken.status} ${envelope.code}; its log ends:\n${log}`);
    }
    const audio = await this.call('GET', new URL(envelope.result.audio_url).pathname);
    if (audio.status !== 200) throw new Error(`GET audio: ${audio.status}`);
    return audio.body;
  }

  /**
   * What a stream sends, as it comes.
   * @throws Error unless it is answered 200, and when it is cut off
   */
  stream(body: SpeechBody): AsyncIterable<Buffer> {
    return this.caller.stream('/api/v1/tts/stream', body);
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.caller.call(method, path, body);
  }

  /** A shared service goes on. */
  async stop(): Promise<void> {
    if (Loa.shared) return;
    this.caller.close();
    await this.service.stop();
  }
}

async function openAccount(service: Service): Promise<string> {
  const command = ['account:create', '--email', 'bench@example.com', '--credits', String(CREDITS)];
  const { code, stdout, stderr } = await runCommand(service, ...command);
  if (code !== 0) throw new Error(`No account could be opened:\n${stderr}`);
  return stdout.trim();
}

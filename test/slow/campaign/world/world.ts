import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { ESPEAK_SAMPLE_RATE, ESPEAK_VOICES } from '../../../../src/speech/engines/espeak/espeak-speakers';
import { ensureBuilt } from '../../../harness/built-app';
import { freePort } from '../../../harness/free-port';
import { startRedis, type TestRedis } from '../../../harness/servers/redis';
import { SpeechServer } from '../../../harness/servers/speech-server';
import { TcpProxy } from '../../../harness/servers/tcp-proxy';
import { type AudioDisk, prepareAudioDisk } from './audio-disk';
import { Database } from './database';
import { Member, type Role } from './member';

const SIGNUP_CREDITS = 100_000;

type Note = (event: string, facts: object) => void;

/** The network before what all processes share. */
export interface Network {
  readonly postgres: TcpProxy;
  readonly redis: TcpProxy;
  readonly engine: TcpProxy;
}

/** Two API processes, two workers, and all that they need, on this machine and for this campaign alone. */
export class World {
  /** What went wrong without a fault that explains it. */
  readonly complaints: string[] = [];
  readonly members: Member[] = [];
  readonly apiUrls: string[] = [];
  /** Of the API processes, in the same order. */
  readonly metricsUrls: string[] = [];
  /** Speakers to ask for: three in four calls go to the engine inside the service. */
  readonly voices = [
    ...ESPEAK_VOICES.slice(0, 3).map(({ speakerId }) => speakerId),
    `server-${SERVER_VOICE}`,
  ];

  private constructor(
    private readonly folder: string,
    readonly database: Database,
    readonly redis: TestRedis,
    readonly engine: SpeechServer,
    readonly disk: AudioDisk,
    readonly network: Network,
    private readonly note: Note,
  ) {}

  /** @param note hears what the processes do */
  static async create(note: Note): Promise<World> {
    await ensureBuilt(); // the speech server's engine too is a built one
    const folder = await mkdtemp(path.join(tmpdir(), 'loa-campaign-'));
    const [database, redis, engine, disk] = await Promise.all([
      Database.start(path.join(folder, 'database')),
      startRedis(),
      SpeechServer.start(),
      prepareAudioDisk(path.join(folder, 'audio')),
    ]);
    const world = new World(
      folder,
      database,
      redis,
      engine,
      disk,
      {
        postgres: await TcpProxy.before(database.url),
        redis: await TcpProxy.before(redis.url),
        engine: await TcpProxy.before(engine.url),
      },
      note,
    );
    await world.startMembers();
    return world;
  }

  get dataDir(): string {
    return this.folder;
  }

  member(name: string): Member {
    return this.members.find((member) => member.name === name)!;
  }

  /** Forgets everything in Redis, waiting and running jobs included. */
  async flushRedis(): Promise<void> {
    const client = new Redis(this.redis.url, { lazyConnect: true, retryStrategy: () => null });
    await client.connect();
    await client.flushall();
    client.disconnect();
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map((member) => member.stop()));
    await Promise.all(Object.values(this.network).map((proxy: TcpProxy) => proxy.close()));
    await Promise.all([this.engine.close(), this.redis.stop(), this.database.stop(), this.disk.remove()]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async startMembers(): Promise<void> {
    for (const name of ['api-1', 'api-2', 'worker-1', 'worker-2'])
      this.members.push(await this.createMember(name));
    const [first, ...others] = this.members;
    await first!.start(); // brings the schema
    await Promise.all(others.map((member) => member.start()));
  }

  private async createMember(name: string): Promise<Member> {
    const role = name.startsWith('api') ? 'api' : 'worker';
    const [port, metricsPort] = [String(await freePort()), String(await freePort())];
    if (role === 'api') {
      this.apiUrls.push(`http://127.0.0.1:${port}`);
      this.metricsUrls.push(`http://127.0.0.1:${metricsPort}/metrics`);
    }
    return new Member({
      ...{ name, role },
      continues: { databaseUrl: through(this.network.postgres, this.database.url), dataDir: this.folder },
      variables: { ...this.settings(), PORT: port, METRICS_PORT: metricsPort },
      passedPoints: this.passedPoints(role),
      note: this.note,
      complain: (complaint) => this.complaints.push(complaint),
    });
  }

  /** @returns the names of the crash points that processes of this role have come to */
  async pointsPassed(role: Role): Promise<ReadonlySet<string>> {
    return new Set((await readFile(this.passedPoints(role), 'utf8')).trim().split('\n'));
  }

  private passedPoints(role: Role): string {
    return path.join(this.folder, `crash-points.${role}`);
  }

  private settings(): Record<string, string> {
    return {
      REDIS_URL: through(this.network.redis, this.redis.url),
      SPEECH_SERVER_URL: through(this.network.engine, this.engine.url),
      SPEECH_SERVER_VOICES: `${SERVER_VOICE}:vi:north:female:${ESPEAK_SAMPLE_RATE}`,
      SPEECH_SERVER_LICENCE: 'CC0-1.0',
      SPEECH_SERVER_TIMEOUT_SEC: '5',
      SIGNUP_CREDITS: String(SIGNUP_CREDITS),
      // The disk of the audio is small, and is to fill up.
      ...{ DISK_FLOOR_MB: '0', AUDIO_LIMIT_MB: '1000000' },
    };
  }
}

/** The speech server speaks under the names of the built-in voices. */
const SERVER_VOICE = ESPEAK_VOICES[0]!.speakerId;

/** The address of a server, by way of the proxy before it. */
function through(proxy: TcpProxy, address: string): string {
  const url = new URL(address);
  url.port = new URL(proxy.url).port;
  return url.href;
}

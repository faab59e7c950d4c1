import { resolve } from 'node:path';
import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type Provider,
} from '@nestjs/common';
import { modelDirs } from '../config/model-dirs';
import type { Settings } from '../config/settings';
import { AppLogger } from '../platform/logging/logger';
import { codeDigest } from './code-digest';
import { Speakers } from './domain/speakers';
import { OfferedEngines } from './engines/choose-engines';
import { EngineAvailability } from './engines/engine-availability';
import { EngineLog } from './engines/engine-log';
import { EngineRegistry } from './engines/engine-registry';
import { LiveEngines } from './engines/live-engines';
import { openEngines } from './engines/open-engines';
import { ModelWatch } from './engines/sherpa/model/model-watch';
import { watchSpeechServer } from './engines/speech-server/open-speech-server';
import type { ServerWatch } from './engines/speech-server/server-watch';
import { VoicePreviews } from './previews/voice-previews';
import { PooledTextReader } from './reading/pooled-text-reader';
import { TextReader } from './reading/text-reader';
import { PooledSpeechRenderer } from './rendering/pooled-speech-renderer';
import { PooledSpeechStreamer } from './rendering/pooled-speech-streamer';
import { RightOfWay } from './rendering/right-of-way';
import { SpeechRenderer } from './rendering/speech-renderer';
import { SpeechStreamer } from './rendering/speech-streamer';
import { SoundVersions } from './sound-versions';
import { SpeechGauges } from './speech-gauges';
import { returnLargeBuffers } from './workers/return-large-buffers';
import { WorkerPool } from './workers/worker-pool';

/** Follows the list of a speech server's voices; null where there is none. */
const SERVER_WATCH = 'SERVER_WATCH';

type Rendering = ConstructorParameters<typeof PooledSpeechRenderer>;
const RENDERING = [EngineRegistry, WorkerPool, RightOfWay];

const renderers: Provider[] = [
  {
    provide: RightOfWay,
    useFactory: ({ threads }: WorkerPool) => new RightOfWay(threads),
    inject: [WorkerPool],
  },
  {
    provide: SpeechRenderer,
    useFactory: (...given: Rendering) => new PooledSpeechRenderer(...given),
    inject: RENDERING,
  },
  {
    provide: SpeechStreamer,
    useFactory: (...given: Rendering) => new PooledSpeechStreamer(...given),
    inject: RENDERING,
  },
];

/** From written text to finished audio files: the engines, the voices on offer and the worker threads. */
@Module({})
export class SpeechModule implements OnApplicationBootstrap {
  constructor(
    private readonly engines: EngineRegistry,
    private readonly pool: WorkerPool,
    private readonly models: ModelWatch,
    @Inject(SERVER_WATCH) private readonly server: ServerWatch | null,
  ) {}

  static with(settings: Settings): DynamicModule {
    return {
      module: SpeechModule,
      providers: [
        { provide: WorkerPool, useFactory: openPool },
        {
          provide: OfferedEngines,
          useFactory: (pool: WorkerPool, logger: AppLogger) => openEngines({ settings, pool, logger }),
          inject: [WorkerPool, AppLogger],
        },
        {
          provide: EngineRegistry,
          useFactory: ({ engines }: OfferedEngines, logger: AppLogger) =>
            new EngineRegistry(engines, new EngineLog(logger)),
          inject: [OfferedEngines, AppLogger],
        },
        { provide: EngineAvailability, useExisting: EngineRegistry },
        {
          provide: SoundVersions,
          useFactory: (engines: EngineRegistry) =>
            new SoundVersions(codeDigest(), (provider) => engines.versionOf(provider)),
          inject: [EngineRegistry],
        },
        {
          provide: Speakers,
          useFactory: ({ voices }: OfferedEngines) => new Speakers(voices, settings.DEFAULT_SPEAKER),
          inject: [OfferedEngines],
        },
        ...renderers,
        {
          provide: LiveEngines,
          useFactory: (engines: EngineRegistry, speakers: Speakers, logger: AppLogger) =>
            new LiveEngines(engines, speakers, settings.ALLOWED_VOICE_LICENCES, logger),
          inject: [EngineRegistry, Speakers, AppLogger],
        },
        {
          provide: ModelWatch,
          useFactory: (engines: LiveEngines, logger: AppLogger) => openModels(settings, engines, logger),
          inject: [LiveEngines, AppLogger],
        },
        {
          provide: SERVER_WATCH,
          useFactory: (engines: LiveEngines, logger: AppLogger) => openServer(settings, engines, logger),
          inject: [LiveEngines, AppLogger],
        },
        {
          provide: VoicePreviews,
          useFactory: (renderer: SpeechRenderer, versions: SoundVersions, logger: AppLogger) =>
            new VoicePreviews(resolve(settings.DATA_DIR, 'previews'), renderer, versions, logger),
          inject: [SpeechRenderer, SoundVersions, AppLogger],
        },
        { provide: TextReader, useClass: PooledTextReader },
        SpeechGauges,
      ],
      exports: [
        EngineAvailability,
        SoundVersions,
        Speakers,
        SpeechRenderer,
        SpeechStreamer,
        TextReader,
        VoicePreviews,
      ],
    };
  }

  onApplicationBootstrap(): void {
    void this.engines.start();
    this.models.start();
    this.server?.start();
  }

  /** Ends the engines, then the worker threads. The module that renders calls it: it knows when it is done. */
  async close(): Promise<void> {
    await Promise.all([this.models.stop(), this.server?.stop()]);
    await this.engines.close();
    await this.pool.close();
  }
}

async function openModels(settings: Settings, engines: LiveEngines, logger: AppLogger): Promise<ModelWatch> {
  const { folder, derived } = modelDirs(settings);
  const models = new ModelWatch(folder, derived, engines, logger);
  await models.open();
  return models;
}

async function openServer(
  settings: Settings,
  engines: LiveEngines,
  logger: AppLogger,
): Promise<ServerWatch | null> {
  const server = watchSpeechServer(settings, engines, logger);
  await server?.open();
  return server;
}

async function openPool(): Promise<WorkerPool> {
  await returnLargeBuffers(); // before the threads that allocate them are there
  return new WorkerPool();
}

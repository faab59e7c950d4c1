import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Settings } from '../config/settings';
import { AppLogger } from '../platform/logging/logger';
import { codeDigest } from './code-digest';
import { Speakers } from './domain/speakers';
import { OfferedEngines } from './engines/choose-engines';
import { EngineAvailability } from './engines/engine-availability';
import { EngineLog } from './engines/engine-log';
import { EngineRegistry } from './engines/engine-registry';
import { openEngines } from './engines/open-engines';
import { PooledTextReader } from './reading/pooled-text-reader';
import { TextReader } from './reading/text-reader';
import { PooledSpeechRenderer } from './rendering/pooled-speech-renderer';
import { SpeechRenderer } from './rendering/speech-renderer';
import { SoundVersions } from './sound-versions';
import { SpeechGauges } from './speech-gauges';
import { returnLargeBuffers } from './workers/return-large-buffers';
import { WorkerPool } from './workers/worker-pool';

/** From written text to finished audio files: the engines, the voices on offer and the worker threads. */
@Module({})
export class SpeechModule implements OnApplicationBootstrap {
  constructor(
    private readonly engines: EngineRegistry,
    private readonly pool: WorkerPool,
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
          useFactory: ({ voices }: OfferedEngines) => new Speakers(voices),
          inject: [OfferedEngines],
        },
        {
          provide: SpeechRenderer,
          useFactory: (engines: EngineRegistry, pool: WorkerPool) => new PooledSpeechRenderer(engines, pool),
          inject: [EngineRegistry, WorkerPool],
        },
        { provide: TextReader, useClass: PooledTextReader },
        SpeechGauges,
      ],
      exports: [EngineAvailability, SoundVersions, Speakers, SpeechRenderer, TextReader],
    };
  }

  onApplicationBootstrap(): void {
    void this.engines.start();
  }

  /** Ends the engines, then the worker threads. The module that renders calls it: it knows when it is done. */
  async close(): Promise<void> {
    await this.engines.close();
    await this.pool.close();
  }
}

async function openPool(): Promise<WorkerPool> {
  await returnLargeBuffers(); // before the threads that allocate them are there
  return new WorkerPool();
}

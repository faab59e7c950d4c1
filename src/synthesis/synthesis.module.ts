import path from 'node:path';
import { type DynamicModule, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { Environment } from '../config/environment';
import { AudioPolicy } from './application/audio-policy';
import { AudioRecords } from './application/audio-records';
import { AudioStore } from './application/audio-store';
import { ExpireAudio } from './application/expire-audio';
import { FailAbandonedRequests } from './application/fail-abandoned-requests';
import { FindAudio } from './application/find-audio';
import { FindRequest } from './application/find-request';
import { MakeSubtitles } from './application/make-subtitles';
import { ProduceSpeech } from './application/produce-speech';
import { QuoteSpeech } from './application/quote-speech';
import { RemoveOrphanAudio } from './application/remove-orphan-audio';
import { SpeechRequestsRepository } from './application/speech-requests.repository';
import { SpeechStudio } from './application/speech-studio';
import { SpeechUsage } from './application/speech-usage';
import { SynthesizeSpeech } from './application/synthesize-speech';
import { TextReader } from './application/text-reader';
import { Speakers } from './domain/speakers';
import { AudioAddresses } from './http/audio-addresses';
import { AudioController } from './http/audio.controller';
import { SpeakersController } from './http/speakers.controller';
import { SpeechController } from './http/speech.controller';
import { UsageController } from './http/usage.controller';
import { EspeakEngine } from './infrastructure/espeak/espeak-engine';
import { PooledTextReader } from './infrastructure/pooled-text-reader';
import { WorkerPool } from './infrastructure/pool/worker-pool';
import { FileAudioStore } from './infrastructure/store/file-audio-store';
import { PooledSpeechStudio } from './infrastructure/studio/pooled-speech-studio';
import { SynthesisUpkeep } from './infrastructure/synthesis-upkeep';
import { TypeOrmAudioRecords } from './infrastructure/typeorm-audio-records';
import { TypeOrmSpeechRequestsRepository } from './infrastructure/typeorm-speech-requests.repository';
import { TypeOrmSpeechUsage } from './infrastructure/typeorm-speech-usage';

const useCases = [
  ExpireAudio,
  FailAbandonedRequests,
  FindAudio,
  FindRequest,
  MakeSubtitles,
  ProduceSpeech,
  QuoteSpeech,
  RemoveOrphanAudio,
  SynthesizeSpeech,
];

/** Another engine joins here: its voices in the catalogue, itself in the studio. */
const engine: Provider[] = [
  { provide: WorkerPool, useFactory: () => new WorkerPool() },
  EspeakEngine,
  {
    provide: Speakers,
    useFactory: (espeak: EspeakEngine) => new Speakers(espeak.card.voices),
    inject: [EspeakEngine],
  },
  {
    provide: SpeechStudio,
    useFactory: (espeak: EspeakEngine, pool: WorkerPool) => new PooledSpeechStudio([espeak], pool),
    inject: [EspeakEngine, WorkerPool],
  },
  { provide: TextReader, useClass: PooledTextReader },
];

const database: Provider[] = [
  { provide: AudioRecords, useClass: TypeOrmAudioRecords },
  { provide: SpeechRequestsRepository, useClass: TypeOrmSpeechRequestsRepository },
  { provide: SpeechUsage, useClass: TypeOrmSpeechUsage },
];

/** Text in, audio out: requests and their history, the engine, the audio files. */
@Module({})
export class SynthesisModule implements OnApplicationShutdown {
  constructor(private readonly pool: WorkerPool) {}

  static with({ settings, publicBaseUrl }: Environment): DynamicModule {
    const audioFolder = path.resolve(settings.DATA_DIR, 'audio');
    return {
      module: SynthesisModule,
      controllers: [SpeechController, SpeakersController, UsageController, AudioController],
      providers: [
        ...useCases,
        ...engine,
        ...database,
        SynthesisUpkeep,
        { provide: AudioStore, useFactory: () => new FileAudioStore(audioFolder) },
        { provide: AudioPolicy, useValue: new AudioPolicy(settings.AUDIO_TTL_HOURS) },
        { provide: AudioAddresses, useValue: new AudioAddresses(publicBaseUrl) },
      ],
    };
  }

  /** Requests that run are answered by now: the server closes before this. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}

import { type DynamicModule, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { Environment } from '../config/environment';
import type { ProcessRole } from '../config/process-role';
import { bullQueue } from '../platform/queue/bull-queue';
import { SpeechModule } from '../speech/speech.module';
import { AudioPolicy } from './application/synthesis-policy';
import { ConcurrencyLimit } from './application/concurrency-limit';
import { AudioRecords } from './application/ports/audio-records';
import { AudioStore } from './application/ports/audio-store';
import { ContentAddresses } from './application/audio-cache/content-hash';
import { ExpireAudio } from './application/maintenance/expire-audio';
import { FailExpiredRequests } from './application/maintenance/fail-expired-requests';
import { FindAudio } from './application/queries/find-audio';
import { FindRecording } from './application/audio-cache/audio-cache';
import { FindRequest } from './application/queries/find-request';
import { MakeSubtitles } from './application/queries/make-subtitles';
import { ProduceSpeech } from './application/produce-speech';
import { QuoteSpeech } from './application/queries/quote-speech';
import { RemoveOrphanAudio } from './application/maintenance/remove-orphan-audio';
import { SpeechDispatcher } from './application/ports/speech-dispatcher';
import { SpeechRequestsRepository } from './application/ports/speech-requests.repository';
import { SpeechUsage } from './application/ports/speech-usage';
import { SynthesizeSpeech } from './application/synthesize-speech';
import { ProcessRequest } from './application/process-request';
import { ProcessUnclaimedRequests } from './application/maintenance/process-unclaimed-requests';
import { AdminSpeechController } from './http/admin-speech.controller';
import { AudioAddresses } from './http/audio-addresses';
import { AudioController } from './http/audio.controller';
import { SpeakersController } from './http/speakers.controller';
import { SpeechController } from './http/speech.controller';
import { UsageController } from './http/usage.controller';
import { BullSpeechDispatcher } from './infrastructure/dispatch/bull-speech-dispatcher';
import { InProcessSpeechDispatcher } from './infrastructure/dispatch/in-process-speech-dispatcher';
import { SpeechProcessor } from './infrastructure/dispatch/speech-processor';
import { SPEECH_JOBS, SPEECH_QUEUE } from './infrastructure/dispatch/speech-queue';
import { openAudioStore } from './infrastructure/store/open-audio-store';
import { SynthesisSchedule } from './infrastructure/synthesis-schedule';
import { TypeOrmAudioRecords } from './infrastructure/typeorm-audio-records';
import { TypeOrmSpeechRequestsRepository } from './infrastructure/typeorm-speech-requests.repository';
import { TypeOrmSpeechUsage } from './infrastructure/typeorm-speech-usage';

const useCases = [
  ContentAddresses,
  ExpireAudio,
  FailExpiredRequests,
  FindAudio,
  FindRecording,
  FindRequest,
  MakeSubtitles,
  ProduceSpeech,
  QuoteSpeech,
  RemoveOrphanAudio,
  ProcessRequest,
];

const controllers = [
  AdminSpeechController,
  SpeechController,
  SpeakersController,
  UsageController,
  AudioController,
];

/** What takes requests in; a worker has none of it. */
const receiving = (isQueued: boolean): Provider[] => [
  SynthesizeSpeech,
  { provide: SpeechDispatcher, useClass: isQueued ? BullSpeechDispatcher : InProcessSpeechDispatcher },
];

const database: Provider[] = [
  { provide: AudioRecords, useClass: TypeOrmAudioRecords },
  { provide: SpeechRequestsRepository, useClass: TypeOrmSpeechRequestsRepository },
  { provide: SpeechUsage, useClass: TypeOrmSpeechUsage },
];

/** Text in, audio out: requests and their history, the engine, the audio files. */
@Module({})
export class SynthesisModule implements OnApplicationShutdown {
  constructor(private readonly store: AudioStore) {}

  static with(environment: Environment, role: ProcessRole = 'api'): DynamicModule {
    const { settings, publicBaseUrl } = environment;
    const redisUrl = settings.REDIS_URL;
    return {
      module: SynthesisModule,
      imports: [
        SpeechModule.with(settings),
        ...(redisUrl ? [bullQueue(SPEECH_QUEUE, redisUrl, SPEECH_JOBS)] : []),
      ],
      controllers: role === 'api' ? controllers : [],
      providers: [
        ...useCases,
        ...(redisUrl ? [ProcessUnclaimedRequests] : []), // without Redis nobody keeps a lease
        ...(role === 'api' ? receiving(redisUrl !== null) : [SpeechProcessor]),
        ...database,
        SynthesisSchedule,
        { provide: AudioStore, useFactory: () => openAudioStore(environment) },
        { provide: AudioPolicy, useValue: new AudioPolicy(settings.AUDIO_TTL_HOURS) },
        {
          provide: ConcurrencyLimit,
          useValue: new ConcurrencyLimit(
            settings.RATE_LIMIT_ENABLED ? settings.SPEECH_LIMIT_PER_ACCOUNT : null,
          ),
        },
        { provide: AudioAddresses, useValue: new AudioAddresses(publicBaseUrl) },
      ],
    };
  }

  /** Requests that run are answered by now: the server closes before this. */
  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}

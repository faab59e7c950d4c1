import { availableParallelism } from 'node:os';
import {
  type DynamicModule,
  Module,
  type OnApplicationShutdown,
  Optional,
  type Provider,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Environment } from '../config/environment';
import type { ProcessRole } from '../config/process-role';
import type { Settings } from '../config/settings';
import { FailureLimits } from '../platform/admission/failure-limits';
import { DiskSpace, volumeOf } from '../platform/process/disk-space';
import type { QueueParts } from '../platform/queue/bull-queue';
import { RedisConnection } from '../platform/queue/redis-connection';
import { PronunciationModule } from '../pronunciation/pronunciation.module';
import { SpeechModule } from '../speech/speech.module';
import { AudioCache } from './application/audio-cache/audio-cache';
import { AudioInspector } from './application/audio-cache/audio-inspector';
import { AudioRoom } from './application/audio-room';
import { FindEarlierRequest } from './application/idempotency';
import { OpenSpeech } from './application/open-speech';
import { CheckBeginning } from './application/jobs/check-beginning';
import { FindJobFile } from './application/jobs/find-job-file';
import { JobLooks } from './application/jobs/job-looks';
import { JobRunner } from './application/jobs/job-runner';
import { JobSubtitles } from './application/jobs/job-subtitles';
import { OpenJob } from './application/jobs/open-job';
import { PaidJobs } from './application/jobs/paid-jobs';
import { SpeakNextPart } from './application/jobs/speak-next-part';
import { ExpireJobs } from './application/maintenance/expire-jobs';
import { ExpireAudio } from './application/maintenance/expire-audio';
import { FailExpiredRequests } from './application/maintenance/fail-expired-requests';
import { ProcessUnclaimedRequests } from './application/maintenance/process-unclaimed-requests';
import { RemoveOldPreviews } from './application/maintenance/remove-old-previews';
import { RemoveOrphanAudio } from './application/maintenance/remove-orphan-audio';
import { StopSuspendedSpeech } from './application/maintenance/stop-suspended-speech';
import { TakeOverSpeech } from './application/maintenance/take-over-speech';
import { PaidRequests } from './application/paid-requests';
import { AudioRecords } from './application/ports/audio-records';
import { AudioStore } from './application/ports/audio-store';
import { FreeSpace } from './application/ports/free-space';
import { ReadingBudget } from './application/ports/reading-budget';
import { RecentSpeech } from './application/ports/recent-speech';
import { SpeechDispatcher } from './application/ports/speech-dispatcher';
import { TrialBudget } from './application/ports/trial-budget';
import { SpeechHistory } from './application/ports/speech-history';
import { SpeechRequestsRepository } from './application/ports/speech-requests.repository';
import { SpeechJobsRepository } from './application/ports/speech-jobs.repository';
import { ProcessRequest } from './application/process-request';
import { FindAudio } from './application/queries/find-audio';
import { MakeSubtitles } from './application/queries/make-subtitles';
import { QuoteSpeech } from './application/queries/quote-speech';
import { SpeakOnce } from './application/repeats/speak-once';
import { SpecReader } from './application/spec-reader';
import { StopSpeech } from './application/stop-speech';
import { StopSpeechWhenAccountDeleted } from './application/stop-speech-when-account-deleted';
import { StreamSpeech } from './application/streaming/stream-speech';
import { SynthesisPolicy } from './application/synthesis-policy';
import { SynthesizeSpeech } from './application/synthesize-speech';
import { SpeakTrial } from './application/trial/speak-trial';
import { CpuReadingBudget } from './infrastructure/cpu-reading-budget';
import { DailyTrialBudget } from './infrastructure/daily-trial-budget';
import type * as bull from './infrastructure/dispatch/bull-speech';
import { TypeOrmSpeechJobsRepository } from './infrastructure/jobs/typeorm-speech-jobs.repository';
import { openAudioStore } from './infrastructure/store/open-audio-store';
import { SpeechEraser } from './infrastructure/speech-eraser';
import { SynthesisSchedule } from './infrastructure/synthesis-schedule';
import { TypeOrmAudioRecords } from './infrastructure/typeorm-audio-records';
import { TypeOrmSpeechHistory } from './infrastructure/typeorm-speech-history';
import { TypeOrmRecentSpeech } from './infrastructure/typeorm-recent-speech';
import { TypeOrmSpeechRequestsRepository } from './infrastructure/typeorm-speech-requests.repository';

const useCases = [
  AudioCache,
  AudioInspector,
  ExpireAudio,
  ExpireJobs,
  FailExpiredRequests,
  FindAudio,
  FindJobFile,
  JobRunner,
  MakeSubtitles,
  PaidJobs,
  PaidRequests,
  ProcessRequest,
  ProcessUnclaimedRequests,
  RemoveOrphanAudio,
  RemoveOldPreviews,
  SpeakNextPart,
  SpecReader,
  StopSpeech,
  StopSpeechWhenAccountDeleted,
  StopSuspendedSpeech,
  TakeOverSpeech,
];

/** What accepts requests; a worker has none of it. */
const accepting = (settings: Settings): Provider[] => [
  AudioRoom,
  CheckBeginning,
  FindEarlierRequest,
  JobLooks,
  JobSubtitles,
  OpenJob,
  OpenSpeech,
  QuoteSpeech,
  SpeakOnce,
  SpeakTrial,
  StreamSpeech,
  SynthesizeSpeech,
  { provide: ReadingBudget, useClass: CpuReadingBudget },
  {
    provide: TrialBudget,
    useFactory: ({ client }: RedisConnection) =>
      new DailyTrialBudget(
        new FailureLimits(client),
        settings.TRIALS_PER_NETWORK_PER_DAY,
        settings.TRIALS_PER_DAY,
        settings.RATE_LIMIT_ENABLED,
      ),
    inject: [RedisConnection],
  },
];

/** What processes requests: workers that take them from Bull where there is a Redis, else this process. */
function dispatch(redisUrl: string | null, role: ProcessRole): QueueParts {
  if (!redisUrl) {
    return { imports: [], providers: [{ provide: SpeechDispatcher, useExisting: ProcessRequest }] };
  }
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load Bull at once
  const { bullSpeech } = require('./infrastructure/dispatch/bull-speech') as typeof bull;
  return bullSpeech(redisUrl, role);
}

const database: Provider[] = [
  { provide: SpeechJobsRepository, useClass: TypeOrmSpeechJobsRepository },
  { provide: AudioRecords, useClass: TypeOrmAudioRecords },
  { provide: SpeechHistory, useClass: TypeOrmSpeechHistory },
  { provide: RecentSpeech, useClass: TypeOrmRecentSpeech },
  { provide: SpeechRequestsRepository, useClass: TypeOrmSpeechRequestsRepository },
];

const MIB = 2 ** 20;

/** Of a volume, what audio may fill where the operator has not decided. */
const DEFAULT_SHARE = 0.5;

async function policyOf({ settings, s3, audioDir }: Environment): Promise<SynthesisPolicy> {
  const defaultRoom = s3 ? Infinity : (await volumeOf(audioDir)).sizeBytes * DEFAULT_SHARE;
  const isLimited = settings.RATE_LIMIT_ENABLED;
  return new SynthesisPolicy(
    settings.AUDIO_TTL_HOURS,
    isLimited ? settings.SPEECH_LIMIT_PER_ACCOUNT : null,
    isLimited ? settings.AUDIO_LIMIT_PER_ACCOUNT_MB * MIB : Infinity,
    settings.AUDIO_LIMIT_MB === null ? defaultRoom : settings.AUDIO_LIMIT_MB * MIB,
    Math.max(1, Math.floor(availableParallelism() / 2)),
  );
}

/** Text in, audio out: requests and their history, and the audio files. */
@Module({})
export class SynthesisModule implements OnApplicationShutdown {
  constructor(
    private readonly store: AudioStore,
    private readonly modules: ModuleRef,
    private readonly jobs: JobRunner,
    private readonly unclaimed: ProcessUnclaimedRequests,
    @Optional() private readonly streams?: StreamSpeech, // a worker has none
  ) {}

  static with(environment: Environment, role: ProcessRole): DynamicModule {
    const { settings } = environment;
    const queue = dispatch(settings.REDIS_URL, role);
    const speech = SpeechModule.with(settings);
    const useCasesAndPorts = [
      ...useCases,
      ...(role === 'api' ? accepting(settings) : []),
      ...database,
      { provide: AudioStore, useFactory: () => openAudioStore(environment) },
    ];
    return {
      module: SynthesisModule,
      imports: [PronunciationModule, speech, ...queue.imports],
      providers: [
        ...useCasesAndPorts,
        ...queue.providers,
        SpeechEraser,
        SynthesisSchedule,
        { provide: FreeSpace, useExisting: DiskSpace },
        { provide: SynthesisPolicy, useFactory: () => policyOf(environment) },
      ],
      exports: [...useCasesAndPorts, speech],
    };
  }

  /**
   * Requests under way are answered by now: the server closes before this; only streams whose callers have left may go
   * on. The store is closed last. Nest itself would end this module before the ones that it imports.
   */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.jobs.stop(), this.unclaimed.stop(), this.streams?.idle()]);
    await this.modules.get(SpeechModule, { strict: false }).close();
    await this.store.close();
  }
}

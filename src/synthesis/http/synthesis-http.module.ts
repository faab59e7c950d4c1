import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '../../config/environment';
import { PronunciationModule } from '../../pronunciation/pronunciation.module';
import { AdminSpeechController } from './admin-speech.controller';
import { AudioAddresses } from './audio-addresses';
import { SpeechBodies } from './speech-bodies';
import { AudioController } from './audio.controller';
import { LicencesController } from './licences.controller';
import { JobPresenter } from './jobs/job.presenter';
import { JobsController } from './jobs/jobs.controller';
import { OpenAiListsController } from './openai/openai-lists.controller';
import { OpenAiSpeechController } from './openai/openai-speech.controller';
import { SpeakersController } from './speakers.controller';
import { SpeechController } from './speech.controller';
import { SpeechStreamController } from './speech-stream.controller';
import { SpeechParts } from './speech-parts';
import { TrialController } from './trial/trial.controller';
import { UsageController } from './usage.controller';

const controllers = [
  AdminSpeechController,
  SpeechController,
  SpeechStreamController,
  JobsController,
  TrialController,
  SpeakersController,
  LicencesController,
  UsageController,
  AudioController,
  OpenAiSpeechController,
  OpenAiListsController,
];

/** The routes that take texts and give audio. */
@Module({})
export class SynthesisHttpModule {
  /** @param synthesis the very module that the application has: another one would do all its work again */
  static with({ publicBaseUrl }: Environment, synthesis: DynamicModule): DynamicModule {
    return {
      module: SynthesisHttpModule,
      imports: [synthesis, PronunciationModule],
      controllers,
      providers: [
        JobPresenter,
        SpeechBodies,
        SpeechParts,
        { provide: AudioAddresses, useValue: new AudioAddresses(publicBaseUrl) },
      ],
    };
  }
}

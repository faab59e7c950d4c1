import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { Speakers } from '../../../speech';
import { MODEL, MODEL_CREATED_SEC } from './models';
import { AudioModelList, ModelList, OpenAiVoiceList } from './openai.dto';

/** The lists that programs fill their menus from; many ask for them without a key. */
@ApiTags('OpenAI')
@Controller('v1')
@Access('public')
@Cost('catalogue')
@WithoutEnvelope()
export class OpenAiListsController {
  constructor(private readonly speakers: Speakers) {}

  /** The models, as OpenAI lists them. */
  @Get('models')
  models(): ModelList {
    const model = { id: MODEL, object: 'model', created: MODEL_CREATED_SEC, owned_by: 'loa' } as const;
    return { object: 'list', data: [model] };
  }

  /** The models that speak, where Open WebUI looks for them. */
  @Get('audio/models')
  audioModels(): AudioModelList {
    return { ...this.models(), models: [{ id: MODEL, name: 'Loa' }] };
  }

  /** The voices, the default one first. */
  @Get(['audio/voices', 'voices'])
  voices(): OpenAiVoiceList {
    const voices = this.speakers.all.map(({ speakerId, speakerName, sampleRate, ...voice }) => ({
      id: speakerId,
      name: speakerName,
      language: voice.language,
      region: voice.region,
      gender: voice.gender,
      sample_rate: sampleRate,
    }));
    return { voices };
  }
}

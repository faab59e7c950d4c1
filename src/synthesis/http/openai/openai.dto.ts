import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNumber, IsOptional, IsString, ValidateBy } from 'class-validator';
import { SETTING_RANGES } from '../../../speech';
import { RESPONSE_FORMATS, type ResponseFormat } from './response-format';
import { MODEL, MODEL_ALIASES } from './models';

const { speed } = SETTING_RANGES;

/** How the audio comes: as one body, or as server-sent events. */
export const STREAM_FORMATS = ['audio', 'sse'] as const;
export type StreamFormat = (typeof STREAM_FORMATS)[number];

/** A voice as OpenAI's API names it. */
export type VoiceName = string | { readonly id: string };

const isVoiceName = (value: unknown): value is VoiceName =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string');

/** A text and how it is to be spoken, in OpenAI's terms. Fields that are not known here are ignored. */
export class OpenAiSpeechBody {
  static readonly allowsUnknownFields = true;

  /** `loa-1`; the names of OpenAI's speech models mean the same. */
  @ApiProperty({ enum: [MODEL, ...MODEL_ALIASES], example: MODEL })
  @IsString()
  model: string;

  /**
   * The text to be spoken: 1 to 4,096 characters, counted as Unicode code points in NFC with LF line ends.
   * @example "Xin chào! Hôm nay là 20/11, giá vé 150.000đ."
   */
  @ApiProperty()
  @IsString()
  input: string;

  /** An id from `GET /v1/audio/voices`, or an object with it as `id`. OpenAI's own names mean a default voice. */
  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }],
    example: 'vi-north-female-1',
  })
  @ValidateBy({
    name: 'isVoiceName',
    validator: {
      validate: isVoiceName,
      defaultMessage: () => 'voice must be a text, or an object with an id',
    },
  })
  voice: VoiceName;

  /**
   * Format of the audio; `opus` comes in an Ogg file, `pcm` is 16-bit little-endian mono at 24 kHz without a header.
   * `mp3` when left out. `aac` is not offered.
   */
  @ApiPropertyOptional({ enum: RESPONSE_FORMATS, example: 'mp3' })
  @IsOptional()
  @IsIn(RESPONSE_FORMATS, {
    message: `response_format must be one of ${RESPONSE_FORMATS.join(', ')}; aac is not offered`,
  })
  response_format?: ResponseFormat | null;

  /**
   * Tempo as a factor from 0.25 to 4; 1 when left out.
   * @example 1
   */
  @ApiPropertyOptional({ minimum: speed.min, maximum: speed.max })
  @IsOptional()
  @IsNumber({}, { message: '$property must be a number' })
  speed?: number | null;

  /** `audio` sends the bytes of the file, `sse` events with parts of it in base64; `audio` when left out. */
  @ApiPropertyOptional({ enum: STREAM_FORMATS, example: 'audio' })
  @IsOptional()
  @IsIn(STREAM_FORMATS)
  stream_format?: StreamFormat | null;
}

/** A model. */
export class ModelDto {
  /** Name, for `model`. */
  id: string;
  /** What is listed. */
  @ApiProperty({ enum: ['model'] })
  object: 'model';
  /** When it was made, in seconds since 1970. */
  created: number;
  /** Whose it is. */
  owned_by: string;
}

/** The models, as OpenAI lists them. */
export class ModelList {
  /** What this is. */
  @ApiProperty({ enum: ['list'] })
  object: 'list';
  /** The models. */
  data: ModelDto[];
}

/** A model and its name for people. */
export class NamedModelDto {
  /** Name, for `model`. */
  id: string;
  /** Name for people. */
  name: string;
}

/** The models that speak, in both forms that programs look for. */
export class AudioModelList extends ModelList {
  /** The models with names for people. */
  models: NamedModelDto[];
}

/** A voice. */
export class OpenAiVoiceDto {
  /** Identifier, for `voice`. */
  id: string;
  /** Name for people. */
  name: string;
  /** Language it reads. */
  language: 'vi' | 'en';
  /** Where its accent is from. */
  region: string;
  /** How it sounds. */
  gender: 'female' | 'male' | 'unknown';
  /** Samples per second of the engine's audio. */
  sample_rate: number;
}

/** All voices, the default one first. */
export class OpenAiVoiceList {
  /** The voices. */
  voices: OpenAiVoiceDto[];
}

import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../../platform/http/page.dto';
import { WhenGiven } from '../../platform/http/when-given';
import { MOST_AT_ONCE } from '../../pronunciation';
import { DictionaryEntryDto } from '../../pronunciation/http';
import { AUDIO_TYPES, type AudioType, SETTING_RANGES, STREAMED_TYPES } from '../../speech';
import { DICTIONARY_RULE, readingRules, type SemioticClass, semioticClasses } from '../../text-normalization';
import { DAY_ZONES, type DayZone } from '../domain/local-days';
import { REQUEST_STATUSES, type RequestStatus } from '../domain/speech-request';
import { SUBTITLE_FORMATS, type SubtitleFormat } from '../domain/subtitles/subtitle-file';

const { speed, pitch, volume } = SETTING_RANGES;
/** The names of the reading rules, which the OpenAPI document lists once. */
export const RULE_NAMES = readingRules.map((rule) => rule.name);

/** What `reading.off` knows: the classes, then the rules that are aliases for a part of one. */
export const SWITCHES: readonly string[] = [...new Set([...semioticClasses, ...RULE_NAMES])];
/** Stretches that a request may decide about. */
const MAX_CHOICES = 500;

/** What a stretch of the text is to be read as. */
export class ReadingChoiceDto {
  /**
   * Where it starts in the text (NFC, LF line ends), in code points.
   * @example 8
   */
  @IsInt()
  @Min(0)
  start: number;

  /**
   * Where it ends, exclusive.
   * @example 11
   */
  @IsInt()
  @Min(1)
  end: number;

  /**
   * The class that it is to have: that of a quote, or one of the alternatives there.
   * @example "score"
   */
  @ApiProperty({ enum: semioticClasses, enumName: 'ReadingClass' })
  @IsIn(semioticClasses)
  class: SemioticClass;
}

/** How the text is turned into words. */
export class ReadingOptions {
  /**
   * Classes that are not read; a quote names the classes that a text meets. Names of single rules are accepted as
   * before, but deprecated: where a rule has the name of a class, all of the class is meant.
   * @example ["emoji"]
   */
  @ApiPropertyOptional({ enum: SWITCHES, enumName: 'ReadingSwitch', isArray: true })
  @WhenGiven()
  @IsArray()
  @ArrayMaxSize(SWITCHES.length)
  @IsIn(SWITCHES, {
    each: true,
    message: 'each name in reading.off must be a class or the name of a reading rule',
  })
  off?: string[];

  /**
   * Stretches that are read as the class named here, whatever is likelier; sorted, each a token of its own, as a
   * quote gives them. What the text does not allow is refused.
   */
  @WhenGiven()
  @IsArray()
  @ArrayMaxSize(MAX_CHOICES)
  @ValidateNested({ each: true })
  @Type(() => ReadingChoiceDto)
  choose?: ReadingChoiceDto[];
}

/** What decides a step of a reading: a rule, or a dictionary. */
export const STEP_RULES = [...RULE_NAMES, DICTIONARY_RULE];

/** The largest version that a dictionary can have. */
const LAST_VERSION = 2 ** 31 - 1;

/** A pronunciation dictionary of the account. */
export class DictionaryChoiceDto {
  /** Identifier of the dictionary. */
  @IsUUID('all')
  id: string;

  /** Its version; the present one when left out. */
  @WhenGiven()
  @IsInt()
  @Min(1)
  @Max(LAST_VERSION)
  version?: number;
}

/** What a text may be; `ssml` is a document with markup. */
export const INPUT_TYPES = ['text', 'ssml'] as const;

/** A text and how it is to be spoken. */
export class SpeechRequestBody {
  /**
   * The text to be spoken: 1 to 5,000 characters, counted as Unicode code points in NFC with LF line ends. What it
   * is read as may have 3,000 characters and 5 for each of its own, and be spoken for an hour.
   * @example "Xin chào! Hôm nay là 20/11, giá vé 150.000đ."
   */
  @ApiProperty() // keeps its place: the document lists such fields first
  @IsString()
  input_text: string;

  /**
   * What `input_text` is: plain text, in which `<` is a sign like any other, or a document of SSML 1.1 such as
   * `<speak>Xin chào! <break time="500ms"/> Mã là <say-as interpret-as="digits">4829</say-as>.</speak>`. Of a document only
   * the text between the tags is counted and charged; what is not supported is refused with its line, column and tag.
   * @example "text"
   */
  @ApiPropertyOptional({ enum: INPUT_TYPES, default: 'text' })
  @WhenGiven()
  @IsIn(INPUT_TYPES)
  input_type?: (typeof INPUT_TYPES)[number];

  /**
   * The voice: an id from `GET /api/v1/tts/speakers`; the first Vietnamese voice when left out.
   * @example "vi-north-female-1"
   */
  @ApiPropertyOptional()
  @WhenGiven()
  @IsString()
  speaker_id?: string;

  /**
   * Language of the text: one of the `languages` of the voice, its `language` when left out. Numbers, dates and signs are
   * read in Vietnamese and English; in other languages the voice is given the text as it is written.
   * @example "vi"
   */
  @ApiPropertyOptional()
  @WhenGiven()
  @IsString()
  language?: string;

  /**
   * Tempo as a factor from 0.25 to 4; 2 speaks in half the time, 1 when left out.
   * @example 1
   */
  @ApiPropertyOptional({ minimum: speed.min, maximum: speed.max })
  @WhenGiven()
  @IsNumber({}, { message: '$property must be a number' })
  speed?: number;

  /**
   * Pitch as a factor from 0.5 to 2; 2 is an octave up, 1 when left out.
   * @example 1
   */
  @ApiPropertyOptional({ minimum: pitch.min, maximum: pitch.max })
  @WhenGiven()
  @IsNumber({}, { message: '$property must be a number' })
  pitch?: number;

  /**
   * Volume in per cent of the voice's level, 0 to 200; 100 when left out.
   * @example 100
   */
  @ApiPropertyOptional({ minimum: volume.min, maximum: volume.max })
  @WhenGiven()
  @IsInt()
  volume?: number;

  /**
   * Format of the audio file; `ogg` holds Opus, `mp3` is used when left out.
   * @example "mp3"
   */
  @WhenGiven()
  @IsIn(AUDIO_TYPES)
  audio_type?: AudioType;

  /** How the text is turned into words; every rule is applied when left out. */
  @WhenGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => ReadingOptions)
  reading?: ReadingOptions;

  /**
   * Pronunciation dictionaries that are applied, at most three: the longest written form wins, of the same form the
   * dictionary that is named first. The account's default ones when left out; none for an empty list.
   */
  @WhenGiven()
  @IsArray()
  @ArrayMaxSize(MOST_AT_ONCE)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => DictionaryChoiceDto)
  dictionaries?: DictionaryChoiceDto[];
}

/** Entries that one quote tries. */
const MOST_TRIED = 100;

/** A text, and how it would be spoken. */
export class SpeechQuoteBody extends SpeechRequestBody {
  /**
   * Entries that are tried before a dictionary has them, at most 100: as if of a dictionary that is named before all
   * others. They are not kept.
   */
  @ApiPropertyOptional({ type: [DictionaryEntryDto] })
  @WhenGiven()
  @IsArray()
  @ArrayMaxSize(MOST_TRIED)
  entries?: unknown[];
}

/** `pcm` is a wav without its header. */
export const STREAM_FORMATS = [...STREAMED_TYPES, 'pcm'] as const;

/** A text, and how it is to be spoken while it is heard. */
export class SpeechStreamBody extends OmitType(SpeechRequestBody, ['audio_type'] as const) {
  /**
   * Format of the stream; `ogg` holds Opus, `pcm` 16-bit little-endian samples, mono, of which a wav file is kept; `mp3`
   * is used when left out.
   * @example "mp3"
   */
  @ApiPropertyOptional({ enum: STREAM_FORMATS })
  @WhenGiven()
  @IsIn(STREAM_FORMATS)
  audio_type?: (typeof STREAM_FORMATS)[number];
}

/** Which requests are listed. */
export class HistoryQuery extends PageQuery {
  /**
   * Lists only requests in this state.
   * @example "SUCCESS"
   */
  @ApiPropertyOptional()
  @WhenGiven()
  @IsIn([...REQUEST_STATUSES, 'all'])
  status: RequestStatus | 'all' = 'all';

  /**
   * Lists only requests for this voice, on offer or not.
   * @example "vi-north-female-1"
   */
  @WhenGiven()
  @IsString()
  @MaxLength(200)
  speaker_id?: string;

  /** Lists only requests with the API key of this identifier; `none` for those without a key, from the account page. */
  @WhenGiven()
  @ValidateIf(({ key_id }: HistoryQuery) => key_id !== 'none')
  @IsUUID('all')
  key_id?: string;

  /**
   * Lists only requests of this day of Vietnam's time or later.
   * @example "2026-11-01"
   */
  @WhenGiven()
  @IsString()
  from?: string;

  /**
   * Lists only requests of this day of Vietnam's time or earlier: also the way to jump to a day.
   * @example "2026-11-30"
   */
  @WhenGiven()
  @IsString()
  to?: string;

  /**
   * Lists only requests whose text holds this, in capitals or small letters. It is looked for in the newest 10,000 that
   * meet the rest; `from` and `to` reach further back.
   * @example "khuyến mãi"
   */
  @WhenGiven()
  @IsString()
  @Length(1, 100)
  search?: string;
}

/** Format of a subtitle file. */
export class SubtitlesQuery {
  /**
   * `srt` (SubRip) or `vtt` (WebVTT).
   * @example "srt"
   */
  @ApiPropertyOptional()
  @WhenGiven()
  @IsIn(SUBTITLE_FORMATS)
  format: SubtitleFormat = 'srt';
}

const USAGE_ZONES = Object.keys(DAY_ZONES) as DayZone[];

/** Days to add up. */
export class UsageQuery {
  /**
   * First day; 29 days before `to` when left out.
   * @example "2026-01-01"
   */
  @WhenGiven()
  @IsString()
  from?: string;

  /**
   * Last day; today when left out. At most 366 days are added up at once.
   * @example "2026-01-31"
   */
  @WhenGiven()
  @IsString()
  to?: string;

  /** Where days begin; in UTC when left out. */
  @ApiPropertyOptional({ enum: USAGE_ZONES, default: 'UTC' })
  @WhenGiven()
  @IsIn(USAGE_ZONES)
  zone?: DayZone;
}

export const USAGE_LINES = ['day', 'voice', 'key'] as const;

/** Days to add up into a file. */
export class UsageFileQuery extends UsageQuery {
  /** What has a line: each day, each voice or each API key. */
  @ApiPropertyOptional({ enum: USAGE_LINES, default: 'day' })
  @WhenGiven()
  @IsIn(USAGE_LINES)
  by?: (typeof USAGE_LINES)[number];
}

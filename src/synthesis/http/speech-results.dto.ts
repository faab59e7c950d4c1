import { ApiProperty } from '@nestjs/swagger';
import type { AudioType } from '../../speech';
import type { ReadingWarningCode, SemioticClass } from '../../text-normalization';
import { semioticClasses } from '../../text-normalization';
import type { RequestStatus } from '../domain/speech-request';
import { DictionaryChoiceDto, ReadingChoiceDto, STEP_RULES, SWITCHES } from './speech.dto';

/** A finished synthesis. */
export class SpeechResult {
  /** Identifier of the request, for the status and the subtitles. */
  request_id: string;
  /** Address of the audio file; whoever has it can listen, without a key, until `expires_at`. */
  audio_url: string;
  /** The voice used. */
  speaker_id: string;
  /** Name of the voice. */
  speaker_name: string;
  /** Name of the engine that spoke. */
  provider: string;
  /** Characters of the text: the credits charged. */
  char_count: number;
  /** Length of the audio in seconds. */
  duration_sec: number;
  /** Size of the audio file in bytes. */
  file_size: number;
  /** When the audio file is deleted (ISO 8601, UTC). */
  expires_at: string;
}

/** A request in the history. */
export class HistoryItem {
  /** Identifier of the request. */
  request_id: string;
  /** The text that was submitted, in NFC with LF line ends. */
  input_text: string;
  /** The voice asked for. */
  speaker_id: string;
  /** Name of the voice. */
  speaker_name: string;
  /** Characters of the text. */
  char_count: number;
  /** Address of the audio file; null while PENDING and when FAILED. */
  audio_url: string | null;
  /** Format of the audio file. */
  audio_type: AudioType;
  /** Size of the audio file in bytes; null while PENDING and when FAILED. */
  file_size: number | null;
  /** PENDING: credits are held; SUCCESS: they are charged; FAILED: they are given back. */
  status: RequestStatus;
  /** When the request was made (ISO 8601, UTC). */
  created_at: string;
  /** When the audio file is, or was, deleted (ISO 8601, UTC); null while PENDING and when FAILED. */
  expires_at: string | null;
  /** Identifier of the API key that it came with; null for the account page, and for requests of before this was kept. */
  key_id: string | null;
}

/** A page of the history, newest request first. */
export class HistoryResult {
  /** Number of matching requests in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The requests. */
  items: HistoryItem[];
}

/** Why a request failed. */
export class RequestErrorDto {
  /** Stable code, as in error answers. */
  code: string;
  /** A sentence for people. */
  message: string;
}

/** How a request had its text read. */
export class RequestReadingDto {
  /** Classes and rules that were switched off. */
  @ApiProperty({ enum: SWITCHES, enumName: 'ReadingSwitch', isArray: true })
  off: string[];
  /** Stretches whose class was given. */
  choose: ReadingChoiceDto[];
}

/** One request with everything that is known of it. */
export class StatusResult extends HistoryItem {
  /** Why the request failed; null unless it did. */
  error: RequestErrorDto | null;
  /** Length of the audio in seconds; null while PENDING and when FAILED. */
  duration_sec: number | null;
  /** Name of the engine. */
  provider: string;
  /** Language that was asked for; null for the voice's own. */
  language: string | null;
  /** Tempo as a factor. */
  speed: number;
  /** Pitch as a factor. */
  pitch: number;
  /** Volume in per cent. */
  volume: number;
  /** How the text was read. */
  reading: RequestReadingDto;
  /** Pronunciation dictionaries that were applied, in their order of precedence, in the versions of that time. */
  dictionaries: DictionaryChoiceDto[];
}

/** Something else that a stretch of the text could be. */
export class AlternativeDto {
  /** What it would be: one to name in `reading.choose`. */
  @ApiProperty({ enum: semioticClasses, enumName: 'ReadingClass' })
  class: SemioticClass;
  /** What would be said for it. */
  spoken: string;
  /** How likely it is that this was meant, 0 to 1. */
  certainty: number;
}

/** Something of the text that is read otherwise than it is written. */
export class ReadingStepDto {
  /** Where it starts in the normalised text, without the tags of SSML, in code points. */
  start: number;
  /** Where it ends, exclusive. */
  end: number;
  /** What is written. */
  written: string;
  /** What is said for it; empty when nothing is. */
  spoken: string;
  /** The rule that says it; `dictionary` is an entry of a dictionary, or a `sub` of SSML. */
  @ApiProperty({ enum: STEP_RULES, enumName: 'ReadingStepRule' })
  rule: string;
  /** What it was taken for; `reading.off` can switch the class off, `reading.choose` can choose another. */
  @ApiProperty({ enum: semioticClasses, enumName: 'ReadingClass' })
  class: SemioticClass;
  /** How sure that is, 0 to 1; 1 where the request has chosen. */
  certainty: number;
  /** What else it could be, best first; empty where only one reading is known. */
  alternatives: AlternativeDto[];
}

/** Something of the text that will not be heard. */
export class ReadingWarningDto {
  /** Stable code. */
  code: ReadingWarningCode;
  /** A sentence for people. */
  message: string;
  /** What is left out: each different piece once, the first ten of them. */
  dropped: string[];
}

/** What a text would cost and how it would be read. Nothing is charged for a quote. */
export class QuoteResult {
  /** Characters of the text. */
  char_count: number;
  /** Credits that speaking it would cost. */
  credits: number;
  /** Credits available afterwards; negative by as many as are missing. */
  balance_after: number;
  /** Length that the audio is likely to have, in seconds. */
  estimated_duration_sec: number;
  /** Exactly what the engine would be given. */
  spoken_text: string;
  /** What is read otherwise than it is written, in order. */
  reading: ReadingStepDto[];
  /** What would not be heard. */
  warnings: ReadingWarningDto[];
}

/** A voice. */
export class SpeakerDto {
  /** Identifier, for `speaker_id`. */
  speaker_id: string;
  /** Name of the voice. */
  speaker_name: string;
  /** Name of the engine that speaks with it. */
  provider: string;
  /** Language it reads unless a request names another one. */
  language: 'vi' | 'en';
  /** Tags (BCP 47) of all languages it reads, for `language` of a request; the first is its own. */
  languages: string[];
  /** `natural` speech is learnt from people; `formant` speech is computed, fast and robotic. */
  quality: 'natural' | 'formant';
  /** Where its accent is from. */
  region: 'north' | 'central' | 'south' | 'us' | 'unknown';
  /** How it sounds. */
  gender: 'female' | 'male' | 'unknown';
  /** Samples per second of the engine's audio. */
  sample_rate: number;
  /** Licence of the voice: an SPDX identifier, or `unknown`. */
  licence: string;
  /** Whom to name where speech of this voice is published; null when nobody asks for it. */
  attribution: string | null;
  /**
   * Path of a short spoken sample on this server, free of charge and without a key.
   * @example "/api/v1/tts/speakers/vi-north-female-1/preview"
   */
  preview_url: string;
  /** Whether its engine is up; a voice that is not answers 503 ENGINE_UNAVAILABLE, never another voice. */
  available: boolean;
}

/** All voices, the default one first. */
export class SpeakersResult {
  /** The voices. */
  items: SpeakerDto[];
}

/** Something that a licence asks of whoever uses or publishes the speech. */
export class LicenceDutyDto {
  /**
   * Where the licence says so, as it calls its parts.
   * @example "Attachment A (e)"
   */
  section: string;
  /** What it asks, in Vietnamese. */
  vi: string;
  /** What it asks, in English. */
  en: string;
}

/** A voice under a licence. */
export class LicensedVoiceDto {
  /** Identifier of the voice. */
  speaker_id: string;
  /** Name of the voice. */
  speaker_name: string;
  /** Whom to name where speech of this voice is published; null when nobody asks for it. */
  attribution: string | null;
}

/** A licence of voices on offer. */
export class LicenceDto {
  /**
   * An SPDX identifier, what the licence is called where SPDX has none, or `unknown`.
   * @example "OpenRAIL-M"
   */
  licence: string;
  /** Address of its text, which counts; null when it is not known. */
  text_url: string | null;
  /** Whether only those who have agreed to the duties may use the voices; whoever signs up does agree. */
  requires_agreement: boolean;
  /** What it asks, in short; empty when it asks nothing, null when that is not known. */
  duties: LicenceDutyDto[] | null;
  /** The voices under it. */
  voices: LicensedVoiceDto[];
}

/** The licences of all voices on offer, that of the default voice first. */
export class LicencesResult {
  /** The licences. */
  items: LicenceDto[];
}

/** What was spoken on one day. */
export class DailyUsageDto {
  /** The day, where `zone` has it begin. */
  date: string;
  /** Successful requests. */
  requests: number;
  /** Characters charged. */
  characters: number;
  /** Seconds of audio. */
  seconds: number;
}

/** Usage of every day asked for, in order, days without requests included. */
export class UsageResult {
  /** The days. */
  items: DailyUsageDto[];
}

/** What was spoken in the period with a voice. */
export class VoiceUsageDto {
  /** Identifier of the voice, on offer or not. */
  speaker_id: string;
  /** Successful requests. */
  requests: number;
  /** Characters charged. */
  characters: number;
  /** Seconds of audio. */
  seconds: number;
}

/** Usage by voice, most characters first. */
export class VoiceUsageResult {
  /** The voices that were used. */
  items: VoiceUsageDto[];
}

/** What was spoken in the period with an API key. */
export class KeyUsageDto {
  /** Identifier of the key, which may be deleted; null for the account page, and for requests of before this was kept. */
  key_id: string | null;
  /** Successful requests. */
  requests: number;
  /** Characters charged. */
  characters: number;
  /** Seconds of audio. */
  seconds: number;
}

/** Usage by API key, most characters first. */
export class KeyUsageResult {
  /** The keys that were used. */
  items: KeyUsageDto[];
}

import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { SpeechRequestBody } from '../speech.dto';

/** A sentence that a visitor wants to hear. */
export class TrialBody extends PickType(SpeechRequestBody, ['speaker_id', 'language'] as const) {
  /**
   * The sentence: 1 to 120 characters, counted as everywhere.
   * @example "Hẹn gặp bạn lúc 8h30 ngày 20/11 nhé!"
   */
  @ApiProperty()
  @IsString()
  input_text: string;
}

/** A sentence as it was read aloud. */
export class TrialResult {
  /** The voice used. */
  speaker_id: string;
  /** Characters of the sentence; nothing is charged for them. */
  char_count: number;
  /** Exactly what the voice was given to say. */
  spoken_text: string;
  /** Length of the audio in seconds. */
  duration_sec: number;
  /** Format of the audio. */
  audio_type: 'mp3';
  /** The audio file, in Base64: it is kept nowhere. */
  audio: string;
}

/** What visitors may have read aloud. */
export class TrialOfferResult {
  /** Whether visitors may have sentences read aloud at all. */
  available: boolean;
  /** Characters that a sentence may have. */
  max_chars: number;
  /** Sentences that one network may have read aloud in a day. */
  sentences_per_day: number;
}

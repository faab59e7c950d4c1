import type { SpeechQuote } from '../application/queries/quote-speech';
import type { SpeechRequestSummary } from '../domain/speech-request';
import { languagesOf, termsOf, type Voice } from '../../speech';
import type { AudioAddresses } from './audio-addresses';
import type { ReadingStep } from '../../text-normalization';
import type {
  HistoryItem,
  LicenceDto,
  QuoteResult,
  ReadingStepDto,
  SpeakerDto,
  SpeechResult,
  StatusResult,
} from './speech-results.dto';

/** @param request a successful one */
export function presentResult(request: SpeechRequestSummary, addresses: AudioAddresses): SpeechResult {
  const { durationSec, fileSizeBytes, expiresAt } = request;
  if (durationSec === null || fileSizeBytes === null || expiresAt === null) {
    throw new Error(`Request ${request.id} is ${request.status}: it has no result.`);
  }
  return {
    request_id: request.id,
    audio_url: addresses.urlOf(request),
    speaker_id: request.speakerId,
    speaker_name: request.speakerName,
    provider: request.provider,
    char_count: request.charCount,
    duration_sec: roundedSec(durationSec),
    file_size: fileSizeBytes,
    expires_at: expiresAt.toISOString(),
  };
}

/** Seconds with three decimals at most: what a caller can make use of. */
export const roundedSec = (seconds: number): number => Math.round(seconds * 1000) / 1000;

export const presentItem = (request: SpeechRequestSummary, addresses: AudioAddresses): HistoryItem => ({
  request_id: request.id,
  input_text: request.inputText,
  speaker_id: request.speakerId,
  speaker_name: request.speakerName,
  char_count: request.charCount,
  audio_url: request.status === 'SUCCESS' ? addresses.urlOf(request) : null,
  audio_type: request.audioType,
  file_size: request.fileSizeBytes,
  status: request.status,
  created_at: request.createdAt.toISOString(),
  expires_at: request.expiresAt?.toISOString() ?? null,
  key_id: request.keyId,
});

export const presentStatus = (request: SpeechRequestSummary, addresses: AudioAddresses): StatusResult => ({
  ...presentItem(request, addresses),
  error: request.errorCode === null ? null : { code: request.errorCode, message: request.errorMessage ?? '' },
  duration_sec: request.durationSec && roundedSec(request.durationSec),
  provider: request.provider,
  language: request.language,
  speed: request.speed,
  pitch: request.pitch,
  volume: request.volume,
  reading: { off: [...request.readingOff], choose: [...request.readingChoose] },
  dictionaries: [...request.dictionaries],
});

/** As many decimals as a probability has that was fitted to some thousand cases. */
const thousandths = (certainty: number): number => Math.round(certainty * 1000) / 1000;

const presentStep = (step: ReadingStep): ReadingStepDto => ({
  start: step.start,
  end: step.end,
  written: step.written,
  spoken: step.spoken,
  rule: step.rule,
  class: step.class,
  certainty: thousandths(step.certainty),
  alternatives: step.alternatives.map(({ class: kind, spoken, certainty }) => ({
    class: kind,
    spoken,
    certainty: thousandths(certainty),
  })),
});

export const presentQuote = (quote: SpeechQuote, creditsAvailable: number): QuoteResult => ({
  char_count: quote.charCount,
  credits: quote.charCount,
  balance_after: creditsAvailable - quote.charCount,
  estimated_duration_sec: Math.round(quote.estimatedDurationSec * 10) / 10,
  spoken_text: quote.reading.spokenText,
  reading: quote.reading.trace.map(presentStep),
  warnings: quote.reading.warnings.map(({ code, message, dropped }) => ({
    code,
    message,
    dropped: [...dropped],
  })),
});

export const presentSpeaker = (voice: Voice, available: boolean): SpeakerDto => ({
  speaker_id: voice.speakerId,
  speaker_name: voice.speakerName,
  provider: voice.provider,
  language: voice.language,
  languages: [...languagesOf(voice)],
  quality: voice.quality,
  region: voice.region,
  gender: voice.gender,
  sample_rate: voice.sampleRate,
  licence: voice.licence,
  attribution: voice.attribution ?? null,
  preview_url: `/api/v1/tts/speakers/${voice.speakerId}/preview`,
  available,
});

/** @param voices one or more under the licence */
export function presentLicence(licence: string, voices: readonly Voice[]): LicenceDto {
  const terms = termsOf(licence);
  return {
    licence: terms?.licence ?? licence,
    text_url: terms?.textUrl ?? null,
    requires_agreement: terms?.requiresAgreement ?? false,
    duties: terms?.duties.map(({ section, vi, en }) => ({ section, vi, en })) ?? null,
    voices: voices.map(({ speakerId, speakerName, attribution }) => ({
      speaker_id: speakerId,
      speaker_name: speakerName,
      attribution: attribution ?? null,
    })),
  };
}

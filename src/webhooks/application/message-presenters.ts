import type { CreditsExpiring, LowCredits } from '../../accounts';
import type { JobEnded } from '../../shared/events/job-ended';
import type { OrderPaid } from '../../shared/events/order-paid';
import type { EndedSpeech, SpeechEnded } from '../../shared/events/speech-ended';
import type { WebhookEvent, WebhookMessage } from '../domain/webhook-event';

type EventMessage = WebhookMessage & { readonly type: WebhookEvent };

/** @param publicBaseUrl without a slash at its end */
export function presentSpeechEnded({ speech, occurredAt }: SpeechEnded, publicBaseUrl: string): EventMessage {
  const { audio, error } = speech;
  if (error) return { type: 'speech.failed', timestamp: occurredAt, data: { ...facts(speech), error } };
  const { path, type, durationSec, sizeBytes, expiresAt } = audio!;
  return {
    type: 'speech.completed',
    timestamp: occurredAt,
    data: {
      ...facts(speech),
      audio_url: publicBaseUrl + path,
      audio_type: type,
      duration_sec: Math.round(durationSec * 1000) / 1000,
      file_size: sizeBytes,
      expires_at: expiresAt,
    },
  };
}

const facts = ({ requestId, speakerId, speakerName, provider, charCount }: EndedSpeech) => ({
  request_id: requestId,
  speaker_id: speakerId,
  speaker_name: speakerName,
  provider,
  char_count: charCount,
});

/** @param publicBaseUrl without a slash at its end */
export const presentJobEnded = ({ job, occurredAt }: JobEnded, publicBaseUrl: string): EventMessage => ({
  type: 'job.completed',
  timestamp: occurredAt,
  data: {
    job_id: job.jobId,
    status: job.status,
    char_count: job.charCount,
    charged: job.chargedChars,
    audio_url: job.audioPath === null ? null : publicBaseUrl + job.audioPath,
    duration_sec: Math.round(job.durationSec * 1000) / 1000,
    error: job.error,
  },
});

export const presentOrderPaid = (paid: OrderPaid): EventMessage => ({
  type: 'order.paid',
  timestamp: paid.occurredAt,
  data: {
    order_code: paid.orderCode,
    plan_id: paid.planId,
    amount: paid.amountVnd,
    credits: paid.credits,
    paid_at: paid.occurredAt,
  },
});

/** @param publicBaseUrl without a slash at its end */
export const presentCreditsLow = (low: LowCredits, at: Date, publicBaseUrl: string): EventMessage => ({
  type: 'credits.low',
  timestamp: at,
  data: {
    ...low,
    order_url: `${publicBaseUrl}/credits/again`, // the page
    order_again_url: `${publicBaseUrl}/api/payment/orders/again`, // the same for a program
  },
});

export const presentCreditsExpiring = ({ lots, occurredAt }: CreditsExpiring): EventMessage => ({
  type: 'credits.expiring',
  timestamp: occurredAt,
  data: {
    expiring: lots.map(({ creditsLeft, expiresAt }) => ({ credits: creditsLeft, expires_at: expiresAt })),
  },
});

export {
  type CallOptions,
  Loa,
  type PaidCallOptions,
  type QuoteOptions,
  type SpeakOptions,
  type SpeechStream,
  type StreamOptions,
} from './loa.ts';
export { type FieldFault, LoaError } from './loa-error.ts';
export type { SpeechEvent, TimedWord } from './speech-events.ts';
export type { LoaOptions } from './transport.ts';
export { verifyWebhook, type WebhookCall, type WebhookEvent, WebhookRejected } from './webhook.ts';
export type * from './generated/types.gen.ts';

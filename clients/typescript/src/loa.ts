import type {
  AccountResult,
  CreditsDto,
  HistoryItem,
  LedgerEntryDto,
  OrderDto,
  OrderResult,
  PlaceOrderRequest,
  PlanDto,
  QuoteResult,
  SpeakerDto,
  SpeechHistoryData,
  SpeechQuoteBody,
  SpeechRequestBody,
  SpeechResult,
  SpeechStreamBody,
  StatusResult,
} from './generated/types.gen.ts';
import { allOf, type Page } from './pages.ts';
import { type SpeechEvent, speechEvents } from './speech-events.ts';
import { type LoaOptions, Transport } from './transport.ts';

export interface CallOptions {
  /** Ends the call; what the service has begun to speak it speaks to the end, and charges. */
  readonly signal?: AbortSignal;
}

/** For calls that cost something. */
export interface PaidCallOptions extends CallOptions {
  /** Makes all calls with it one; a new one for each call unless told otherwise. */
  readonly idempotencyKey?: string;
}

interface Voice {
  /** A `speaker_id` of `voices()`; the service's default voice when left out. */
  readonly voice?: string;
}

type Settings<Body> = Omit<Body, 'input_text' | 'speaker_id'> & Voice;
export type SpeakOptions = Settings<SpeechRequestBody> & PaidCallOptions;
export type StreamOptions = Settings<SpeechStreamBody> & PaidCallOptions;
export type QuoteOptions = Settings<SpeechQuoteBody> & CallOptions;

/** Audio that is sent while it is spoken. */
export interface SpeechStream {
  /** For `status()`. */
  readonly requestId: string;
  /** Media type; for `pcm` with the rate and channels of the samples. */
  readonly mediaType: string;
  /** Ends with an error when speaking fails; nothing is charged then. */
  readonly audio: ReadableStream<Uint8Array>;
}

/**
 * A Loa service, as one account sees it. Results are as the API's description at `/docs` has them.
 *
 * Every method throws `LoaError`. Calls that may pass at another time are sent again, with the same idempotency key
 * where they cost something, so that nothing is charged twice.
 */
export class Loa {
  private readonly transport: Transport;

  constructor(options: LoaOptions) {
    this.transport = new Transport(options);
  }

  /** Speaks a text, for one credit a character, and waits for the file; `audio()` downloads it. */
  speak(text: string, options: SpeakOptions = {}): Promise<SpeechResult> {
    return this.transport.result(paidCall('/api/v1/tts', text, options));
  }

  /** Speaks a text, for the same price, and gives the audio from the first sentence on. */
  async stream(text: string, options: StreamOptions = {}): Promise<SpeechStream> {
    const { headers, body } = await this.transport.stream(paidCall('/api/v1/tts/stream', text, options));
    const resource = headers.get('x-request-resource') ?? '';
    return {
      requestId: resource.slice(resource.lastIndexOf('/') + 1),
      mediaType: headers.get('content-type') ?? '',
      audio: body!,
    };
  }

  /** The same with the written words and their times. */
  async *events(text: string, options: StreamOptions = {}): AsyncGenerator<SpeechEvent> {
    const { body } = await this.transport.stream(paidCall('/api/v1/tts/stream/events', text, options));
    yield* speechEvents(body!);
  }

  /** The file of what was spoken. */
  async audio(speech: { readonly audio_url: string }, { signal }: CallOptions = {}) {
    const call = { method: 'GET', path: speech.audio_url, signal } as const;
    return (await this.transport.stream(call)).body!;
  }

  /** What a text would cost, and how it will be read; free. */
  quote(text: string, { signal, ...options }: QuoteOptions = {}): Promise<QuoteResult> {
    return this.transport.result({
      method: 'POST',
      path: '/api/v1/tts/quote',
      body: bodyOf(text, options),
      signal,
    });
  }

  /** What became of a request. */
  status(requestId: string, options: CallOptions = {}): Promise<StatusResult> {
    return this.get(`/api/v1/tts/status/${encodeURIComponent(requestId)}`, options);
  }

  /** Requests of the account, newest first. */
  history({
    status,
    ...options
  }: Pick<HistoryQuery, 'status'> & CallOptions = {}): AsyncGenerator<HistoryItem> {
    return this.list('/api/v1/tts/history', options, { status });
  }

  /** The voices, the default one first. */
  async voices(options: CallOptions = {}): Promise<SpeakerDto[]> {
    return (await this.get<{ items: SpeakerDto[] }>('/api/v1/tts/speakers', options)).items;
  }

  /** Credits of the account. */
  async credits(options: CallOptions = {}): Promise<CreditsDto> {
    return (await this.get<AccountResult>('/api/v1/account', options)).account.credits;
  }

  /** Every change of the account's credits, newest first. */
  ledger(options: CallOptions = {}): AsyncGenerator<LedgerEntryDto> {
    return this.list('/api/v1/account/ledger', options);
  }

  /** What can be bought. */
  async plans(options: CallOptions = {}): Promise<PlanDto[]> {
    return (await this.get<{ items: PlanDto[] }>('/api/payment/plans', options)).items;
  }

  /** Orders credits; the answer has the QR code that a banking app pays. */
  order(plan: PlaceOrderRequest, { idempotencyKey, signal }: PaidCallOptions = {}): Promise<OrderResult> {
    return this.transport.result({
      method: 'POST',
      path: '/api/payment/orders',
      body: plan,
      idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
      signal,
    });
  }

  /** Orders of the account, newest first; `refunds` has what was sent back of their money. */
  orders(options: CallOptions = {}): AsyncGenerator<OrderDto> {
    return this.list('/api/payment/orders', options);
  }

  private get<Result>(path: string, { signal }: CallOptions): Promise<Result> {
    return this.transport.result({ method: 'GET', path, signal });
  }

  private list<Item>(path: string, { signal }: CallOptions, query: HistoryQuery = {}): AsyncGenerator<Item> {
    return allOf((paging) =>
      this.transport.result<Page<Item>>({ method: 'GET', path, query: { ...query, ...paging }, signal }),
    );
  }
}

type HistoryQuery = NonNullable<SpeechHistoryData['query']>;

function paidCall(
  path: string,
  text: string,
  { idempotencyKey, signal, ...options }: StreamOptions | SpeakOptions,
) {
  return {
    method: 'POST',
    path,
    body: bodyOf(text, options),
    idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
    signal,
  } as const;
}

const bodyOf = (text: string, { voice, ...settings }: Voice): object => ({
  ...settings,
  input_text: text,
  speaker_id: voice,
});

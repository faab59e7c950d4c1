import { createWriteStream, type WriteStream } from 'node:fs';

/** Somebody with an account and a key. */
export interface Customer {
  readonly accountId: string;
  readonly key: string;
  /** Credits that the account began with. */
  readonly signupCredits: number;
}

/** What an answer said of an order. */
export interface OrderAnswer {
  readonly orderCode: string;
  readonly amountVnd: number;
  readonly credits: number;
}

/** One order that a customer means to place, however often the call has to be repeated. */
export interface Purchase {
  readonly customer: Customer;
  readonly idempotencyKey: string;
  /** Every answer 200; all of them promise the same order. */
  readonly answers: OrderAnswer[];
}

/** Money that arrived at the bank, and what the service has said to being told of it. */
export interface Transfer {
  readonly referenceCode: string;
  /** The order that it pays if it is the first to do so; null when it can pay none. */
  readonly pays: string | null;
  /** Notifications sent, answered or not. */
  deliveries: number;
  /** Outcomes in the answers 200. */
  readonly acknowledged: string[];
}

export interface SpeechAnswer {
  readonly requestId: string;
  /** Path of the audio file. */
  readonly audioPath: string;
  readonly fileSizeBytes: number;
  readonly charCount: number;
}

/** One text that a customer means to have spoken, however often the call has to be repeated. */
export interface Speech {
  readonly customer: Customer;
  readonly idempotencyKey: string;
  readonly text: string;
  readonly answers: SpeechAnswer[];
  /** Codes of the answers that said: there is no audio, and nothing was charged. */
  readonly refusals: string[];
  /** Calls without an answer, or with one that promises nothing. */
  unknown: number;
}

/** Everything that the clients asked for and were told. What stands here the service must have kept. */
export class Journal {
  readonly customers: Customer[] = [];
  readonly purchases: Purchase[] = [];
  readonly transfers: Transfer[] = [];
  readonly speeches: Speech[] = [];
  private readonly startedAt = Date.now();
  private readonly file: WriteStream;

  /** @param file receives every line of `note` as JSON, for whoever looks for the cause of a finding */
  constructor(file: string) {
    this.file = createWriteStream(file);
  }

  note(event: string, facts: object): void {
    this.file.write(`${JSON.stringify({ ms: Date.now() - this.startedAt, event, ...facts })}\n`);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.file.end(resolve));
  }
}

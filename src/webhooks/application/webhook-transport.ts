import type { Attempt } from '../domain/delivery';

/** A signed message on its way out. */
export interface OutgoingCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What calls the endpoints. */
export abstract class WebhookTransport {
  /**
   * Checks an address that an endpoint is to have. What passes may still be refused when it is called.
   * @throws InvalidParameters naming `url`, when it is malformed or leads where customers have nothing to call
   */
  abstract check(url: string): Promise<void>;

  /**
   * Calls an endpoint once. Never rejects for the endpoint's sake: a failure is an outcome.
   * @throws the signal's reason when it is aborted
   */
  abstract post(
    call: OutgoingCall,
    signal: AbortSignal,
  ): Promise<Pick<Attempt, 'statusCode' | 'errorCode' | 'error' | 'answer' | 'retryAfterSec'>>;
}

import type { SettledOutcome } from '../../domain/transfers/settlement';
import type { TransferNotice } from '../../domain/transfers/transfer-notice';

/** A call of a gateway as it reached us, before anything is believed of it. */
export interface GatewayCall {
  /** By names in small letters; values as Node hands them over (Latin-1). */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes of the body: most gateways that sign at all sign these. */
  readonly rawBody: Uint8Array;
  /** The same bytes read as JSON. */
  readonly body: object;
  readonly receivedAt: Date;
}

/** A transfer that a gateway or a statement reports, and the piece of its message that does. */
export interface Announcement {
  readonly notice: TransferNotice;
  /** Kept as it was sent. */
  readonly raw: object;
}

/** What became of an announced transfer by the time of the answer; `accepted`: stored, not settled yet. */
export type ReceivedOutcome = SettledOutcome | 'accepted';

/** The answer to a gateway, in the envelope of every answer. */
export interface Acknowledgement {
  readonly result: object;
  /** What this gateway looks for at the top level, beside `status` and `result`. */
  readonly beside: Readonly<Record<string, unknown>>;
}

/** A service that watches the bank account and calls us when money moves. */
export abstract class PaymentGateway {
  /** Names it in its address, `/api/payment/webhook/<key>`, and as the channel of its transfers. */
  abstract readonly key: string;

  /** @throws InvalidWebhookSecret unless the gateway itself calls; always, while no secret is configured */
  abstract verify(call: GatewayCall): void;

  /**
   * Reads the body of a verified call.
   * @returns any number of transfers; none for a test call
   * @throws InvalidParameters naming every faulty field
   */
  abstract parse(body: object): Promise<readonly Announcement[]>;

  /** @param outcomes one for each transfer of the call, in its order */
  abstract acknowledge(outcomes: readonly ReceivedOutcome[]): Acknowledgement;
}

/** The gateways that may call. */
export class PaymentGateways {
  private readonly named: ReadonlyMap<string, PaymentGateway>;

  /** @param standard the one whose address needs no name */
  constructor(
    private readonly standard: PaymentGateway,
    others: readonly PaymentGateway[],
  ) {
    this.named = new Map(others.map((gateway) => [gateway.key, gateway]));
  }

  /** The names of all. */
  get keys(): readonly string[] {
    return [this.standard.key, ...this.named.keys()];
  }

  /** @returns the gateway of an address; undefined when there is none of this name */
  get(key: string | undefined): PaymentGateway | undefined {
    return key === undefined ? this.standard : this.named.get(key);
  }
}

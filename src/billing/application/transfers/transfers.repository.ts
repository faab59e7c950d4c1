import type { Page, PageRequest } from '../../../shared/application/page';
import type { ClosureKind } from '../../domain/transfers/closure';
import type { TransferOutcome, TransferReason, WaitingReason } from '../../domain/transfers/settlement';
import type { Transfer } from '../../domain/transfers/transfer';

/** Where a sweep goes on: behind the last transfer it has seen. */
export interface SweepPosition {
  readonly receivedAt: Date;
  readonly id: string;
}

/** Which transfers an operator asks for; all that is given must hold. */
export interface TransferFilter {
  readonly outcome?: TransferOutcome;
  readonly reason?: TransferReason;
  readonly closedAs?: ClosureKind;
  readonly referenceCode?: string;
}

/** What has come in and is not settled yet: more than a handful for seconds means that something is stuck. */
export interface TransferBacklog {
  readonly unsettled: number;
  readonly oldestReceivedAt: Date | null;
}

/** The stored deliveries of bank transfers. */
export abstract class TransfersRepository {
  /** Stores all of them, or none. */
  abstract add(...transfers: Transfer[]): Promise<void>;

  /** @param id a UUID */
  abstract find(id: string): Promise<Transfer | null>;

  /**
   * Finds a transfer and locks its bank reference, then its row, until the transaction ends: no other delivery
   * with the reference is settled meanwhile.
   * @param id a UUID
   */
  abstract lock(id: string): Promise<Transfer | null>;

  /** What was credited, ignored or unmatched under a bank reference; duplicates of these are left out. */
  abstract listSettled(referenceCode: string): Promise<Transfer[]>;

  /** Every delivery with one of these bank references, repeats left out. */
  abstract findByReferences(referenceCodes: readonly string[]): Promise<Transfer[]>;

  /**
   * What real money paid orders, oldest first; transfers of mock-pay are left out.
   * @param accountNos receiving accounts, in the spelling of `plainAccountNo`
   * @param from first moment of the transfer at the bank, `to` the last
   */
  abstract listCredited(accountNos: readonly string[], from: Date, to: Date): AsyncIterable<Transfer>;

  /** @returns by order code: the bank reference of the transfer that paid the order; unpaid ones are left out */
  abstract findReferencesOf(orderCodes: readonly string[]): Promise<Map<string, string>>;

  /** Stores what became of a transfer. */
  abstract save(transfer: Transfer): Promise<void>;

  /** Transfers still `received` that came in before a moment, oldest first, without those being settled now. */
  abstract listUnsettled(
    before: Date,
    limit: number,
    after: SweepPosition | null,
  ): Promise<readonly SweepPosition[]>;

  /** Everything that was received, newest first. */
  abstract search(filter: TransferFilter, page: PageRequest): Promise<Page<Transfer>>;

  /** All of a filter, newest first, some hundred at a time; each once, whatever becomes of others meanwhile. */
  abstract all(filter: TransferFilter): AsyncIterable<readonly Transfer[]>;

  abstract backlog(): Promise<TransferBacklog>;

  /**
   * What waits for an operator, oldest first: unmatched money, and money without an order code, which the
   * gateway was told is ignored; what an operator has closed is left out.
   * @param reason leaves out what waits for another reason; null takes all
   */
  abstract listWaiting(reason: WaitingReason | null, page: PageRequest): Promise<Page<Transfer>>;
}

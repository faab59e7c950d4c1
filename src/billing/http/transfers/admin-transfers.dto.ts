import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/page.dto';
import { CLOSURES, type ClosureKind } from '../../domain/transfers/closure';
import type { OrderStatus } from '../../domain/orders/order';
import {
  TRANSFER_OUTCOMES,
  TRANSFER_REASONS,
  type TransferOutcome,
  type TransferReason,
  WAITING_REASONS,
  type WaitingReason,
} from '../../domain/transfers/settlement';

/** Which transfers are asked for; all that is given must hold. */
export class AdminTransfersQuery extends PageQuery {
  /** Only transfers that came to this; `received` is what is not settled yet. */
  @IsOptional()
  @IsIn(TRANSFER_OUTCOMES)
  outcome?: TransferOutcome;

  /** Only transfers that were not credited for this reason. */
  @IsOptional()
  @IsIn(TRANSFER_REASONS)
  reason?: TransferReason;

  /** Only transfers that an operator has closed so. */
  @IsOptional()
  @IsIn(CLOSURES)
  closed_as?: ClosureKind;

  /** Every delivery with this bank reference. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  reference_code?: string;
}

/** Which transfers a file is to have. */
export class AdminTransfersFileQuery extends OmitType(AdminTransfersQuery, ['page', 'limit'] as const) {}

/** Which waiting transfers are asked for. */
export class UnmatchedTransfersQuery extends PageQuery {
  /** Only transfers that wait for this reason. */
  @IsOptional()
  @IsIn(WAITING_REASONS)
  reason?: WaitingReason;
}

/** The order that a transfer is to pay. */
export class AssignTransferRequest {
  /**
   * Code of the order; the memo of the transfer need not fit.
   * @example "LOA12345678"
   */
  @IsString()
  @Length(1, 100)
  order_code: string;

  /**
   * Why; kept with the transfer and with who assigned it.
   * @example "the customer called and sent the bank's receipt"
   */
  @IsString()
  @Length(1, 500)
  @Matches(/\S/, { message: '$property must not be blank' })
  reason: string;

  /**
   * The amount of the transfer, when it or the receiving account is not the order's and this is meant; without it such
   * a transfer is refused with TRANSFER_MISMATCH.
   * @example 98000
   */
  @IsOptional()
  @IsInt()
  accept_mismatch?: number;
}

/** How a transfer ends that pays no order. */
export class CloseTransferRequest {
  /** dismissed: nothing is owed; refunded: it was sent back; not-ours: it was meant for somebody else. */
  @IsIn(CLOSURES)
  as: ClosureKind;

  /**
   * Why; kept with the transfer and with who closed it.
   * @example "sent back, the customer had paid twice"
   */
  @IsString()
  @Length(1, 500)
  @Matches(/\S/, { message: '$property must not be blank' })
  reason: string;

  /**
   * The bank's reference of the transfer that sent the money back; required for refunded, refused for others.
   * @example "FT26325000654321"
   */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  refund_reference?: string;
}

/** One delivery of a bank transfer, and what became of it. */
export class TransferDto {
  /** Identifier of the delivery. */
  transfer_id: string;
  /** The gateway that told of it, or the statement that listed it; `mock` for a simulated one. */
  channel: string;
  /** Name of the receiving bank, as the channel writes it. */
  gateway: string;
  /** The bank's reference. */
  reference_code: string;
  /** Whether money came in or went out. */
  direction: 'in' | 'out';
  /** Amount in whole Vietnamese dong. */
  amount: number;
  /** The memo. */
  content: string;
  /** Number of the account that received the money. */
  account_number: string;
  /** When the bank moved the money (ISO 8601, UTC). */
  transferred_at: string;
  /** When it reached this service (ISO 8601, UTC). */
  received_at: string;
  /** received: not settled yet; credited: it paid an order; duplicate, ignored, unmatched: it paid none. */
  outcome: TransferOutcome;
  /** Why it was not credited; null when it was, and before it is settled. */
  @ApiProperty({ enum: [...TRANSFER_REASONS, null], nullable: true }) // the plug-in forgets the null
  reason: TransferReason | null;
  /** Code of the order that it paid. */
  order_code: string | null;
  /** Why an operator assigned it to that order; null when the rules did. */
  assigned_reason: string | null;
  /**
   * Who assigned it: the id of an admin account, or user and host of a command line (`root@loa-1`); null when the rules did.
   */
  assigned_by: string | null;
  /** When it was settled (ISO 8601, UTC); null before. */
  settled_at: string | null;
  /** How an operator has ended its waiting; null unless one has, as are the fields below. */
  @ApiProperty({ enum: [...CLOSURES, null], nullable: true }) // the plug-in forgets the null
  closed_as: ClosureKind | null;
  /** Why it was closed. */
  closed_reason: string | null;
  /** Who closed it: the id of an admin account, or user and host of a command line (`root@loa-1`). */
  closed_by: string | null;
  /** When it was closed (ISO 8601, UTC). */
  closed_at: string | null;
  /** The bank's reference of the transfer that sent the money back. */
  refund_reference: string | null;
}

/** Result that holds a transfer. */
export class TransferResult {
  /** The transfer. */
  transfer: TransferDto;
}

/** A page of the transfers, newest first. */
export class TransfersResult {
  /** Number of matching transfers in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The transfers. */
  items: TransferDto[];
}

/** An order that a waiting transfer may have been meant for. */
export class TransferCandidateDto {
  /** Code of the order. */
  order_code: string;
  /** Identifier of the account that ordered. */
  account_id: string;
  /** Its e-mail address. */
  account_email: string;
  /** The name of its owner. */
  account_name: string;
  /** Price in whole Vietnamese dong. */
  amount: number;
  /** PENDING, PAID, EXPIRED or CANCELLED. */
  status: OrderStatus;
  /** When it was placed (ISO 8601, UTC). */
  created_at: string;
  /** Every rule that keeps the transfer from paying it. */
  failed: TransferReason[];
  /**
   * The digits of its code that the memo has in the same places, `·` for each other; null when fewer than four agree.
   * @example "1234·678"
   */
  digits_in_place: string | null;
}

/** Result that holds an order beside a transfer. */
export class ComparedOrderResult {
  /** The order. */
  candidate: TransferCandidateDto;
}

/** A transfer that waits for an operator. */
export class UnmatchedTransferDto extends TransferDto {
  /**
   * The orders that it may have been meant for, likeliest first: those whose code has the most digits in place, then
   * those that fit in amount, are unpaid and were placed near to it. Five at most.
   */
  candidates: TransferCandidateDto[];
}

/** A page of the transfers that wait for an operator, oldest first. */
export class UnmatchedTransfersResult {
  /** Number of matching transfers in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The transfers. */
  items: UnmatchedTransferDto[];
}

/** What has come in and is not settled yet. */
export class TransferBacklogResult {
  /** Transfers that are not settled; more than a handful for seconds means that something is stuck. */
  unsettled: number;
  /** When the oldest of them came in (ISO 8601, UTC); null when there is none. */
  oldest_received_at: string | null;
}

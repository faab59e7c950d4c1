import { OmitType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/page.dto';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/orders/order';
import { OrderDto, OrderRefundDto } from './orders.dto';

/** Which orders are asked for; all that is given must hold. */
export class AdminOrdersQuery extends PageQuery {
  /** Only orders in this state. */
  @IsOptional()
  @IsIn(ORDER_STATUSES)
  status?: OrderStatus;

  /** Only orders of this account. */
  @IsOptional()
  @IsUUID()
  account_id?: string;

  /**
   * The order with this code.
   * @example "LOA12345678"
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  order_code?: string;
}

/** Which orders a file is to have. */
export class AdminOrdersFileQuery extends OmitType(AdminOrdersQuery, ['page', 'limit'] as const) {}

/** That money of a paid order was sent back. */
export class RefundOrderRequest {
  /**
   * What was sent back, in whole dong, at most what came in and was not sent back before; left out for all of that.
   * @example 299000
   */
  @IsOptional()
  @IsInt()
  amount?: number;

  /**
   * Credits to take back from the account, from 0 to what the order granted and was not taken back before. Refused with
   * CREDITS_NOT_LEFT when fewer are available.
   * @example 2000000
   */
  @IsInt()
  credits: number;

  /**
   * The bank's reference of the transfer that sent the money back; no other refund may have it.
   * @example "FT26325000654321"
   */
  @IsString()
  @Length(1, 200)
  refund_reference: string;

  /**
   * Why; kept with the refund and with who noted it.
   * @example "the customer had ordered by mistake"
   */
  @IsString()
  @Length(1, 500)
  @Matches(/\S/, { message: '$property must not be blank' })
  reason: string;
}

/** Something that was sent back of the money of an order, as the operator sees it. */
export class AdminOrderRefundDto extends OrderRefundDto {
  /** Why; the customer is not told. */
  reason: string;
  /** Who noted it: the id of an admin account, or user and host of a command line (`root@loa-1`). */
  refunded_by: string;
}

/** An order as the operator sees it. */
export class AdminOrderDto extends OmitType(OrderDto, ['refunds'] as const) {
  /** Identifier of the account that ordered. */
  account_id: string;
  /** Its e-mail address. */
  account_email: string;
  /** When it was placed (ISO 8601, UTC). */
  created_at: string;
  /** Identifier of the transfer that paid it; null until then. */
  transfer_id: string | null;
  /** What came in for it, in whole Vietnamese dong; null until it is paid. */
  paid_amount: number | null;
  /** What was sent back of that, oldest first. */
  refunds: AdminOrderRefundDto[];
}

/** A page of everybody's orders, newest first. */
export class AdminOrdersResult {
  /** Number of matching orders in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The orders. */
  items: AdminOrderDto[];
}

/** Result that holds an order. */
export class AdminOrderResult {
  /** The order. */
  order: AdminOrderDto;
}

import { OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PageQuery } from '../../platform/http/page.dto';
import { ORDER_STATUSES, type OrderStatus } from '../domain/order';
import { OrderDto } from './orders.dto';

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

/** An order as the operator sees it. */
export class AdminOrderDto extends OrderDto {
  /** Identifier of the account that ordered. */
  account_id: string;
  /** Its e-mail address. */
  account_email: string;
  /** When it was placed (ISO 8601, UTC). */
  created_at: string;
  /** Identifier of the transfer that paid it; null until then. */
  transfer_id: string | null;
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

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { PageQuery } from '../../platform/http/page.dto';
import { WhenGiven } from '../../platform/http/when-given';
import { ADDRESS_FAULTS, SILENCE_FAULTS } from '../../platform/network/outbound-fault';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../domain/delivery';
import { DISABLED_REASONS, type DisabledReason } from '../domain/webhook-endpoint';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../domain/webhook-event';

const LONGEST_URL = 2048;

/** A new webhook. */
export class CreateWebhookRequest {
  /**
   * Where events are sent: `https://`, without user name, password and fragment, at port 443 or 1024 and above, and
   * nowhere in a private network.
   * @example "https://example.com/loa/events"
   */
  @IsString()
  @MaxLength(LONGEST_URL)
  url: string;

  /**
   * The events that are sent there. `job.completed` tells of every end of a long job.
   * @example ["speech.completed", "speech.failed"]
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_EVENTS.length)
  @ArrayUnique()
  @IsIn(WEBHOOK_EVENTS, { each: true })
  events: WebhookEvent[];
}

/** A change of a webhook; what is left out stays. */
export class ChangeWebhookRequest {
  /**
   * Where events are sent, as when it was made.
   * @example "https://example.com/loa/events"
   */
  @WhenGiven()
  @IsString()
  @MaxLength(LONGEST_URL)
  url?: string;

  /**
   * The events that are sent there, in place of those so far.
   * @example ["order.paid"]
   */
  @WhenGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_EVENTS.length)
  @ArrayUnique()
  @IsIn(WEBHOOK_EVENTS, { each: true })
  events?: WebhookEvent[];

  /** Whether events are sent. `true` also for one that the service has disabled; what waits is sent then. */
  @WhenGiven()
  @IsBoolean()
  enabled?: boolean;
}

/** Which deliveries are asked for. */
export class DeliveriesQuery extends PageQuery {
  /** Only those that wait (`PENDING`), were accepted (`SUCCESS`) or are given up (`FAILED`). */
  @ApiPropertyOptional({ enum: DELIVERY_STATUSES })
  @IsOptional()
  @IsIn(DELIVERY_STATUSES)
  status?: DeliveryStatus;
}

/** A webhook, without its secret. */
export class WebhookDto {
  /** Identifier of the webhook. */
  id: string;
  /** Where events are sent. */
  url: string;
  /** The events that are sent there. */
  events: WebhookEvent[];
  /** Whether events are sent. */
  enabled: boolean;
  /** Why the service has disabled it: `gone` (it answered 410) or `failing` (it accepted nothing for three days). */
  @ApiProperty({ enum: [...DISABLED_REASONS, null], nullable: true }) // the plug-in forgets the null
  disabled_reason: DisabledReason | null;
  /** When it was disabled, by its owner or the service (ISO 8601, UTC); null while it is enabled. */
  disabled_at: string | null;
  /** Since when every call has failed (ISO 8601, UTC); null when the last one was accepted. */
  failing_since: string | null;
  /** When it was made (ISO 8601, UTC). */
  created_at: string;
}

/** The webhook with its new secret: the only answer that ever holds it. */
export class WebhookSecretResult extends WebhookDto {
  /**
   * What its deliveries are signed with, for the libraries of Standard Webhooks. It is not shown again.
   * @example "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
   */
  secret: string;
}

/** All webhooks of the account, newest first. */
export class WebhooksResult {
  /** The webhooks. */
  items: WebhookDto[];
}

/** One call of a webhook. */
export class AttemptDto {
  /** When it was called (ISO 8601, UTC). */
  attempted_at: string;
  /** How long the call took, in milliseconds. */
  duration_ms: number;
  /** HTTP status of the answer; null when there was none. */
  status_code: number | null;
  /**
   * Why there was no answer, as a stable word; null when there was one, and for calls of before there were such words.
   * @example "CONNECTION_REFUSED"
   */
  @ApiProperty({ enum: [...ADDRESS_FAULTS, ...SILENCE_FAULTS, null], nullable: true })
  error_code: string | null;
  /** The same in English; null when there was an answer. */
  error: string | null;
  /** The first kilobyte of the answer's body. */
  answer: string;
}

/** A message for a webhook, and what became of it. */
export class DeliveryDto {
  /** Identifier of the delivery; also the header `webhook-id` of every call. */
  id: string;
  /** The webhook that it is for. */
  webhook_id: string;
  /** What it tells of: an event, or `webhook.test`. */
  type: string;
  /** Waits (for its first call, or the next), was accepted, or is given up. */
  status: DeliveryStatus;
  /** When it is sent next (ISO 8601, UTC); null when it is not. */
  next_attempt_at: string | null;
  /** The latest 20 calls, oldest first. */
  attempts: AttemptDto[];
  /** When the event happened (ISO 8601, UTC). */
  created_at: string;
}

/** Result that holds a delivery. */
export class DeliveryResult {
  /** The delivery. */
  delivery: DeliveryDto;
}

/** A page of deliveries, newest first. */
export class DeliveriesResult {
  /** Number of deliveries in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The deliveries. */
  items: DeliveryDto[];
}

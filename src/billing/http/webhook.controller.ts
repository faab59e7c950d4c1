import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { InvalidParameters } from '../../shared/domain/domain-error';
import { Access } from '../../shared/http/access';
import { EnvelopeFields } from '../../shared/http/envelope.interceptor';
import { ReceiveTransfer } from '../application/receive-transfer';
import { parseBankTime } from '../domain/bank-time';
import type { TransferNotice } from '../domain/transfer';
import { TransferNotification, WebhookResult } from './webhook.dto';
import { WebhookSecretGuard } from './webhook-secret.guard';

@ApiTags('Payment')
@Controller('api/payment/webhook')
@Access('gateway')
@UseGuards(WebhookSecretGuard)
export class WebhookController {
  constructor(private readonly receiveTransfer: ReceiveTransfer) {}

  /**
   * Takes the gateway's notification of a bank transfer. Once this answers 200 the notification is stored,
   * whatever the outcome; the same one may be sent any number of times.
   */
  @Post()
  @HttpCode(200)
  @EnvelopeFields({ success: true })
  async receive(
    @Body() notification: TransferNotification,
    @Req() request: FastifyRequest,
  ): Promise<WebhookResult> {
    const outcome = await this.receiveTransfer.execute(readNotice(notification), request.body as object);
    return { outcome };
  }
}

function readNotice(notification: TransferNotification): TransferNotice {
  const transferredAt = parseBankTime(notification.transactionDate);
  if (!transferredAt) {
    throw InvalidParameters.of('transactionDate', 'IS_BANK_TIME', 'transactionDate is not a time.');
  }
  return {
    channel: 'webhook',
    notificationId: notification.id,
    gateway: notification.gateway,
    transferredAt,
    accountNumber: notification.accountNumber,
    subAccount: notification.subAccount ?? null,
    content: notification.content,
    orderCode: notification.order_code ?? null,
    direction: notification.transferType,
    amountVnd: notification.transferAmount,
    referenceCode: notification.referenceCode,
  };
}

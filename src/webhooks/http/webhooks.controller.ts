import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../accounts';
import { CurrentCaller } from '../../accounts/http';
import { Cost } from '../../platform/admission/cost';
import { Access, NeedsScope } from '../../platform/http/access';
import { Fails } from '../../platform/http/fails';
import { IdPipe } from '../../platform/http/id.pipe';
import { DeliveriesRepository } from '../application/deliveries.repository';
import { Endpoints } from '../application/endpoints';
import { EndpointsRepository } from '../application/endpoints.repository';
import { ReplayDelivery } from '../application/replay-delivery';
import { SendTest } from '../application/send-test';
import { WebhookNotFound } from '../domain/webhooks.errors';
import {
  ChangeWebhookRequest,
  CreateWebhookRequest,
  DeliveriesQuery,
  DeliveriesResult,
  DeliveryResult,
  WebhookDto,
  WebhookSecretResult,
  WebhooksResult,
} from './webhooks.dto';
import { presentDelivery, presentWebhook, presentWithSecret } from './webhooks.presenters';

const WEBHOOK_ID = { name: 'id', description: 'Identifier of the webhook' };

@ApiTags('Webhooks')
@Controller('api/v1/webhooks')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class WebhooksController {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly stored: EndpointsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly sendTest: SendTest,
    private readonly replayDelivery: ReplayDelivery,
  ) {}

  /** The account's webhooks, newest first. */
  @Get()
  async list(@CurrentCaller() { account }: Caller): Promise<WebhooksResult> {
    return { items: (await this.stored.list(account.id)).map(presentWebhook) };
  }

  /**
   * Has events sent to an address, signed as Standard Webhooks describes. The answer is the only place where the
   * secret ever stands. An account may have 10 webhooks.
   */
  @Post()
  @NeedsScope('speak', 'read')
  @Cost('webhook-endpoint')
  @HttpCode(200)
  @Fails(409)
  async create(
    @CurrentCaller() { account }: Caller,
    @Body() { url, events }: CreateWebhookRequest,
  ): Promise<WebhookSecretResult> {
    return presentWithSecret(await this.endpoints.add(account.id, url, events));
  }

  /** Changes address or events, disables or enables a webhook. */
  @Patch(':id')
  @NeedsScope('speak', 'read')
  @Cost('webhook-endpoint')
  @ApiParam(WEBHOOK_ID)
  async change(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeWebhookRequest,
  ): Promise<WebhookDto> {
    return presentWebhook(await this.endpoints.change(account.id, id, body));
  }

  /** Deletes a webhook with its deliveries, sent or not. */
  @Delete(':id')
  @NeedsScope('speak', 'read')
  @ApiParam(WEBHOOK_ID)
  async remove(@CurrentCaller() { account }: Caller, @Param('id', IdPipe) id: string): Promise<WebhookDto> {
    return presentWebhook(await this.endpoints.remove(account.id, id));
  }

  /** Gives a webhook a new secret. For 24 hours its deliveries are signed with the one so far as well. */
  @Post(':id/rotate')
  @NeedsScope('speak', 'read')
  @HttpCode(200)
  @ApiParam(WEBHOOK_ID)
  async rotate(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
  ): Promise<WebhookSecretResult> {
    return presentWithSecret(await this.endpoints.rotateSecret(account.id, id));
  }

  /** Sends a message of the type `webhook.test`, whatever the webhook has subscribed to, within a second or two. */
  @Post(':id/test')
  @NeedsScope('speak', 'read')
  @HttpCode(200)
  @Fails(409)
  @ApiParam(WEBHOOK_ID)
  async test(@CurrentCaller() { account }: Caller, @Param('id', IdPipe) id: string): Promise<DeliveryResult> {
    return { delivery: presentDelivery(await this.sendTest.execute(account.id, id)) };
  }

  /** What was sent to a webhook in the last 14 days, and what it answered, newest first. */
  @Get(':id/deliveries')
  @ApiParam(WEBHOOK_ID)
  async listDeliveries(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() query: DeliveriesQuery,
  ): Promise<DeliveriesResult> {
    if (!(await this.stored.find(account.id, id))) throw new WebhookNotFound();
    const { page, limit, status = null } = query;
    const { total, items } = await this.deliveries.list(id, query, status);
    return { total, page, limit, items: items.map(presentDelivery) };
  }

  /** Sends a delivery once more, at once, under the same `webhook-id`, whatever became of it. */
  @Post('deliveries/:id/replay')
  @NeedsScope('speak', 'read')
  @HttpCode(200)
  @Fails(409)
  @ApiParam({ name: 'id', description: 'Identifier of the delivery' })
  async replay(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
  ): Promise<DeliveryResult> {
    return { delivery: presentDelivery(await this.replayDelivery.execute(account.id, id)) };
  }
}

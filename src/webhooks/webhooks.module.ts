import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '../config/environment';
import { GuardedPost } from '../platform/network/guarded-post';
import { OutboundGuard } from '../platform/network/outbound-guard';
import { DeliveriesRepository } from './application/deliveries.repository';
import { DisableEndpoints } from './application/disable-endpoints';
import { Endpoints } from './application/endpoints';
import { EndpointsRepository } from './application/endpoints.repository';
import { PrepareJobCallback } from './application/prepare-job-callback';
import { ReplayDelivery } from './application/replay-delivery';
import { SendDelivery } from './application/send-delivery';
import { SendDueDeliveries } from './application/send-due-deliveries';
import { SendTest } from './application/send-test';
import { TellOfExpiringCredits } from './application/tell-of-expiring-credits';
import { TellOfJobEnded } from './application/tell-of-job-ended';
import { TellOfLowCredits } from './application/tell-of-low-credits';
import { TellOfOrderPaid } from './application/tell-of-order-paid';
import { TellOfSpeechEnded } from './application/tell-of-speech-ended';
import { TellOwnerOfDisabled } from './application/tell-owner-of-disabled';
import { WebhookPolicy } from './application/webhook-policy';
import { WebhookTransport } from './application/webhook-transport';
import { HttpsWebhookTransport } from './infrastructure/https-webhook-transport';
import { TypeOrmDeliveriesRepository } from './infrastructure/typeorm-deliveries.repository';
import { TypeOrmEndpointsRepository } from './infrastructure/typeorm-endpoints.repository';
import { WebhooksEraser } from './infrastructure/webhooks-eraser';
import { WebhooksSchedule } from './infrastructure/webhooks-schedule';

const useCases = [
  DisableEndpoints,
  Endpoints,
  PrepareJobCallback,
  ReplayDelivery,
  SendDelivery,
  SendDueDeliveries,
  SendTest,
  TellOfExpiringCredits,
  TellOfJobEnded,
  TellOfLowCredits,
  TellOfOrderPaid,
  TellOfSpeechEnded,
  TellOwnerOfDisabled,
];

/** Tells customers of events at addresses of their own, with signed calls. */
@Module({})
export class WebhooksModule {
  static with({ publicBaseUrl }: Environment): DynamicModule {
    const useCasesAndPorts = [
      ...useCases,
      { provide: EndpointsRepository, useClass: TypeOrmEndpointsRepository },
      { provide: DeliveriesRepository, useClass: TypeOrmDeliveriesRepository },
      { provide: WebhookPolicy, useValue: new WebhookPolicy(publicBaseUrl) },
    ];
    return {
      module: WebhooksModule,
      providers: [
        ...useCasesAndPorts,
        WebhooksEraser,
        {
          provide: GuardedPost,
          useFactory: (guard: OutboundGuard) => new GuardedPost(guard),
          inject: [OutboundGuard],
        },
        { provide: WebhookTransport, useClass: HttpsWebhookTransport },
        WebhooksSchedule,
      ],
      exports: useCasesAndPorts,
    };
  }
}

import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';

/** Whether the process works, for whoever watches over it. */
@Module({ controllers: [HealthController] })
export class HealthModule {}

import type { DynamicModule } from '@nestjs/common';
import type { Environment } from '../config/environment';
import { VoicesModule } from '../voices/voices.module';

/** What commands about voices work with: voices are folders, and need no database. */
export const voicesOnly = (environment: Environment): DynamicModule => VoicesModule.with(environment);

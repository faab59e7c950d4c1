import { type DynamicModule, Module } from '@nestjs/common';
import { AdminVoicesController } from './admin-voices.controller';
import { VoiceLook } from './voice-look';

/** The routes by which operators install and remove voices. */
@Module({})
export class VoicesHttpModule {
  /** @param voices the very module that the application has: another one would do all its work again */
  static with(voices: DynamicModule): DynamicModule {
    return {
      module: VoicesHttpModule,
      imports: [voices],
      controllers: [AdminVoicesController],
      providers: [VoiceLook],
    };
  }
}

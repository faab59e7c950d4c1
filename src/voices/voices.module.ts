import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '../config/environment';
import { modelDirs } from '../config/model-dirs';
import { InstalledModels } from './check/installed-models';
import { MeasureVoices } from './check/measure-voices';
import { RecogniseVoices } from './check/recognise-voices';
import { Downloader } from './download/downloader';
import { CheckVoice } from './install/check-voice';
import { InstallVoice } from './install/install-voice';
import { ListVoices } from './install/list-voices';
import { RemoveVoice } from './install/remove-voice';
import { downloadWith } from './install/voice-files';
import { VoicePlaces } from './install/voice-places';
import { VoiceCatalogue } from './voice-catalogue';

/** Obtaining voices: the catalogue, and what installs, removes and checks its voices. Needs no platform. */
@Module({})
export class VoicesModule {
  static with({ settings }: Environment): DynamicModule {
    const { HTTPS_PROXY, NO_PROXY, VOICE_MIRROR_URL, DISK_FLOOR_MB } = settings;
    const { folder, derived } = modelDirs(settings);
    const downloader = new Downloader({ proxy: { httpsProxy: HTTPS_PROXY, noProxy: NO_PROXY ?? '' } });
    return {
      module: VoicesModule,
      providers: [
        { provide: VoiceCatalogue, useFactory: () => VoiceCatalogue.read() },
        { provide: VoicePlaces, useValue: new VoicePlaces(folder, derived) },
        ListVoices,
        CheckVoice,
        RemoveVoice,
        InstalledModels,
        MeasureVoices,
        RecogniseVoices,
        {
          provide: InstallVoice,
          useFactory: (catalogue: VoiceCatalogue, places: VoicePlaces, check: CheckVoice) =>
            new InstallVoice(
              catalogue,
              places,
              check,
              downloadWith(downloader, VOICE_MIRROR_URL),
              DISK_FLOOR_MB * 2 ** 20,
            ),
          inject: [VoiceCatalogue, VoicePlaces, CheckVoice],
        },
      ],
      exports: [
        VoiceCatalogue,
        ListVoices,
        CheckVoice,
        InstallVoice,
        RemoveVoice,
        InstalledModels,
        MeasureVoices,
        RecogniseVoices,
      ],
    };
  }
}

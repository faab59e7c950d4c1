import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../accounts';
import { CurrentCaller } from '../../accounts/http';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { Audited } from '../../platform/http/audited';
import { Fails } from '../../platform/http/fails';
import { AppLogger } from '../../platform/logging/logger';
import { describeFault } from '../../platform/process/fault';
import { termsOf } from '../../speech';
import { InstallVoice } from '../install/install-voice';
import { ListVoices } from '../install/list-voices';
import { RemoveVoice } from '../install/remove-voice';
import { VoiceCatalogue } from '../voice-catalogue';
import {
  InstallVoiceRequest,
  PackDetailsResult,
  PackResult,
  PacksResult,
  RemoveVoiceResult,
} from './admin-voices.dto';
import { presentPack } from './pack.presenter';

const ofVoice = ApiParam({ name: 'name', description: 'Name of the voice', example: 'supertonic-3' });

@ApiTags('Administration')
@Controller('api/admin/voices')
@Access('admin')
@Cost('admin')
export class AdminVoicesController {
  constructor(
    private readonly catalogue: VoiceCatalogue,
    private readonly voices: ListVoices,
    private readonly installVoice: InstallVoice,
    private readonly removeVoice: RemoveVoice,
    private readonly logger: AppLogger,
  ) {}

  /** The voices that can be installed, which of them are, and how far an install is. */
  @Get()
  async list(): Promise<PacksResult> {
    return { items: (await this.voices.execute()).map(presentPack) };
  }

  /** One of them, with its licence. */
  @Get(':name')
  @ofVoice
  async show(@Param('name') name: string): Promise<PackDetailsResult> {
    const { licence } = this.catalogue.get(name);
    const duties = termsOf(licence.id)?.duties.map(({ section, vi, en }) => ({ section, vi, en }));
    return {
      ...(await this.find(name)),
      licence_url: licence.url,
      licence_text: licence.text,
      duties: duties ?? null,
    };
  }

  /**
   * Begins to install a voice; the list tells how far it is, and why it failed. An install that was interrupted goes on
   * from there. All processes offer the voice within seconds of its end.
   */
  @Post(':name/install')
  @Audited('voice.install', 'voice', ['name'], ['accept_licence'])
  @HttpCode(200)
  @Fails(404, 409, 503)
  @ofVoice
  async install(
    @CurrentCaller() { account: operator }: Caller,
    @Param('name') name: string,
    @Body() { accept_licence }: InstallVoiceRequest,
  ): Promise<PackResult> {
    const acceptance = { licence: accept_licence, acceptedBy: operator.email };
    const { ended } = await this.installVoice.execute(name, acceptance);
    ended.catch((error: unknown) => {
      this.logger.warn({ voice: name, reason: describeFault(error) }, 'voice not installed');
    });
    return this.find(name);
  }

  /** Removes a voice, or cancels its install. Requests in flight end as they began. */
  @Delete(':name')
  @Audited('voice.remove', 'voice', ['name'])
  @Fails(503)
  @ofVoice
  async remove(@Param('name') name: string): Promise<RemoveVoiceResult> {
    return { outcome: await this.removeVoice.execute(name) };
  }

  private async find(name: string): Promise<PackResult> {
    const pack = this.catalogue.get(name);
    const listed = (await this.voices.execute()).find((voice) => voice.pack === pack);
    return { voice: presentPack(listed!) };
  }
}

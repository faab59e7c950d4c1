import { Injectable } from '@nestjs/common';
import { OperatorLog } from '../../accounts';
import { ListVoices } from '../install/list-voices';

/** How a voice looks in the operators' log. */
@Injectable()
export class VoiceLook {
  constructor(
    private readonly voices: ListVoices,
    log: OperatorLog,
  ) {
    log.show('voice', (name) => this.look(name));
  }

  private async look(name: string): Promise<object | null> {
    const voice = (await this.voices.execute()).find(({ pack }) => pack.name === name);
    return voice ? { state: voice.state.kind } : null;
  }
}

import { Injectable } from '@nestjs/common';
import { ResolveDictionaries } from '../../../pronunciation';
import { estimateDurationSec, Speakers } from '../../../speech';
import type { Reading } from '../../../text-normalization';
import { SpecReader } from '../spec-reader';
import { type SpeechParameters, synthesisSpec } from '../synthesis-spec';

export interface SpeechQuote {
  readonly charCount: number;
  readonly estimatedDurationSec: number;
  readonly reading: Reading;
}

/** Tells what a text would cost and how it would be read. Charges and stores nothing. */
@Injectable()
export class QuoteSpeech {
  constructor(
    private readonly speakers: Speakers,
    private readonly dictionaries: ResolveDictionaries,
    private readonly reader: SpecReader,
  ) {}

  /**
   * @param onRead told how many ms the reading took, also where the text is refused then
   * @throws InvalidParameters for everything for which synthesizing the text would throw it
   */
  async execute(
    accountId: string,
    parameters: SpeechParameters,
    onRead: (tookMs: number) => void,
  ): Promise<SpeechQuote> {
    const spec = synthesisSpec(parameters, this.speakers);
    const dictionaries = await this.dictionaries.execute(accountId, spec.dictionaries);
    const reading = await this.reader.read({ ...spec, dictionaries }, onRead);
    return {
      charCount: spec.text.charCount,
      estimatedDurationSec: estimateDurationSec(reading.spokenText, spec.voice, spec.settings.speed),
      reading,
    };
  }
}

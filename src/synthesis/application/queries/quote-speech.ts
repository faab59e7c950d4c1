import { Injectable } from '@nestjs/common';
import { estimateDurationSec, Speakers, TextReader } from '../../../speech';
import type { Reading } from '../../../text-normalization';
import { readSpec } from '../spec-reader';
import { createSpec, type SpeechParameters } from '../synthesis-spec';

export interface SpeechQuote {
  readonly charCount: number;
  readonly estimatedDurationSec: number;
  readonly reading: Reading;
}

/** Tells what a text would cost and how it would be read. Charges and stores nothing. */
@Injectable()
export class QuoteSpeech {
  constructor(
    private readonly reader: TextReader,
    private readonly speakers: Speakers,
  ) {}

  /** @throws InvalidParameters for everything for which speaking the text would throw it */
  async execute(parameters: SpeechParameters): Promise<SpeechQuote> {
    const draft = createSpec(parameters, this.speakers);
    const { text, voice, settings } = draft;
    const reading = await readSpec(draft, this.reader);
    return {
      charCount: text.charCount,
      estimatedDurationSec: estimateDurationSec(reading.spokenText, voice, settings.speed),
      reading,
    };
  }
}

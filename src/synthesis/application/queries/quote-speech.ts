import { Injectable } from '@nestjs/common';
import { type DictionaryEntry, ResolveDictionaries } from '../../../pronunciation';
import { estimateAudioSec, Speakers } from '../../../speech';
import type { Reading } from '../../../text-normalization';
import { ReadingBudget } from '../ports/reading-budget';
import { SpecReader } from '../spec-reader';
import { type SpeechParameters, spokenOf, synthesisSpec } from '../synthesis-spec';

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
    private readonly budget: ReadingBudget,
  ) {}

  /**
   * @param triedEntries are no part of a dictionary yet, and go before all that are
   * @throws InvalidParameters for everything for which synthesizing the text would throw it
   * @throws RateLimitExceeded when the account has had enough read for nothing
   */
  async execute(
    accountId: string,
    parameters: SpeechParameters,
    triedEntries: readonly DictionaryEntry[] = [],
  ): Promise<SpeechQuote> {
    const spec = synthesisSpec(parameters, this.speakers);
    const dictionaries = await this.dictionaries.execute(accountId, spec.dictionaries);
    const prepared = await this.budget.spend(accountId, spec.text.charCount, (onRead) =>
      this.reader.read({ ...spec, dictionaries, triedEntries }, onRead, onRead),
    );
    return {
      charCount: spec.text.charCount,
      estimatedDurationSec: estimateAudioSec(spokenOf(prepared)),
      reading: prepared.reading,
    };
  }
}

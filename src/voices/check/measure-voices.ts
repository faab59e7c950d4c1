import { Injectable } from '@nestjs/common';
import { openModel, type SpeechEngine, type Voice, waveformOf } from '../../speech';
import { VoicePlaces } from '../install/voice-places';
import { checkSentences } from './sentences';
import { speakSentences } from './speak-sentences';
import { countSyllables } from './syllables';
import { type SpokenSentence, type VoiceFigures, voiceFigures } from './voice-figures';
import { type Finding, findingsOf } from './voice-limits';

export interface MeasuredVoice {
  readonly speakerId: string;
  readonly figures: VoiceFigures;
  readonly findings: readonly Finding[];
}

/** Of the sentences for checks, the first: among them they have every tone. */
const MEASURED_SENTENCES = 10;

/** Has the voices of an installed model speak, and measures what they say. */
@Injectable()
export class MeasureVoices {
  constructor(private readonly places: VoicePlaces) {}

  /**
   * @param model name of its folder
   * @returns one voice after the other
   * @throws OperatorFault when the folder holds no model; EngineUnavailable when it cannot be loaded
   */
  async *execute(model: string, signal?: AbortSignal): AsyncGenerator<MeasuredVoice> {
    const engine = openModel(this.places.folderOf(model), this.places.derivedDir);
    try {
      for (const voice of engine.card.voices) yield await measure(engine, voice, signal);
    } finally {
      await engine.close();
    }
  }
}

async function measure(engine: SpeechEngine, voice: Voice, signal?: AbortSignal): Promise<MeasuredVoice> {
  const texts = checkSentences(voice.language).slice(0, MEASURED_SENTENCES);
  const sentences: SpokenSentence[] = [];
  for await (const { text, speech, tookSec } of speakSentences(engine, voice, texts, signal))
    sentences.push({
      syllables: countSyllables(text, voice.language),
      waveform: waveformOf(speech.pcm),
      sampleRate: speech.sampleRate,
      tookSec,
    });
  const figures = voiceFigures(sentences);
  return { speakerId: voice.speakerId, figures, findings: findingsOf(figures) };
}

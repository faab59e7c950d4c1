import { Injectable } from '@nestjs/common';
import { openModel, type SpeechEngine, type SpeechRecogniser, type Voice } from '../../speech';
import { VoicePlaces } from '../install/voice-places';
import { characterErrorRate, letterErrors } from './character-error-rate';
import { checkSentences, heardForm } from './sentences';
import { speakSentences } from './speak-sentences';

/** A sentence as it was spoken, and as the recogniser has heard it. */
export interface HeardSentence {
  readonly spoken: string;
  readonly heard: string;
  readonly errors: number;
  readonly letters: number;
}

export interface HeardVoice {
  readonly speakerId: string;
  /** 0 when every letter was recognised. */
  readonly characterErrorRate: number;
  readonly sentences: readonly HeardSentence[];
}

/** Has the voices of an installed model speak, and finds out how much of it a speech recogniser understands. */
@Injectable()
export class RecogniseVoices {
  constructor(private readonly places: VoicePlaces) {}

  /**
   * @param model name of its folder
   * @returns one voice after the other
   * @throws OperatorFault when the folder holds no model, or the recogniser fails; EngineUnavailable when the model
   *   cannot be loaded
   */
  async *execute(
    model: string,
    recogniser: SpeechRecogniser,
    signal?: AbortSignal,
  ): AsyncGenerator<HeardVoice> {
    const engine = openModel(this.places.folderOf(model), this.places.derivedDir);
    try {
      for (const voice of engine.card.voices) yield await hear(engine, voice, recogniser, signal);
    } finally {
      await engine.close();
    }
  }
}

async function hear(
  engine: SpeechEngine,
  voice: Voice,
  recogniser: SpeechRecogniser,
  signal?: AbortSignal,
): Promise<HeardVoice> {
  const { speakerId, language } = voice;
  const sentences: HeardSentence[] = [];
  for await (const { text, speech } of speakSentences(engine, voice, checkSentences(language), signal)) {
    const written = speech.pcm.length === 0 ? '' : await recogniser.recognise(speech, language, signal);
    const heard = heardForm(written, language);
    sentences.push({ spoken: text, heard, ...letterErrors(text, heard) });
  }
  return { speakerId, characterErrorRate: characterErrorRate(sentences), sentences };
}

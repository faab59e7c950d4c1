import { createHash } from 'node:crypto';
import { audioType, type AudioType } from '../domain/audio-type';
import { inputText, type InputText } from '../domain/input-text';
import type { Speakers } from '../domain/speakers';
import { speechSettings, type SpeechSettings } from '../domain/speech-settings';
import type { Voice } from '../domain/voice';

/** What a caller asks for; whatever is left out takes its default. */
export interface SpeechParameters extends Partial<SpeechSettings> {
  readonly inputText: string;
  readonly speakerId?: string;
  readonly audioType?: string;
  /** Names of reading rules that are not applied. */
  readonly readingOff?: readonly string[];
}

/** What is to be spoken and how: complete, normalised, not read yet. */
export interface SpeechDraft {
  readonly text: InputText;
  readonly voice: Voice;
  readonly settings: SpeechSettings;
  readonly audioType: AudioType;
  /** Sorted, each name once. */
  readonly readingOff: readonly string[];
}

/** @throws InvalidParameters naming the faulty field */
export function draftSpeech(given: SpeechParameters, speakers: Speakers): SpeechDraft {
  return {
    text: inputText(given.inputText),
    voice: given.speakerId === undefined ? speakers.default : speakers.named(given.speakerId),
    settings: speechSettings(given),
    audioType: audioType(given.audioType),
    readingOff: [...new Set(given.readingOff)].sort(),
  };
}

/** Tells drafts apart: two bodies with one meaning (a default spelled out, another line end) are the same. */
export function fingerprint({ text, voice, settings, audioType, readingOff }: SpeechDraft): string {
  const { speed, pitch, volume } = settings;
  const facts = [text.text, voice.speakerId, speed, pitch, volume, audioType, readingOff];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

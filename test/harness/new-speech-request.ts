import { randomBytes, randomUUID } from 'node:crypto';
import { newAudioNames } from '../../src/synthesis/application/audio-names';
import {
  type OpenedSpeech,
  SpeechRequest,
  type StoredAudioFacts,
} from '../../src/synthesis/domain/speech-request';

export const newKey = (): string => randomBytes(20).toString('hex');

/** A PENDING request, not stored yet, with whatever a test does not care for. */
export function newSpeechRequest(
  facts: Partial<OpenedSpeech> & Pick<OpenedSpeech, 'accountId'>,
  at: Date,
): SpeechRequest {
  const number = facts.number ?? 1;
  return SpeechRequest.open(
    {
      id: randomUUID(),
      keyId: null,
      number,
      inputText: `Số ${number}`,
      markup: null,
      charCount: 4,
      speakerId: 'vi-north-female-1',
      speakerName: 'Thu Hà',
      provider: 'espeak-ng',
      language: null,
      speed: 1.25,
      pitch: 1,
      volume: 100,
      audioType: 'mp3',
      readingOff: ['emoji'],
      readingChoose: [{ start: 0, end: 3, class: 'date' }],
      dictionaries: [{ id: '7f8de1a0-6f3c-4bd5-9d5e-0d1f3a2b4c5d', version: 3 }],
      contentHash: null,
      expectedBytes: 1000,
      ...newAudioNames(),
      idempotencyKey: null,
      idempotencyHash: null,
      ...facts,
    },
    at,
  );
}

/** The facts of an audio file that nobody has stored. */
export const audioFacts: StoredAudioFacts = {
  durationSec: 1.5,
  fileSizeBytes: 900,
  audioSha256: '0'.repeat(64),
  cues: [{ startSec: 0, endSec: 1.5, text: 'Số 1' }],
};

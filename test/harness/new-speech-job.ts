import { randomUUID } from 'node:crypto';
import { newAudioNames } from '../../src/synthesis/application/audio-names';
import { type JobPart, type MadePart, waitingPart } from '../../src/synthesis/domain/jobs/job-part';
import { type OpenedJob, SpeechJob } from '../../src/synthesis/domain/jobs/speech-job';

const PART_TEXT = 'Một hai ba.';

/** A QUEUED job and its parts, not stored yet, with whatever a test does not care for. */
export function newSpeechJob(
  { partCount = 2, ...facts }: Partial<OpenedJob> & Pick<OpenedJob, 'accountId'>,
  at: Date,
): { job: SpeechJob; parts: JobPart[] } {
  const id = randomUUID();
  const job = SpeechJob.open(
    {
      id,
      container: 'file',
      chapters: 'none',
      subtitles: 'srt',
      isBatch: false,
      speaking: {
        markup: null,
        speakerId: 'vi-north-female-1',
        speakerName: 'Thu Hà',
        provider: 'espeak-ng',
        language: null,
        speed: 1.25,
        pitch: 1,
        volume: 100,
        audioType: 'mp3',
        readingOff: ['emoji'],
        readingChoose: [],
        dictionaries: [{ id: '7f8de1a0-6f3c-4bd5-9d5e-0d1f3a2b4c5d', version: 3 }],
      },
      charCount: PART_TEXT.length * partCount,
      partCount,
      expectedBytes: 1000,
      audioKey: newAudioNames().audioKey,
      callbackUrl: null,
      idempotencyKey: null,
      idempotencyHash: null,
      ...facts,
    },
    at,
  );
  const parts = Array.from({ length: partCount }, (_, index) => newPart(id, index));
  return { job, parts };
}

function newPart(jobId: string, index: number): JobPart {
  const plan = {
    text: PART_TEXT,
    charCount: PART_TEXT.length,
    ending: 'sentence',
    title: `Chương ${index + 1}`,
    beginsAtSec: 1.5,
    speaking: null,
  } as const;
  return waitingPart(plan, { jobId, index, audioKey: newAudioNames().audioKey, fileType: 'mp3' });
}

/** The audio of a part that nobody has stored. */
export const newMadePart = (facts: Partial<MadePart> = {}): MadePart => ({
  storedKey: newAudioNames().storedKey,
  sizeBytes: 300,
  durationSec: 1.25,
  crc32: 0xffffffff,
  cues: [{ startSec: 0, endSec: 1.25, text: PART_TEXT }],
  end: { pages: 3, granule: 60_000 },
  ...facts,
});

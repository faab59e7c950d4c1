import { SpeechRequest } from './speech-request';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const LATER = new Date('2026-03-01T08:00:02.500Z');

const open = (): SpeechRequest =>
  SpeechRequest.open(
    {
      id: '7b0e3c1a-1111-4222-8333-444455556666',
      keyId: null,
      accountId: 'a0000000-0000-4000-8000-000000000000',
      number: 3,
      inputText: 'Xin chào',
      markup: null,
      charCount: 8,
      speakerId: 'vi-north-female-1',
      speakerName: 'Thu Hà',
      language: null,
      provider: 'espeak-ng',
      speed: 1,
      pitch: 1,
      volume: 100,
      audioType: 'mp3',
      readingOff: [],
      readingChoose: [],
      dictionaries: [],
      audioKey: 'ab'.repeat(20),
      storedKey: 'ba'.repeat(32),
      contentHash: 'ef'.repeat(32),
      expectedBytes: 10_000,
      idempotencyKey: 'order-7',
      idempotencyHash: 'cd'.repeat(32),
    },
    NOW,
  );

const stored = {
  durationSec: 1.25,
  fileSizeBytes: 9000,
  audioSha256: '12'.repeat(32),
  cues: [],
};
const reason = { code: 'SYNTHESIS_FAILED', message: 'Speech synthesis failed: no reason.' };

describe('SpeechRequest', () => {
  it('starts PENDING, with 90 seconds to finish', () => {
    const state = open().toState();
    expect(state).toMatchObject({
      status: 'PENDING',
      number: 3,
      createdAt: NOW,
      finishedAt: null,
      cues: null,
    });
    expect(state.deadlineAt).toEqual(new Date('2026-03-01T08:01:30.000Z'));
  });

  it('succeeds with the facts of its file, which lives for the hours given', () => {
    const request = open();
    request.succeed(stored, 72, LATER);
    expect(request.toState()).toMatchObject({
      status: 'SUCCESS',
      durationSec: 1.25,
      fileSizeBytes: 9000,
      finishedAt: LATER,
      expiresAt: new Date('2026-03-04T08:00:02.500Z'),
      idempotencyKey: 'order-7',
      errorCode: null,
    });
  });

  it('takes over a recording for its own time, and offers it to nobody', () => {
    const recording = {
      storedKey: '99'.repeat(20),
      audioSha256: '12'.repeat(32),
      durationSec: 2,
      fileSizeBytes: 7,
    };
    const request = open();
    request.reuse(recording, 1, LATER);
    expect(request.toState()).toMatchObject({
      ...recording,
      status: 'SUCCESS',
      audioKey: 'ab'.repeat(20),
      contentHash: null,
      cues: null,
      expiresAt: new Date('2026-03-01T09:00:02.500Z'),
      idempotencyKey: 'order-7',
    });
  });

  it('fails with the reason and gives its idempotency key back', () => {
    const request = open();
    request.fail(reason, LATER);
    expect(request.toState()).toMatchObject({
      status: 'FAILED',
      errorCode: 'SYNTHESIS_FAILED',
      errorMessage: reason.message,
      finishedAt: LATER,
      expiresAt: null,
      idempotencyKey: null,
      idempotencyHash: null,
      contentHash: null,
    });
  });

  it.each(['SUCCESS', 'FAILED'] as const)('never leaves %s', (status) => {
    const settled = SpeechRequest.restore({ ...open().toState(), status });
    expect(() => settled.succeed(stored, 72, LATER)).toThrow(status);
    const recording = { storedKey: 'x', audioSha256: 'x', durationSec: 1, fileSizeBytes: 1 };
    expect(() => settled.reuse(recording, 1, LATER)).toThrow(status);
    expect(() => settled.fail(reason, LATER)).toThrow(status);
    expect(settled.toState().status).toBe(status);
  });
});

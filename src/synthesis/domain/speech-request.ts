import { Aggregate } from '../../shared/domain/aggregate';
import { SpeechEnded } from '../../shared/events/speech-ended';
import { type AudioType, restoreFailure, type SpeechSettings } from '../../speech';
import type { ReadingChoice } from '../../text-normalization';
import type { Markup } from './markup';
import type { Recording } from './recording';
import type { SubtitleCue } from './subtitles/subtitle-cues';

export const REQUEST_STATUSES = ['PENDING', 'SUCCESS', 'FAILED'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** How long the engine may take; what takes longer failed. */
export const ENGINE_LIMIT_SEC = 60;

/**
 * How long a request may be PENDING: the engine's time, and time to store the file and settle. An older one has
 * expired: the process that had it died.
 */
export const PENDING_LIMIT_SEC = 90;

/** How often a request may be claimed: when as many processes have died of it, the text is to blame. */
export const MAX_ATTEMPTS = 3;

/** A version of a pronunciation dictionary that a request is read with. */
export interface AppliedDictionary {
  readonly id: string;
  readonly version: number;
}

/** Everything that is known of one request, as it is stored. */
export interface SpeechRequestState extends SpeechSettings {
  readonly id: string;
  readonly accountId: string;
  /** The API key that it came with; null for a session, and for requests of before this was kept. */
  readonly keyId: string | null;
  /** Counts the account's requests: 1 for its first, without gaps. */
  readonly number: number;
  /** Normalised, see `inputText`; a document with markup as it was submitted. */
  readonly inputText: string;
  /** What the markup of `inputText` asks for; null for plain text. */
  readonly markup: Markup | null;
  /** Code points of the text, without its markup: the credits held, then charged. */
  readonly charCount: number;
  readonly speakerId: string;
  readonly speakerName: string;
  readonly provider: string;
  /** What the voice was asked to speak (BCP 47); null for its own language. */
  readonly language: string | null;
  readonly audioType: AudioType;
  /** Classes and names of the reading rules that were switched off. */
  readonly readingOff: readonly string[];
  /** What the caller had decided about stretches of the text. */
  readonly readingChoose: readonly ReadingChoice[];
  /** In their order of precedence. */
  readonly dictionaries: readonly AppliedDictionary[];
  readonly status: RequestStatus;
  /** Why it failed; null unless FAILED. */
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  /** When a call that failed for the time being may be tried again. */
  readonly retryAfterSec: number | null;
  /**
   * Public name of the audio. It cannot be guessed, because whoever knows it may hear the audio. While PENDING
   * it also tells which attempt has the request: each claim gives it a name of its own.
   */
  readonly audioKey: string;
  /** Name of the file in the store; requests that reuse a recording share it. */
  readonly storedKey: string;
  /** Under which others find the recording to reuse it; null when they may not, or it is reused itself. */
  readonly contentHash: string | null;
  /** How large its file was expected to become; 0 for one that reuses a recording. */
  readonly expectedBytes: number;
  /** Length of the audio; null until SUCCESS, as all facts of the file. */
  readonly durationSec: number | null;
  readonly fileSizeBytes: number | null;
  /** Of the file's bytes, hexadecimal; null also for files from before it was kept. */
  readonly audioSha256: string | null;
  /** Null also when the recording is reused: they are those of the request that made it. */
  readonly cues: readonly SubtitleCue[] | null;
  readonly createdAt: Date;
  /** When a request that is still PENDING has expired. */
  readonly deadlineAt: Date;
  /** How often it was claimed; an attempt that dies leaves no other trace. */
  readonly attempts: number;
  /** Until when the attempt under way has the request to itself; null when there is no lease. */
  readonly leaseUntil: Date | null;
  readonly finishedAt: Date | null;
  /** When the audio file is deleted; the request itself stays. */
  readonly expiresAt: Date | null;
  readonly audioDeletedAt: Date | null;
  /** When its account had the audio deleted before its time; its file may go some minutes later. */
  readonly removedAt: Date | null;
  /** The caller's key against doing the same twice; null when there is none, or when it is free again. */
  readonly idempotencyKey: string | null;
  /** What the request asked for, hashed: a repeated key must come with the same. */
  readonly idempotencyHash: string | null;
}

/** A request without its subtitles, and without what its markup means: what lists show. */
export type SpeechRequestSummary = Omit<SpeechRequestState, 'cues' | 'markup'>;

/**
 * What became of a request, as the caller is told.
 * @returns the request when it is SUCCESS, null when it is PENDING
 * @throws EngineBusy, EngineUnavailable, SynthesisFailed as it failed
 */
export function endOf(request: SpeechRequestSummary): SpeechRequestSummary | null {
  if (request.status === 'FAILED') throw restoreFailure(request);
  return request.status === 'SUCCESS' ? request : null;
}

/** Where the audio is found, below the service's public address. */
export const audioPath = ({
  audioKey,
  audioType,
}: Pick<SpeechRequestState, 'audioKey' | 'audioType'>): string => `/audio/${audioKey}.${audioType}`;

/** What a caller asks for, complete and checked. */
export type OpenedSpeech = Pick<
  SpeechRequestState,
  | 'id'
  | 'accountId'
  | 'keyId'
  | 'number'
  | 'inputText'
  | 'markup'
  | 'charCount'
  | 'speakerId'
  | 'speakerName'
  | 'provider'
  | 'language'
  | 'speed'
  | 'pitch'
  | 'volume'
  | 'audioType'
  | 'readingOff'
  | 'readingChoose'
  | 'dictionaries'
  | 'audioKey'
  | 'storedKey'
  | 'contentHash'
  | 'expectedBytes'
  | 'idempotencyKey'
  | 'idempotencyHash'
>;

/** The facts of a stored audio file. */
export interface StoredAudioFacts {
  readonly durationSec: number;
  readonly fileSizeBytes: number;
  readonly audioSha256: string;
  readonly cues: readonly SubtitleCue[];
}

/** Why there is no audio, as the caller is told. */
export interface FailureReason {
  readonly code: string;
  readonly message: string;
  readonly retryAfterSec?: number | null;
}

const HOUR_MS = 3_600_000;

/** One text turned into audio, or not: PENDING becomes SUCCESS or FAILED, once, and nothing else. */
export class SpeechRequest extends Aggregate<SpeechRequestState> {
  /** A new request, PENDING. Its credits are held already. */
  static open(speech: OpenedSpeech, now: Date): SpeechRequest {
    return new SpeechRequest({
      ...speech,
      status: 'PENDING',
      errorCode: null,
      errorMessage: null,
      retryAfterSec: null,
      durationSec: null,
      fileSizeBytes: null,
      audioSha256: null,
      cues: null,
      createdAt: now,
      deadlineAt: new Date(now.getTime() + PENDING_LIMIT_SEC * 1000),
      attempts: 0,
      leaseUntil: null,
      finishedAt: null,
      expiresAt: null,
      audioDeletedAt: null,
      removedAt: null,
    });
  }

  static restore(state: SpeechRequestState): SpeechRequest {
    return new SpeechRequest(state);
  }

  /** Whoever opens it speaks it: nobody has to claim it. */
  begin(): void {
    this.requirePending();
    this.state = { ...this.state, attempts: 1 };
  }

  /** The audio is stored; the credits are to be charged. */
  succeed(audio: StoredAudioFacts, lifetimeHours: number, now: Date): void {
    this.finish(audio, lifetimeHours, now);
  }

  /** A recording that says the same serves this request too, for a time of its own; the credits are charged. */
  reuse(recording: Recording, lifetimeHours: number, now: Date): void {
    const { storedKey, audioSha256, fileSizeBytes, durationSec } = recording;
    const facts = { storedKey, audioSha256, fileSizeBytes, durationSec, contentHash: null };
    this.finish(facts, lifetimeHours, now);
  }

  /** There is no audio to reuse; the credits are to be released. The idempotency key is free for another try. */
  fail(reason: FailureReason, now: Date): void {
    this.requirePending();
    this.state = {
      ...this.state,
      status: 'FAILED',
      errorCode: reason.code,
      errorMessage: reason.message,
      retryAfterSec: reason.retryAfterSec ?? null,
      leaseUntil: null,
      finishedAt: now,
      contentHash: null,
      idempotencyKey: null,
      idempotencyHash: null,
    };
    this.recordEnd({ audio: null, error: { code: reason.code, message: reason.message } }, now);
  }

  private finish(
    facts: Partial<SpeechRequestState> & Pick<StoredAudioFacts, 'durationSec' | 'fileSizeBytes'>,
    lifetimeHours: number,
    now: Date,
  ): void {
    this.requirePending();
    const expiresAt = new Date(now.getTime() + lifetimeHours * HOUR_MS);
    this.state = { ...this.state, ...facts, status: 'SUCCESS', leaseUntil: null, finishedAt: now, expiresAt };
    const { durationSec, fileSizeBytes: sizeBytes } = facts;
    const { audioType: type } = this.state;
    this.recordEnd(
      { audio: { path: audioPath(this.state), type, durationSec, sizeBytes, expiresAt }, error: null },
      now,
    );
  }

  private recordEnd(end: Pick<SpeechEnded['speech'], 'audio' | 'error'>, now: Date): void {
    const { id: requestId, accountId, speakerId, speakerName, provider, charCount } = this.state;
    this.record(
      new SpeechEnded({ requestId, accountId, speakerId, speakerName, provider, charCount, ...end }, now),
    );
  }

  private requirePending(): void {
    const { id, status } = this.state;
    if (status !== 'PENDING') throw new Error(`Request ${id} is ${status} and stays so.`);
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ResolveDictionaries } from '../../../pronunciation';
import { checkIdempotencyKey } from '../../../shared/application/idempotency-key';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { IdempotencyKeyReused } from '../../../shared/domain/idempotency.errors';
import { estimateSizeBytes, Speakers } from '../../../speech';
import { type JobPart, type PartPlan, type Speaking, waitingPart } from '../../domain/jobs/job-part';
import type { JobOutput, OpenedJob, SpeechJobState } from '../../domain/jobs/speech-job';
import { cutMarked, type MarkedPart } from '../../domain/jobs/marked-parts';
import { cutText, timedParts } from '../../domain/jobs/text-parts';
import type { VoicedPassage } from '../../domain/voiced-passages';
import { newAudioKey } from '../audio-names';
import { AudioRoom } from '../audio-room';
import { fingerprint } from '../idempotency';
import { SpeechJobsRepository } from '../ports/speech-jobs.repository';
import { type AskedSpeech, storedSpec } from '../synthesis-spec';
import { CheckBeginning } from './check-beginning';
import { type AskedText, askedTexts, type JobSettings, type JobTexts } from './job-plan';
import { JobRunner } from './job-runner';
import { PaidJobs } from './paid-jobs';

export interface JobCall {
  readonly accountId: string;
  /** Of the API key that asks, whose budget pays as well; null for a session. */
  readonly keyId: string | null;
  /** Whether the account has ever bought credits. */
  readonly hasBought: boolean;
  readonly settings: JobSettings;
  readonly texts: JobTexts;
  readonly output: JobOutput;
  /** Where the caller wants to be told of the end, an address that was checked; null for nowhere. */
  readonly callbackUrl: string | null;
  /** The caller's key against doing the same twice; null for none. */
  readonly idempotencyKey: string | null;
}

export interface JobOutcome {
  readonly job: SpeechJobState;
  /** Whether this is the answer to an earlier call with the same key. */
  readonly isReplay: boolean;
}

/** What the texts are to become. */
interface JobShape {
  readonly output: JobOutput;
  readonly beginsAtSec: readonly number[] | null;
  readonly isBatch: boolean;
}

/** Sizes in the head of a wav, and in an archive without extensions, have 32 bits. */
const LARGEST_SIZED_BYTES = 2 ** 32 - 2 ** 20;

/**
 * Accepts a long text, or a batch of texts: checks it, cuts it into parts and holds its credits. Of a text the beginning is
 * read already; each text of a batch has its result or error later.
 */
@Injectable()
export class OpenJob {
  constructor(
    private readonly speakers: Speakers,
    private readonly dictionaries: ResolveDictionaries,
    private readonly jobs: SpeechJobsRepository,
    private readonly beginning: CheckBeginning,
    private readonly room: AudioRoom,
    private readonly paidJobs: PaidJobs,
    private readonly runner: JobRunner,
  ) {}

  /**
   * @param took told how many ms of CPU time checking, cutting and reading took, also where the job is refused then
   * @param inTurns does what has thousands of steps
   * @throws InvalidParameters, InsufficientCredits, IdempotencyKeyReused, IdempotencyInProgress, TooManyJobs,
   *   TooMuchStored, StorageFull, SynthesisFailed: nothing is stored or held then
   */
  async execute(
    { accountId, keyId, hasBought, settings, texts, output, callbackUrl, idempotencyKey }: JobCall,
    took: Took = () => undefined,
    inTurns: InTurns = atOnce,
  ): Promise<JobOutcome> {
    const isBatch = 'items' in texts;
    const asked = timed(took, () => askedTexts(settings, texts, this.speakers));
    const beginsAtSec = isBatch ? null : (texts.beginsAtSec ?? null);
    requireMeaning(output, isBatch ? 'a batch' : beginsAtSec ? 'a text with times' : null);
    const key = idempotencyKey === null ? null : checkIdempotencyKey(idempotencyKey);
    const hash =
      key === null ? null : timed(took, () => fingerprintOf(asked, output, beginsAtSec, callbackUrl));
    const earlier = key === null ? null : await this.jobs.findByIdempotencyKey(accountId, key);
    if (earlier) {
      if (earlier.idempotencyHash !== hash) throw new IdempotencyKeyReused();
      return { job: earlier, isReplay: true };
    }
    const lastSec = beginsAtSec?.at(-1) ?? 0;
    const expectedBytes = asked.reduce((sum, each) => sum + expectedSize(each.asked, lastSec), 0);
    requireSizes(asked[0]!.asked, output, expectedBytes);
    const shape = { output, beginsAtSec, isBatch };
    const { plans, speaking } = await this.plan(accountId, asked, shape, took, inTurns);
    if (!isBatch) await this.beginning.execute(plans, speaking, took);
    const opened: OpenedJob = {
      ...output,
      id: randomUUID(),
      accountId,
      isBatch,
      speaking,
      charCount: asked.reduce((sum, each) => sum + each.asked.text.charCount, 0),
      partCount: plans.length,
      expectedBytes,
      audioKey: newAudioKey(),
      callbackUrl,
      idempotencyKey: key,
      idempotencyHash: hash,
    };
    const parts: JobPart[] = [];
    await inTurns(addWaiting(plans, opened, parts));
    const job = await this.room.take(expectedBytes, hasBought, () =>
      this.paidJobs.open(opened, parts, keyId),
    );
    this.runner.wake();
    return { job, isReplay: false };
  }

  /** What is spoken, in order, and how. */
  private async plan(
    accountId: string,
    texts: readonly AskedText[],
    { output, beginsAtSec, isBatch }: JobShape,
    took: Took,
    inTurns: InTurns,
  ): Promise<{ plans: PartPlan[]; speaking: Speaking }> {
    const speakingOf = this.speakingFor(accountId);
    const { asked: first, hasOwnSettings: isFirstOwn } = texts[0]!;
    const speaking = await speakingOf(first);
    const { text: whole } = first.text;
    if (beginsAtSec) return { plans: timed(took, () => timedParts(whole, beginsAtSec)), speaking };
    if (!isBatch && first.voiced) {
      const parts: MarkedPart[] = [];
      await inTurns(cutMarked(first.voiced.marked, output.chapters, first.voice.language, parts));
      return planOfMarked(parts, speaking);
    }
    const plans: PartPlan[] = [];
    if (!isBatch) {
      await inTurns(cutText(whole, output.chapters, first.voice.language, plans));
      return { plans, speaking };
    }
    for (const { asked, hasOwnSettings } of texts) {
      const { text, charCount } = asked.text;
      const own = hasOwnSettings || isFirstOwn ? await speakingOf(asked) : null;
      plans.push({ text, charCount, ending: 'paragraph', title: null, beginsAtSec: null, speaking: own });
    }
    return { plans, speaking };
  }

  /** Asks for each choice of dictionaries once. */
  private speakingFor(accountId: string): (asked: AskedSpeech) => Promise<Speaking> {
    const known = new Map<string, ReturnType<ResolveDictionaries['execute']>>();
    return async (asked) => {
      const choice = JSON.stringify(asked.dictionaries);
      const versions = known.get(choice) ?? this.dictionaries.execute(accountId, asked.dictionaries);
      known.set(choice, versions);
      const {
        inputText: _text,
        charCount: _count,
        ...speaking
      } = storedSpec({
        ...asked,
        dictionaries: await versions,
      });
      return speaking;
    };
  }
}

/** Each part has its stretch of the markup; the job itself needs none of it. */
function planOfMarked(parts: readonly MarkedPart[], whole: Speaking) {
  const plans = parts.map(({ markup, ...plan }): PartPlan => ({ ...plan, speaking: { ...whole, markup } }));
  return { plans, speaking: { ...whole, markup: null } };
}

/** Adds a part that waits for each plan, one at a step: names that cannot be guessed take their time. */
function* addWaiting(plans: readonly PartPlan[], job: OpenedJob, parts: JobPart[]): Generator<void, void> {
  const hasOwnFiles = job.isBatch || job.container === 'zip';
  for (const [index, plan] of plans.entries()) {
    yield;
    const audioKey = hasOwnFiles ? newAudioKey() : null;
    const fileType = (plan.speaking ?? job.speaking).audioType;
    parts.push(waitingPart(plan, { jobId: job.id, index, audioKey, fileType }));
  }
}

/** Told how many ms a step took. */
type Took = (ms: number) => void;

/** Does steps one after the other; others may go on in between. What they throw ends it. */
type InTurns = (steps: Iterable<unknown>) => Promise<void>;

const atOnce: InTurns = (steps) => {
  for (const _ of steps);
  return Promise.resolve();
};

function timed<Result>(took: Took, step: () => Result): Result {
  const begunAt = performance.now();
  try {
    return step();
  } finally {
    took(performance.now() - begunAt);
  }
}

/** @param kind what is not one text that is simply read */
function requireMeaning(
  { chapters, subtitles, container }: JobOutput,
  kind: 'a batch' | 'a text with times' | null,
): void {
  const refuse = (field: string) =>
    InvalidParameters.of(field, 'UNSUPPORTED', `${field}: there is no such thing for ${kind}.`);
  if (kind !== null && chapters !== 'none') throw refuse('output.chapters');
  if (kind === 'a batch' && subtitles !== null) throw refuse('output.subtitles');
  if (kind === 'a text with times' && container !== 'file') throw refuse('output.container');
}

function requireSizes({ audioType }: AskedSpeech, { container }: JobOutput, bytes: number): void {
  if (bytes <= LARGEST_SIZED_BYTES || (audioType !== 'wav' && container === 'file')) return;
  const message =
    'audio_type would need more than 4 GiB for this text; mp3 and ogg take a tenth of the room of wav.';
  throw InvalidParameters.of('audio_type', 'TOO_LARGE', message);
}

function expectedSize({ text, voiced, voice, settings, audioType }: AskedSpeech, lastSec: number): number {
  const pausesSec = voiced?.passages.reduce((sum, passage) => sum + pauseSec(passage), 0) ?? 0;
  const spokenSec = text.charCount / voice.charsPerSec / settings.speed + pausesSec;
  return estimateSizeBytes(Math.max(spokenSec, lastSec), voice, audioType);
}

const pauseSec = ({ pauseBeforeSec, pauseAfter }: VoicedPassage): number =>
  pauseBeforeSec + (typeof pauseAfter === 'number' ? pauseAfter : 0);

function fingerprintOf(
  asked: readonly AskedText[],
  { container, chapters, subtitles }: JobOutput,
  beginsAtSec: readonly number[] | null,
  callbackUrl: string | null,
): string {
  const texts = asked.map((each) => fingerprint(each.asked));
  const called = callbackUrl === null ? [] : [callbackUrl];
  const facts = [container, chapters, subtitles, beginsAtSec, ...called, ...texts];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

import { Injectable } from '@nestjs/common';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { EngineBusy, Speakers } from '../../../speech';
import type { PartPlan, Speaking } from '../../domain/jobs/job-part';
import type { OnRead } from '../ports/reading-budget';
import { SpecReader } from '../spec-reader';
import { isSilent, specOfPart } from './part-spec';

/** Characters that are read before a job is accepted: a quarter of a second of one thread. */
export const CHECKED_CHARS = 20_000;

/** What a part counts as at least: it costs a call, and short ones are read on the event loop. */
const LEAST_CHARS_OF_PART = 500;

/**
 * Reads the beginning of a text before its job is accepted, so that what a reading refuses is refused at once. What comes
 * later is read when its turn comes, and fails the job then.
 */
@Injectable()
export class CheckBeginning {
  constructor(
    private readonly reader: SpecReader,
    private readonly speakers: Speakers,
  ) {}

  /**
   * Checks nothing more where the threads that read are busy: a job waits for its turn, and so does its fault.
   * @param speaking how the parts are spoken that have no manner of their own
   * @param onRead told how many ms reading took, and making dictionaries ready for it
   * @throws InvalidParameters naming `input_text` when a part cannot be spoken, or none of all has a sound
   * @throws SynthesisFailed as `TextReader` does
   */
  async execute(plans: readonly PartPlan[], speaking: Speaking, onRead: OnRead): Promise<void> {
    let chars = 0;
    let start = 0;
    let silence: unknown = null;
    let isHeard = false;
    for (const plan of plans) {
      chars += Math.max(plan.charCount, LEAST_CHARS_OF_PART);
      if (chars > CHECKED_CHARS) return;
      try {
        await this.reader.read(specOfPart(plan, speaking, this.speakers), onRead, onRead);
        isHeard = true;
      } catch (error) {
        if (error instanceof EngineBusy) return;
        if (!isSilent(error)) throw countedFrom(start, error);
        silence = error;
      }
      start += Array.from(plan.text).length;
    }
    if (!isHeard) throw silence;
  }
}

/** A reading counts from where its part begins; elements have their lines and columns in the document. */
function countedFrom(start: number, error: unknown): unknown {
  if (start === 0 || !(error instanceof InvalidParameters)) return error;
  const rest = ` Characters are counted from ${start}, where a part of the text begins.`;
  return new InvalidParameters(
    error.faults.map((fault) =>
      fault.code === 'SAY_AS' ? fault : { ...fault, message: fault.message + rest },
    ),
  );
}

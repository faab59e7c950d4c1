import { InvalidParameters } from '../../../shared/domain/domain-error';
import type { Speakers } from '../../../speech';
import type { PartPlan, Speaking } from '../../domain/jobs/job-part';
import { restoreSpec, type SynthesisSpec } from '../synthesis-spec';

/**
 * What a part of a job is to be spoken as.
 * @param whole how the job is spoken, where the part has no manner of its own
 * @throws EngineUnavailable when its voice is not on offer any more, or not yet in this process
 */
export function specOfPart(
  { text: inputText, charCount, speaking }: PartPlan,
  whole: Speaking,
  speakers: Speakers,
): SynthesisSpec {
  return restoreSpec({ ...(speaking ?? whole), inputText, charCount }, speakers);
}

/** Whether a part was refused for having no sound: a row of stars, or of emoji. A long text may have some. */
export const isSilent = (error: unknown): boolean =>
  error instanceof InvalidParameters && error.faults.every(({ code }) => code === 'NOTHING_TO_SPEAK');

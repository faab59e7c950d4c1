import type { ReadingStepRule } from './generated';

/** A rule that can be switched off; what a dictionary says is no rule. */
export type ReadingRule = Exclude<ReadingStepRule, 'dictionary'>;

import { Injectable } from '@nestjs/common';
import { costs } from '../../platform/admission/costs';
import { CpuBudgets } from '../../platform/admission/cpu-budgets';
import { type OnRead, ReadingBudget } from '../application/ports/reading-budget';
import { MAX_INPUT_CHARS } from '../domain/input-text';

/** The CPU time of a quote in the table of costs, in proportion to the text. */
@Injectable()
export class CpuReadingBudget extends ReadingBudget {
  constructor(private readonly budgets: CpuBudgets) {
    super();
  }

  spend<Result>(
    accountId: string,
    expectedChars: number,
    work: (onRead: OnRead) => Promise<Result>,
  ): Promise<Result> {
    const expectedMs = costs.quote.cpuMs * Math.min(1, expectedChars / MAX_INPUT_CHARS);
    return this.budgets.spend('quote', accountId, expectedMs, work);
  }
}

import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import type { Actor, OperatorAct, SubjectKind } from '../../domain/operator-act';
import { OperatorActsRepository } from './operator-acts.repository';

/** What is about to be done, by whom, to what. */
export type IntendedAct = Actor & Pick<OperatorAct, 'act' | 'subjectKind' | 'details'>;

/** What only the result of an act tells. */
export interface ToldByResult<Result> {
  /** The subject, where only the act makes it. */
  readonly idOf?: (result: Result) => string;
  /** Whether it was done before, by a call that this one repeats: that is in the log already. */
  readonly isRepeat?: () => boolean;
}

/** Shows what something is, for the log: no secrets, and nothing personal. Null when there is no such thing. */
export type Look = (subjectId: string) => Promise<object | null>;

/**
 * Writes down what operators do, with what it was before and after, in the transaction in which they do it: neither is
 * there without the other. Modules add how their things look when they are made.
 */
@Injectable()
export class OperatorLog {
  private readonly looks = new Map<SubjectKind, Look>();

  constructor(
    private readonly acts: OperatorActsRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** To be called once for each kind of thing. */
  show(kind: SubjectKind, look: Look): void {
    this.looks.set(kind, look);
  }

  /**
   * Does it, and writes it down.
   * @param subjectId null when only the work makes it
   * @param work whatever it throws undoes both
   */
  perform<Result>(
    intended: IntendedAct,
    subjectId: string | null,
    work: () => Promise<Result>,
    { idOf = () => '', isRepeat = () => false }: ToldByResult<Result> = {},
  ): Promise<Result> {
    const look = this.looks.get(intended.subjectKind) ?? (() => Promise.resolve(null));
    return this.transaction.run(async () => {
      const before = subjectId === null ? null : await look(subjectId);
      const result = await work();
      if (isRepeat()) return result;
      const id = subjectId ?? idOf(result);
      const after = await look(id);
      await this.acts.add({ ...intended, subjectId: id, before, after, doneAt: this.clock.now() });
      return result;
    });
  }
}

import type { Clock } from '../../../shared/domain/clock';

/** How long after its end an answer can be asked for again. */
export const REPEAT_WITHIN_SEC = 60;

/** What became of an answer on its way to the caller. */
export interface Answer {
  /** The caller has it. */
  taken(): void;
  /** The connection broke before the caller had it; may be told after `taken` as well. */
  lost(): void;
}

/** The answers to one request: more than one where it was asked for again. */
interface Answers {
  readonly requestId: string;
  open: number;
  isTaken: boolean;
  endedAt: Date | null;
}

/** Remembers which requests this process is answering, and has answered just now, by what was asked. */
export class RecentAnswers {
  private readonly byKey = new Map<string, Answers>();

  constructor(private readonly clock: Clock) {}

  /**
   * @param isRepeat the caller says that it has asked before; then an answer that was taken counts too
   * @returns the id of the request to answer again; null for none
   */
  find(key: string, isRepeat: boolean): string | null {
    const answers = this.byKey.get(key);
    if (!answers || this.isOver(answers) || (answers.isTaken && !isRepeat)) return null;
    return answers.requestId;
  }

  /** @param whenTaken is called when the first of the request's answers is taken */
  open(key: string, requestId: string, whenTaken: () => void): Answer {
    this.forgetOld();
    const known = this.byKey.get(key);
    const answers =
      known?.requestId === requestId ? known : { requestId, open: 0, isTaken: false, endedAt: null };
    this.byKey.set(key, answers);
    answers.open += 1;
    let isOpen = true;
    const end = (isTaken: boolean): void => {
      if (isOpen) answers.open -= 1;
      isOpen = false;
      const isFirst = isTaken && !answers.isTaken;
      answers.isTaken = isTaken;
      answers.endedAt = this.clock.now();
      if (isFirst) whenTaken();
    };
    return { taken: () => end(true), lost: () => end(false) };
  }

  private isOver({ open, endedAt }: Answers): boolean {
    if (open > 0 || endedAt === null) return false;
    return this.clock.now().getTime() - endedAt.getTime() > REPEAT_WITHIN_SEC * 1000;
  }

  private forgetOld(): void {
    for (const [key, answers] of this.byKey) if (this.isOver(answers)) this.byKey.delete(key);
  }
}

import type { Page, PageRequest } from '../../../shared/application/page';
import type { Act, OperatorAct } from '../../domain/operator-act';

/** Which acts are asked for; null does not matter. */
export interface ActFilter {
  readonly act: Act | null;
  readonly operatorId: string | null;
  /** What the id of the subject begins with: lists show the first eight characters. */
  readonly subjectId: string | null;
}

/** The stored acts of operators. */
export abstract class OperatorActsRepository {
  abstract add(act: Omit<OperatorAct, 'id'>): Promise<void>;

  /** Keeps every other transaction from going beyond this call for the same act, until this one ends. */
  abstract lock(act: Act): Promise<void>;

  /** Newest first. */
  abstract list(filter: ActFilter, page: PageRequest): Promise<Page<OperatorAct>>;
}

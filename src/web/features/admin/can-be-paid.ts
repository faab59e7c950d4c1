import type { TransferCandidateDto } from '../../api/generated';

/** What nobody can accept: such an order is not paid again. */
const FINAL: readonly string[] = ['order-already-paid', 'account-deleted'];

/** Whether an operator may still give money to an order. */
export const canBePaid = ({ failed }: Pick<TransferCandidateDto, 'failed'>): boolean =>
  !failed.some((rule) => FINAL.includes(rule));

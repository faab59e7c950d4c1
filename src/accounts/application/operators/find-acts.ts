import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../shared/application/page';
import { isEmailAddress, normaliseEmail } from '../../domain/account';
import type { OperatorAct } from '../../domain/operator-act';
import { AccountsRepository } from '../accounts.repository';
import { type ActFilter, OperatorActsRepository } from './operator-acts.repository';

/** Which acts are asked for; null does not matter. */
export interface ActSearch extends Omit<ActFilter, 'subjectId'> {
  /** What the id of the subject begins with, or the e-mail address of an account. */
  readonly subject: string | null;
}

/** Searches the operators' log. */
@Injectable()
export class FindActs {
  constructor(
    private readonly acts: OperatorActsRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /** Newest first. */
  async execute({ subject, ...filter }: ActSearch, page: PageRequest): Promise<Page<OperatorAct>> {
    const subjectId = subject === null ? null : await this.idOf(subject);
    return this.acts.list({ ...filter, subjectId }, page);
  }

  /** The log knows accounts only by their ids, people by their addresses. */
  private async idOf(subject: string): Promise<string> {
    if (!isEmailAddress(subject)) return subject;
    const account = await this.accounts.findByEmail(normaliseEmail(subject));
    return account?.id ?? subject; // an address that nobody has is the beginning of no id
  }
}

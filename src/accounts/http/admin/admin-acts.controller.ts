import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { AccountsRepository, type Person } from '../../application/accounts.repository';
import { OperatorActsRepository } from '../../application/operators/operator-acts.repository';
import { isEmailAddress, normaliseEmail } from '../../domain/account';
import type { OperatorAct } from '../../domain/operator-act';
import { ActsQuery, ActsResult, type OperatorActDto } from './admin-acts.dto';

@ApiTags('Administration')
@Controller('api/v1/admin/audit-log')
@Access('admin')
@Cost('admin')
export class AdminActsController {
  constructor(
    private readonly acts: OperatorActsRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /** What operators did, newest first: who, when, to what, and what it was before and after. Entries never change. */
  @Get()
  async list(@Query() { act, operator_id, subject_id, page, limit }: ActsQuery): Promise<ActsResult> {
    const subjectId = subject_id === undefined ? null : await this.subjectOf(subject_id);
    const filter = { act: act ?? null, operatorId: operator_id ?? null, subjectId };
    const { total, items } = await this.acts.list(filter, { page, limit });
    const people = await this.accounts.findPeople(items.flatMap(({ operatorId }) => operatorId ?? []));
    return { total, page, limit, items: items.map((item) => presentAct(item, people)) };
  }

  /** The log knows accounts only by their ids, people by their addresses. */
  private async subjectOf(wanted: string): Promise<string> {
    if (!isEmailAddress(wanted)) return wanted;
    const account = await this.accounts.findByEmail(normaliseEmail(wanted));
    return account?.id ?? wanted; // an address that nobody has is the beginning of no id
  }
}

const presentAct = (act: OperatorAct, people: ReadonlyMap<string, Person>): OperatorActDto => ({
  id: String(act.id),
  act: act.act,
  operator_id: act.operatorId,
  operator_email: (act.operatorId && people.get(act.operatorId)?.email) ?? null,
  command_user: act.commandUser,
  subject_kind: act.subjectKind,
  subject_id: act.subjectId,
  details: act.details,
  before: act.before,
  after: act.after,
  done_at: act.doneAt.toISOString(),
});

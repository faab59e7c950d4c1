import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { AccountsRepository, type Person } from '../../application/accounts.repository';
import { FindActs } from '../../application/operators/find-acts';
import type { OperatorAct } from '../../domain/operator-act';
import { ActsQuery, ActsResult, type OperatorActDto } from './admin-acts.dto';

@ApiTags('Administration')
@Controller('api/v1/admin/audit-log')
@Access('admin')
@Cost('admin')
export class AdminActsController {
  constructor(
    private readonly findActs: FindActs,
    private readonly accounts: AccountsRepository,
  ) {}

  /** What operators did, newest first: who, when, to what, and what it was before and after. Entries never change. */
  @Get()
  async list(@Query() { act, operator_id, subject_id, page, limit }: ActsQuery): Promise<ActsResult> {
    const search = { act: act ?? null, operatorId: operator_id ?? null, subject: subject_id ?? null };
    const { total, items } = await this.findActs.execute(search, { page, limit });
    const people = await this.accounts.findPeople(items.flatMap(({ operatorId }) => operatorId ?? []));
    return { total, page, limit, items: items.map((item) => presentAct(item, people)) };
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

import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import type { Page, PageRequest } from '../../shared/application/page';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { type ActFilter, OperatorActsRepository } from '../application/operators/operator-acts.repository';
import type { Act, OperatorAct } from '../domain/operator-act';
import { operatorActSchema } from './schemas/operator-act.schema';

/** Takes each sign as it is, where LIKE would read `%` and `_`; the index of these ids has the operators for it. */
const beginsWith = (beginning: string) =>
  Raw((column) => `starts_with(${column}, :beginning)`, { beginning });

@Injectable()
export class TypeOrmOperatorActsRepository extends OperatorActsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(act: Omit<OperatorAct, 'id'>): Promise<void> {
    await this.transaction.manager.insert(operatorActSchema, act);
  }

  async lock(act: Act): Promise<void> {
    this.transaction.requireForLock();
    await this.transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `operator acts ${act}`,
    ]);
  }

  async list(
    { act, operatorId, subjectId }: ActFilter,
    { page, limit }: PageRequest,
  ): Promise<Page<OperatorAct>> {
    const [items, total] = await this.transaction.manager.findAndCount(operatorActSchema, {
      where: {
        ...(act !== null && { act }),
        ...(operatorId !== null && { operatorId }),
        ...(subjectId !== null && { subjectId: beginsWith(subjectId) }),
      },
      order: { id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { total, items };
  }
}

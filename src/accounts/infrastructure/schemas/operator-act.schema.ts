import { EntitySchema } from 'typeorm';
import { bigint, json, moment, text, uuid } from '../../../platform/database/column-types';
import type { OperatorAct } from '../../domain/operator-act';

export const operatorActSchema = new EntitySchema<OperatorAct>({
  name: 'OperatorAct',
  tableName: 'operator_acts',
  columns: {
    id: bigint({ primary: true, generated: 'increment', primaryKeyConstraintName: 'operator_acts_pkey' }),
    act: text(),
    operatorId: uuid({ name: 'operator_id', nullable: true }),
    commandUser: text({ name: 'command_user', nullable: true }),
    subjectKind: text({ name: 'subject_kind' }),
    subjectId: text({ name: 'subject_id' }),
    details: json(),
    before: json({ nullable: true }),
    after: json({ nullable: true }),
    doneAt: moment({ name: 'done_at' }),
  } satisfies Record<keyof OperatorAct, unknown>,
  indices: [
    { name: 'operator_acts_subject_idx', columns: ['subjectId', 'id'] }, // with text_pattern_ops
    { name: 'operator_acts_act_idx', columns: ['act', 'id'] },
    { name: 'operator_acts_operator_idx', columns: ['operatorId', 'id'] },
  ],
  checks: [
    {
      name: 'operator_acts_operator_check',
      expression: '(operator_id IS NULL) <> (command_user IS NULL)',
    },
  ],
  foreignKeys: [
    {
      name: 'operator_acts_operator_fkey',
      target: 'Account',
      columnNames: ['operatorId'],
      referencedColumnNames: ['id'],
    },
  ],
});

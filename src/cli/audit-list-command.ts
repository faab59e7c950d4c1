import { type Act, ACTS, type OperatorAct, OperatorActsRepository } from '../accounts';
import { type Command, required, UsageError, wholeNumber } from './command';

const DEFAULT_LIMIT = 100;

/** Prints what operators did, newest first. */
export const listAudit: Command = {
  usage: 'audit:list [--act ACT] [--subject ID] [--limit N]',
  about:
    'prints what operators did, newest first, one JSON object a line: who, when, to what, before and after; ' +
    `ACT: ${ACTS.join(', ')}`,
  options: { act: { type: 'string' }, subject: { type: 'string' }, limit: { type: 'string' } },
  async run({ app, options, print }) {
    const act = options.get('act') === undefined ? null : actOf(required(options, 'act'));
    const subjectId = options.get('subject') === undefined ? null : required(options, 'subject');
    const limit = options.get('limit') === undefined ? DEFAULT_LIMIT : wholeNumber(options, 'limit');
    const filter = { act, subjectId, operatorId: null };
    const { items } = await app.get(OperatorActsRepository).list(filter, { page: 1, limit });
    for (const item of items) print(JSON.stringify(describe(item)));
  },
};

function actOf(text: string): Act {
  const act = ACTS.find((known) => known === text);
  if (!act) throw new UsageError(`--act must be one of ${ACTS.join(', ')}.`);
  return act;
}

const describe = (act: OperatorAct): object => ({
  done_at: act.doneAt.toISOString(),
  act: act.act,
  by: act.operatorId ?? act.commandUser,
  subject: `${act.subjectKind} ${act.subjectId}`,
  details: act.details,
  before: act.before,
  after: act.after,
});

import { type Act, ACTS, FindActs, type OperatorAct } from '../accounts';
import { type Command, ifGiven, type OptionValues, required, UsageError, wholeNumber } from './command';

const DEFAULT_LIMIT = 100;

/** Prints what operators did, newest first. */
export const listAudit: Command = {
  usage: 'audit:list [--act ACT] [--subject ID|EMAIL] [--limit N]',
  about:
    'prints what operators did, newest first, one JSON object a line: who, when, to what, before and after; ' +
    `ACT: ${ACTS.join(', ')}`,
  options: { act: { type: 'string' }, subject: { type: 'string' }, limit: { type: 'string' } },
  async run({ app, options, print }) {
    const act = ifGiven(options, 'act', actOf);
    const subject = ifGiven(options, 'subject', required);
    const limit = ifGiven(options, 'limit', wholeNumber) ?? DEFAULT_LIMIT;
    const { items } = await app.get(FindActs).execute({ act, subject, operatorId: null }, { page: 1, limit });
    for (const item of items) print(JSON.stringify(describe(item)));
  },
};

function actOf(options: OptionValues, name: string): Act {
  const text = required(options, name);
  const act = ACTS.find((known) => known === text);
  if (!act) throw new UsageError(`--${name} must be one of ${ACTS.join(', ')}.`);
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

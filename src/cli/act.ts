import { type Act, OperatorLog, type SubjectKind } from '../accounts';
import { commandUser } from '../platform/process/command-user';
import type { CommandContext } from './command';

/** What a command does to what. */
export interface CommandAct {
  readonly act: Act;
  readonly kind: SubjectKind;
  /** What was asked for: never a password, key or address. */
  readonly details?: object;
}

/** Does it and writes it into the operators' log, in one transaction. @param id of what it is done to */
export function perform<Result>(
  { app }: Pick<CommandContext, 'app'>,
  { act, kind, details = {} }: CommandAct,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return app.get(OperatorLog).perform(intended(act, kind, details), id, work);
}

/** The same for what is only made by doing it. @param idOf what was made */
export function performMaking<Result>(
  { app }: Pick<CommandContext, 'app'>,
  { act, kind, details = {} }: CommandAct,
  work: () => Promise<Result>,
  idOf: (result: Result) => string,
): Promise<Result> {
  return app.get(OperatorLog).perform(intended(act, kind, details), null, work, { idOf });
}

const intended = (act: Act, subjectKind: SubjectKind, details: object) => ({
  act,
  subjectKind,
  details,
  operatorId: null,
  commandUser: commandUser(),
});

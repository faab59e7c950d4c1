import { SetMetadata } from '@nestjs/common';

export const AUDITED = 'loa:audited';

/** What a route does as an operator's act. */
export interface AuditedRoute {
  /** Its name in the log. */
  readonly act: string;
  readonly subjectKind: string;
  /** The parts of the path that name its subject, joined by a slash. */
  readonly path: readonly string[];
}

/**
 * Has every call of the route that succeeds written into the operators' log, in the transaction that it runs in. A route
 * for operators that is no `GET` has it; a test demands it.
 */
export const Audited = (act: string, subjectKind: string, ...path: [string, ...string[]]): MethodDecorator =>
  SetMetadata(AUDITED, { act, subjectKind, path } satisfies AuditedRoute);

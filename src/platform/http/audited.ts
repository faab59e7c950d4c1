import { SetMetadata } from '@nestjs/common';

export const AUDITED = 'loa:audited';

/** What a route does as an operator's act. */
export interface AuditedRoute {
  /** Its name in the log. */
  readonly act: string;
  readonly subjectKind: string;
  /** The parts of the path that name its subject, joined by a slash. */
  readonly path: readonly string[];
  /** The fields of the body, and other parts of the path, that are written down. */
  readonly details: readonly string[];
}

/**
 * Has every call of the route that succeeds written into the operators' log, in the transaction that it runs in. A route
 * for operators that is no `GET` has it; a test demands it.
 * @param details never a password, key or address: nobody can take it out of the log again
 */
export const Audited = (
  act: string,
  subjectKind: string,
  path: readonly string[],
  details: readonly string[] = [],
): MethodDecorator => SetMetadata(AUDITED, { act, subjectKind, path, details } satisfies AuditedRoute);

/** SQLSTATE 23505, PostgreSQL manual, appendix A. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because a row with these values exists already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'constraint' in error &&
    error.constraint === constraint
  );
}

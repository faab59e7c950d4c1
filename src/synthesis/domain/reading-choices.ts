import { InvalidParameters } from '../../shared/domain/domain-error';
import type { Reading, ReadingChoice } from '../../text-normalization';

/**
 * Checks what a caller decides about stretches of the text, before the text is read.
 * @throws InvalidParameters naming the offset of each choice that is empty or begins before the end of the last
 */
export function readingChoices(given: readonly ReadingChoice[] = []): readonly ReadingChoice[] {
  const faults = given.flatMap(({ start, end }, index) => {
    if (end <= start) return [refused(index, '.end', 'EMPTY', 'must be greater than its start.')];
    const previous = given[index - 1];
    return previous !== undefined && start < previous.end
      ? [refused(index, '.start', 'OVERLAP', 'must not be less than the end of the choice before it.')]
      : [];
  });
  if (faults.length > 0) throw new InvalidParameters(faults);
  return given.map(({ start, end, class: kind }) => ({ start, end, class: kind }));
}

/**
 * Makes sure that the text could be read as the caller has decided.
 * @throws InvalidParameters naming each choice of what is no token, and the class of each that its token cannot have
 */
export function requireChoicesMet({ refused: unmet }: Pick<Reading, 'refused'>): void {
  if (unmet.length === 0) return;
  throw new InvalidParameters(
    unmet.map(({ index, fault }) =>
      fault === 'class'
        ? refused(index, '.class', 'NO_SUCH_CLASS', 'must be a class that this stretch of the text can have.')
        : refused(index, '', 'NO_TOKEN', 'must be the stretch of one token, as a quote gives them.'),
    ),
  );
}

function refused(index: number, part: string, code: string, message: string) {
  const field = `reading.choose.${index}${part}`;
  return { field, code, message: `${field} ${message}` };
}

import type { Candidate, Form } from '../../candidate';
import type { Place } from '../../place';
import { type Value, verbalize } from '../verbalize/value';

/** One thing that a stretch may be, with its value and without words. */
export interface Classified extends Omit<Candidate, 'spoken'> {
  readonly value: Value;
}

/** A written form and all that it may legally be. */
export interface ClassifiedForm extends Omit<Form, 'candidates'> {
  /** At most one of a class. The place is there for grammar: after ngày it is not said again. */
  readonly classify: (match: RegExpExecArray, place: Place) => Classified[];
}

/** The form with the words for its values. */
export const spokenForm = ({ classify, ...form }: ClassifiedForm): Form => ({
  ...form,
  candidates: (match, place) =>
    classify(match, place).map(({ value, ...rest }) => ({ ...rest, spoken: verbalize(value) })),
});

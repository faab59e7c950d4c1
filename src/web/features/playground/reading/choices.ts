import type { ReadingChoiceDto } from '../../../api/generated';
import type { ApiFailure } from '../../../api/call';
import type { Token } from '../manuscript/marks';
import { editBetween, movedBy } from '../manuscript/text-edit';

export type Choice = ReadingChoiceDto;

const inCodePoints = (text: string): string[] => [...text.normalize('NFC')];

/** The choices where they are after an edit; what was edited is chosen afresh. */
export const choicesAfterEdit = (
  choices: readonly Choice[],
  before: string,
  after: string,
): readonly Choice[] =>
  choices.length === 0 ? choices : movedBy(editBetween(inCodePoints(before), inCodePoints(after)), choices);

/** Whether a choice is about one of a token's places. */
const meets = ({ start, end }: Choice, { marks }: Token): boolean =>
  marks.some(({ step }) => step.start < end && start < step.end);

/** Whether a token is read so because somebody chose it. */
export const isChosen = (choices: readonly Choice[], token: Token): boolean =>
  choices.some((choice) => choice.class === token.step.class && meets(choice, token));

/** The choices without those for a token. */
export const withoutToken = (choices: readonly Choice[], token: Token): Choice[] =>
  choices.filter((choice) => !meets(choice, token));

/** The choices with another one for every place of a token, in the order that the API asks for. */
export function withToken(choices: readonly Choice[], token: Token, kind: Choice['class']): Choice[] {
  const chosen = token.marks.map(({ step: { start, end } }) => ({ start, end, class: kind }));
  return [...withoutToken(choices, token), ...chosen].sort((one, other) => one.start - other.start);
}

/** The choices without those that the API refuses, because the text around them does not allow them any more. */
export function withoutRefused(choices: readonly Choice[], failure: ApiFailure | null): readonly Choice[] {
  const refused = new Set(
    failure?.faults.flatMap(({ field }) => /^reading\.choose\.(\d+)/.exec(field)?.[1] ?? []).map(Number),
  );
  return refused.size === 0 ? choices : choices.filter((_, index) => !refused.has(index));
}

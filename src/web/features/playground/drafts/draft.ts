import type { SpeechRequestBody } from '../../../api/generated';
import { type Choice, choicesAfterEdit } from '../reading/choices';
import { defaultDelivery, type Delivery } from '../voice/delivery';
import { editBetween } from '../manuscript/text-edit';

/** A name of `reading.off`. */
export type Switch = NonNullable<NonNullable<SpeechRequestBody['reading']>['off']>[number];

/** What is on the desk: the text, and all that decides how it will sound. */
export interface Draft {
  /** The earlier request that it was begun with; empty where it was not. */
  readonly from: string;
  readonly text: string;
  /** Empty until a voice was chosen. */
  readonly speaker: string;
  /** Empty for the voice's own language. */
  readonly language: string;
  readonly delivery: Delivery;
  /** Classes that nothing in the text is taken for. */
  readonly off: readonly Switch[];
  /** What the writer decided about tokens of the text. */
  readonly choices: readonly Choice[];
}

export const emptyDraft: Draft = {
  from: '',
  text: '',
  speaker: '',
  language: '',
  delivery: defaultDelivery,
  off: [],
  choices: [],
};

/**
 * What an edit of the text changes in a draft: choices move with their places, and a new text begins without the classes
 * that were turned off for the one before.
 */
export const withText = ({ text, choices, off }: Draft, now: string): Partial<Draft> => ({
  text: now,
  choices: choicesAfterEdit(choices, text, now),
  off: isNewText(text, now) ? [] : off,
});

/** Whether at most half of either text is of the other, so that one does not continue the other. */
function isNewText(before: string, after: string): boolean {
  const { start, end } = editBetween(before, after);
  const kept = start + before.length - end;
  return kept * 2 <= Math.min(before.length, after.length);
}

/** The request that speaks a draft, for the API. */
export function requestOf({ text, speaker, language, delivery, off, choices }: Draft): SpeechRequestBody {
  const reading = {
    ...(off.length > 0 && { off: [...off] }),
    ...(choices.length > 0 && { choose: [...choices] }),
  };
  return {
    input_text: text,
    speaker_id: speaker,
    ...(language !== '' && { language }),
    ...delivery,
    ...(Object.keys(reading).length > 0 && { reading }),
  };
}

export const LONGEST_TEXT = 5000;

/** The characters that are charged: code points of the text in NFC with LF line ends (the API's rule). */
export const countOf = (text: string): number => [...text.replace(/\r\n?/g, '\n').normalize('NFC')].length;

export const isSayable = (text: string): boolean => text.trim() !== '' && countOf(text) <= LONGEST_TEXT;

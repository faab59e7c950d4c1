import type { Form } from '../../candidate';
import { spokenForm } from './classified';
import { numberForms } from './numbers';
import { pairForms } from './pairs';
import { wordForms } from './words';

/** The written forms of Vietnamese text that may be several things. */
export const vietnameseForms: readonly Form[] = [...pairForms, ...numberForms, ...wordForms].map(spokenForm);

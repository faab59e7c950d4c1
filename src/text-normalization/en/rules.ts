import type { Rule } from '../rule';
import { calendarRules } from './calendar';
import { codeRules } from './codes';
import { netRules } from './net';
import { quantityRules } from './quantities';
import { lastRules, ratioRules, signRules } from './signs';

/** How English text is read: the first rule that applies at a place wins. */
export const englishRules: readonly Rule[] = [
  ...netRules,
  ...codeRules,
  ...ratioRules,
  ...calendarRules,
  ...signRules,
  ...quantityRules,
  ...lastRules,
];

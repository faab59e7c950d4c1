import type { Rule } from '../rule';
export const englishRules: readonly Rule[] = [];

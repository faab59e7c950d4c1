export { type AliasEntry, AliasMatcher, findAliases, foldCase } from './alias-matcher';
export { type Alias, DICTIONARY_RULE } from './aliases';
export { isReadingRule, readingRules, readText } from './read-text';
export type { ReadingLanguage, ReadingOptions, ReadingRuleInfo } from './read-text';
export { namedOf, writtenSpanAt } from './reading';
export type { AlignedSegment, Reading, ReadingStep, ReadingWarning, ReadingWarningCode } from './reading';

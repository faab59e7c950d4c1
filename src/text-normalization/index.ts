export { type AliasEntry, AliasMatcher, findAliases, foldCase } from './alias-matcher';
export { type Alias, DICTIONARY_RULE } from './aliases';
export { isReadingSwitch, readingRules, readText } from './read-text';
export type { ReadingLanguage, ReadingOptions, ReadingRuleInfo } from './read-text';
export { namedOf, writtenSpanAt } from './reading';
export type {
  AlignedSegment,
  Alternative,
  Reading,
  ReadingChoice,
  ReadingStep,
  ReadingWarning,
  ReadingWarningCode,
} from './reading';
export { isSemioticClass, SEMIOTIC_CLASSES, semioticClasses, type SemioticClass } from './semiotic-class';
export { ordinalOf, spelledOut } from './say-as';

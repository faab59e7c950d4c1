import { useLanguage } from '../i18n/language';

/** Names the languages of a voice: the only one, or the first and how many more. */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const { text, format } = useLanguage();
  return ([first = '', ...more]) =>
    more.length > 0
      ? text.playground.andMoreLanguages(format.language(first), format.number(more.length))
      : format.language(first);
}

import { type Language, LANGUAGES } from '../domain/language';

/** A language range and its weight (RFC 9110, section 12.5.4); of the range only the language itself counts here. */
const WISH = /^([a-z]{1,8})(?:-[a-z0-9-]+)?(?: *; *q=([01](?:\.\d{0,3})?))?$/i;

/** @returns the language of ours that an `Accept-Language` header likes best; the first of all when it likes none */
export function preferredLanguage(header: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: LANGUAGES[0], weight: 0 };
  for (const wish of (header ?? '').split(',')) {
    const [, tag = '', weight = '1'] = WISH.exec(wish.trim()) ?? [];
    const language = LANGUAGES.find((known) => known === tag.toLowerCase());
    if (language && Number(weight) > best.weight) best = { language, weight: Number(weight) };
  }
  return best.language;
}

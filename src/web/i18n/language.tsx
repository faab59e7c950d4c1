import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../api/generated/client.gen';
import { sayInvalid } from '../lib/say-invalid';
import { remember, remembered } from '../lib/stored-preferences';
import { type Format, formatOf, type Language } from './format';
import { type Dictionary, vi } from './vi';

/** Those that are here. The English one is a file of its own, which nobody loads who reads Vietnamese. */
const dictionaries: Partial<Record<Language, Dictionary>> = { vi };

/** Fetches what {@link LanguageProvider} shows in a language, to be awaited before it is rendered in that language. */
export async function fetchDictionary(language: Language): Promise<void> {
  if (language === 'en') dictionaries.en ??= (await import('./en')).en;
}

interface Localisation {
  readonly language: Language;
  readonly text: Dictionary;
  readonly format: Format;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<Localisation | null>(null);

/** What the browser's reader prefers of the two; Vietnamese where it is neither. */
const preferred = (): Language =>
  navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => tag === 'vi' || tag === 'en') ?? 'vi';

/** The reader's choice on this device, or else the browser's. */
export const chosenLanguage = (): Language => remembered('language', ['vi', 'en']) ?? preferred();

/** Shows its children in the chosen language; in Vietnamese when the other dictionary could not be fetched. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() =>
    dictionaries[chosenLanguage()] ? chosenLanguage() : 'vi',
  );
  useEffect(() => {
    document.documentElement.lang = language;
    client.setConfig({ headers: { 'Accept-Language': language } }); // in which a new account is written to
  }, [language]);
  useEffect(() => sayInvalid((dictionaries[language] ?? vi).invalid), [language]);
  const wanted = useRef(language);
  const choose = useCallback((chosen: Language) => {
    remember('language', chosen);
    wanted.current = chosen;
    // Where the network is gone the page stays as it is, and is in the chosen language from its next load on.
    fetchDictionary(chosen).then(
      () => {
        if (wanted.current === chosen) setLanguage(chosen); // else another was chosen while it came
      },
      (cause: unknown) => console.warn(cause),
    );
  }, []);
  const value = useMemo(
    () => ({
      language,
      text: dictionaries[language] ?? vi,
      format: formatOf(language),
      setLanguage: choose,
    }),
    [language, choose],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The page's texts and formats in the reader's language. */
export function useLanguage(): Localisation {
  const value = use(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider around it.');
  return value;
}

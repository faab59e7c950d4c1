import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { client } from '../api/generated/client.gen';
import { remember, remembered } from '../lib/stored-preferences';
import { en } from './en';
import { type Format, formatOf, type Language } from './format';
import { type Dictionary, vi } from './vi';

const dictionaries: Record<Language, Dictionary> = { vi, en };

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
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(
    () => remembered('language', ['vi', 'en']) ?? preferred(),
  );
  useEffect(() => {
    document.documentElement.lang = language;
    client.setConfig({ headers: { 'Accept-Language': language } }); // in which a new account is written to
  }, [language]);
  const choose = useCallback((chosen: Language) => {
    remember('language', chosen);
    setLanguage(chosen);
  }, []);
  const value = useMemo(
    () => ({
      language,
      text: dictionaries[language],
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

import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language';
import { remember, remembered } from '../lib/stored-preferences';
import { Segments } from './controls';

/** What a visitor may choose before signing in. */
export function Preferences() {
  return (
    <div className="choices">
      <LanguageChoice />
      <ThemeChoice />
    </div>
  );
}

export function LanguageChoice() {
  const { text, language, setLanguage } = useLanguage();
  const { label, vi, en } = text.language;
  return (
    <Segments
      label={label}
      value={language}
      options={[
        ['vi', vi],
        ['en', en],
      ]}
      onChange={setLanguage}
    />
  );
}

/** Light, dark, or as the device has it. The style sheet does the rest. */
export function ThemeChoice() {
  const { label, system, light, dark } = useLanguage().text.theme;
  const [theme, setTheme] = useState(() => remembered('theme', ['system', 'light', 'dark']) ?? 'system');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    remember('theme', theme);
  }, [theme]);
  const options = [
    ['system', system],
    ['light', light],
    ['dark', dark],
  ] as const;
  return <Segments label={label} value={theme} options={options} onChange={setTheme} />;
}

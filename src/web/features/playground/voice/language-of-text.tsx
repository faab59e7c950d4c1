import { useLanguage } from '../../../i18n/language';
import { Select } from '../../../ui/controls';

interface LanguageOfTextProps {
  /** Those of the voice. */
  readonly languages: readonly string[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** In which of its languages a voice is to speak. */
export function LanguageOfText({ languages, value, onChange }: LanguageOfTextProps) {
  const { text, format } = useLanguage();
  return (
    <>
      <Select
        label={text.playground.language}
        value={value}
        options={languages.map((code) => [code, format.language(code)])}
        onChange={onChange}
      />
      <p className="hint">{text.playground.languageHint}</p>
    </>
  );
}

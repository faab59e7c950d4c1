import { useState } from 'react';
import { useLanguage } from '../i18n/language';
import { Button, Field } from './controls';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A field for a password, which a press of its button shows. */
export function PasswordField({ onChange, ...rest }: PasswordFieldProps) {
  const { text } = useLanguage();
  const [shown, setShown] = useState(false);
  return (
    <div className="password">
      <Field
        type={shown ? 'text' : 'password'}
        required
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      <Button className="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {text.auth.showPassword}
      </Button>
    </div>
  );
}

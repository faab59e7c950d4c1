import { Field } from '../../ui/controls';
import { useAdminText } from '../../i18n/admin';

interface ReasonFieldProps {
  readonly hint: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Why an operator decides something. The API refuses blanks, so the field asks for a character that is none. */
export function ReasonField({ hint, value, onChange }: ReasonFieldProps) {
  const admin = useAdminText();
  return (
    <Field
      label={admin.reason}
      hint={hint}
      required
      maxLength={500}
      pattern=".*\S.*"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

import type { ReactNode } from 'react';
import type { ApiFailure } from '../../api/call';
import { useLanguage } from '../../i18n/language';
import { Failure, Field } from '../../ui/controls';

interface NameFieldProps {
  readonly value: string;
  readonly hint?: string | undefined;
  /** Why it was not taken: said beside the field where the field is at fault, else under it. */
  readonly failure: ApiFailure | null;
  readonly onChange: (name: string) => void;
  /** What can be done about a failure. */
  readonly children?: ReactNode;
}

/** What a dictionary is called. */
export function NameField({ value, hint, failure, onChange, children }: NameFieldProps) {
  const { text } = useLanguage();
  const isWrong = failure?.faults.some(({ field }) => field === 'name') ?? false;
  return (
    <>
      <Field
        label={text.pronunciations.name}
        hint={hint}
        fault={isWrong ? text.faults.field.name : undefined}
        required
        maxLength={100}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Failure failure={isWrong ? null : failure}>{children}</Failure>
    </>
  );
}

import { type FormEvent, useState } from 'react';
import { useLanguage } from '../i18n/language';
import { Button, Field } from './controls';

interface SearchFormProps {
  readonly label: string;
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (wanted: string) => void;
}

/** A field to search by, which follows the address when the reader goes back. */
export function SearchForm(props: SearchFormProps) {
  return <Form key={props.value} {...props} />;
}

function Form({ label, value, onSearch }: SearchFormProps) {
  const { text } = useLanguage();
  const [wanted, setWanted] = useState(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(wanted.trim());
  };
  return (
    <form className="search" role="search" onSubmit={submit}>
      <Field
        label={label}
        type="search"
        maxLength={100}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Button type="submit">{text.common.filter}</Button>
    </form>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keysQuery, speakersQuery } from '../../api/queries';
import { useLanguage } from '../../i18n/language';
import { optionsOf } from '../../lib/options';
import { Button, Field, Select } from '../../ui/controls';
import { failureOfQuery, QueryFailure } from '../../ui/layout';
import { SearchForm } from '../../ui/search-form';
import styles from './history.module.css';

/** The filters that the API knows by the same names. */
export const FILTERS = ['search', 'status', 'speaker_id', 'key_id', 'from', 'to'] as const;

export type Filters = Readonly<Record<(typeof FILTERS)[number], string>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the first day is after the last, so that nothing can be between them. */
export const isReversed = ({ from, to }: Filters): boolean => DAY.test(from) && DAY.test(to) && from > to;

/** Whether anything is chosen. */
export const isFiltered = (chosen: Filters): boolean => FILTERS.some((name) => chosen[name] !== '');

interface HistoryFiltersProps {
  /** An empty text where nothing is chosen. */
  readonly chosen: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** What the history is narrowed down by. */
export function HistoryFilters({ chosen, onChange }: HistoryFiltersProps) {
  const { text } = useLanguage();
  const words = text.history;
  const speakers = useQuery(speakersQuery);
  const keys = useQuery(keysQuery);
  const voices = (speakers.data?.items ?? []).map((each) => [each.speaker_id, each.speaker_name] as const);
  const named = (keys.data?.items ?? []).map(({ id, name, last4 }) => [id, `${name} (…${last4})`] as const);
  const [open, setOpen] = useState(() => isFiltered(chosen));
  return (
    <section className={styles.filters} data-open={open} aria-label={words.filters}>
      <SearchForm label={words.search} value={chosen.search} onSearch={(search) => onChange({ search })} />
      <Button
        className="small"
        aria-expanded={open}
        aria-controls="more-filters"
        onClick={() => setOpen(!open)}
      >
        {words.moreFilters}
      </Button>
      <div id="more-filters" className={styles.moreFilters}>
        <Select
          label={words.status}
          value={chosen.status}
          options={[['', words.anyStatus], ...optionsOf(words.statuses)]}
          onChange={(status) => onChange({ status })}
        />
        <Select
          label={words.voice}
          value={chosen.speaker_id}
          options={[['', words.anyVoice], ...withChosen(voices, chosen.speaker_id, chosen.speaker_id)]}
          onChange={(speaker_id) => onChange({ speaker_id })}
        />
        <Select
          label={words.key}
          value={chosen.key_id}
          options={[
            ['', words.anyKey],
            ...withChosen([['none', words.noKey], ...named], chosen.key_id, words.deletedKey),
          ]}
          onChange={(key_id) => onChange({ key_id })}
        />
        <Day
          label={words.from}
          value={chosen.from}
          fault={isReversed(chosen) ? words.reversed : undefined}
          onChange={(from) => onChange({ from })}
        />
        <Day label={words.to} value={chosen.to} onChange={(to) => onChange({ to })} />
        <p className="hint">{words.daysHint}</p>
      </div>
      {/* What fails here mostly fails together. */}
      <QueryFailure query={failureOfQuery(speakers) ? speakers : keys} />
      {isFiltered(chosen) && (
        <p>
          <Button
            className="small"
            onClick={() => onChange(Object.fromEntries(FILTERS.map((name) => [name, ''])))}
          >
            {words.clear}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The options, and what the address names beside them: a voice that is gone, a key that was deleted. */
const withChosen = (
  options: readonly (readonly [string, string])[],
  chosen: string,
  name: string,
): (readonly [string, string])[] =>
  chosen === '' || options.some(([value]) => value === chosen) ? [...options] : [...options, [chosen, name]];

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** Whether a day has all four digits of its year: while 2026 is typed, browsers tell of the years 2, 20 and 202. */
const isWhole = (day: string): boolean => day === '' || day >= '1000';

/** A day; one that is being typed is told once its year is whole, or the field is left. */
function Day({ value, onChange, ...rest }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const tell = (day: string): void => {
    setTyped(null);
    if (day !== value) onChange(day);
  };
  return (
    <Field
      type="date"
      value={typed ?? value}
      onChange={({ target }) => (isWhole(target.value) ? tell : setTyped)(target.value)}
      onBlur={() => typed !== null && tell(typed)}
      {...rest}
    />
  );
}

import { type ApiKeyDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { optionsOf } from '../../lib/options';
import { wholeNumberOrNull } from '../../lib/whole-number';
import { Checkbox, Field } from '../../ui/controls';
import { WholeNumberField } from '../../ui/whole-number-field';

type Limits = Pick<ApiKeyDto, 'scopes' | 'expires_at' | 'daily_credit_limit' | 'monthly_credit_limit'>;

/** The limits of a key as a form holds them: empty for none. */
export interface LimitsDraft {
  readonly scopes: ApiKeyDto['scopes'];
  /** As `<input type="datetime-local">` has it, in the reader's own zone. */
  readonly expires: string;
  readonly daily: string;
  readonly monthly: string;
}

export const NO_LIMITS: LimitsDraft = {
  scopes: ['speak', 'read', 'pay'],
  expires: '',
  daily: '',
  monthly: '',
};

export const draftOf = (key: Limits): LimitsDraft => ({
  scopes: key.scopes,
  expires: key.expires_at === null ? '' : localMinute(new Date(key.expires_at)),
  daily: String(key.daily_credit_limit ?? ''),
  monthly: String(key.monthly_credit_limit ?? ''),
});

/** @returns the limits as the API takes them */
export const limitsOf = ({ scopes, expires, daily, monthly }: LimitsDraft): Limits => ({
  scopes,
  expires_at: expires === '' ? null : new Date(expires).toISOString(),
  daily_credit_limit: wholeNumberOrNull(daily),
  monthly_credit_limit: wholeNumberOrNull(monthly),
});

/** @returns what the form changes of a key: an expiry that was left alone keeps its seconds, and may have passed */
export function changesOf(key: Limits, draft: LimitsDraft): Partial<Limits> {
  const { expires_at, ...rest } = limitsOf(draft);
  return draft.expires === draftOf(key).expires ? rest : { ...rest, expires_at };
}

const localMinute = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

interface LimitFieldsProps {
  readonly draft: LimitsDraft;
  readonly onChange: (draft: LimitsDraft) => void;
}

/** What a key may do, until when, and how much it may spend. */
export function LimitFields({ draft, onChange }: LimitFieldsProps) {
  const { text } = useLanguage();
  const credits = { hint: text.keys.emptyMeansNone, min: 1, max: 1_000_000_000 };
  return (
    <div className="limits">
      <fieldset className="field">
        <legend>{text.keys.scopes}</legend>
        {optionsOf(text.keys.scope).map(([scope, label]) => (
          <Checkbox
            key={scope}
            label={label}
            checked={draft.scopes.includes(scope)}
            onChange={(checked) => {
              const others = draft.scopes.filter((each) => each !== scope);
              onChange({ ...draft, scopes: checked ? [...others, scope] : others });
            }}
          />
        ))}
      </fieldset>
      <Field
        label={text.keys.expires}
        hint={text.keys.emptyMeansNone}
        type="datetime-local"
        value={draft.expires}
        onChange={(event) => onChange({ ...draft, expires: event.target.value })}
      />
      <WholeNumberField
        label={text.keys.daily}
        {...credits}
        value={draft.daily}
        onChange={(daily) => onChange({ ...draft, daily })}
      />
      <WholeNumberField
        label={text.keys.monthly}
        {...credits}
        value={draft.monthly}
        onChange={(monthly) => onChange({ ...draft, monthly })}
      />
    </div>
  );
}

/** What limits a key, and what it has spent. */
export function KeyLimits({ apiKey }: { apiKey: ApiKeyDto }) {
  const { text, format } = useLanguage();
  const { scopes, expires_at, daily_credit_limit, monthly_credit_limit } = apiKey;
  const spent = (credits: number, limit: number | null): string =>
    limit === null ? format.number(credits) : `${format.number(credits)} / ${format.number(limit)}`;
  return (
    <ul>
      {scopes.length < NO_LIMITS.scopes.length && (
        <li>{text.keys.only(scopes.map((scope) => text.keys.scope[scope]))}</li>
      )}
      <li>{text.keys.today(spent(apiKey.credits_today, daily_credit_limit))}</li>
      <li>{text.keys.thisMonth(spent(apiKey.credits_this_month, monthly_credit_limit))}</li>
      {expires_at && <li>{text.keys.until(format.time(expires_at))}</li>}
    </ul>
  );
}

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { type ApiFailure, failureOf } from '../api/call';
import { useLanguage } from '../i18n/language';
import { entryOf } from '../lib/entry-of';
import type { Option } from '../lib/options';

type ButtonProps = ComponentProps<'button'> & { kind?: 'primary' | 'plain' | 'danger'; busy?: boolean };

/** A button; while `busy` it keeps its focus but does nothing. */
export function Button({ kind = 'plain', busy = false, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`button ${kind} ${className}`}
      aria-disabled={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

type FieldProps = ComponentProps<'input'> & {
  label: string;
  /** How what was typed is understood. */
  reading?: string | undefined;
  hint?: string;
  fault?: string | undefined;
};

/** A text field with its label, a hint and, when there is one, what is wrong with it. */
export function Field({ label, reading, hint, fault, ...rest }: FieldProps) {
  const id = useId();
  const described = [reading && `${id}-reading`, hint && `${id}-hint`, fault && `${id}-fault`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={described || undefined} aria-invalid={Boolean(fault)} {...rest} />
      {reading && (
        <p id={`${id}-reading`} className="hint">
          {reading}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A drop-down list. */
export function Select<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const choose = (chosen: string): void => {
    const option = options.find(([known]) => known === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A few options side by side, of which one is chosen. */
export function Segments<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div>
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckboxProps {
  readonly label: string;
  /** What it means, under its label. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something to agree to. */
export function Checkbox({ label, hint, checked, onChange }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        {hint && <span className="under">{hint}</span>}
      </span>
    </label>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** Something that is on or off. The label is for those who cannot see what it stands beside. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={onChange}
    />
  );
}

type CopyButtonProps = Pick<ComponentProps<'button'>, 'autoFocus'> & { value: string; label?: string };

/** Copies a text. When the browser refuses, it says so instead of pretending. */
export function CopyButton({ value, label, ...rest }: CopyButtonProps) {
  const { text } = useLanguage();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = (): void => {
    // Browsers offer no clipboard to pages that came over plain http from another machine.
    const written = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setState('copied'),
      () => setState('refused'),
    );
    setTimeout(() => setState('idle'), 2_500);
  };
  const said = { idle: text.common.copy, copied: text.common.copied, refused: text.common.copyFailed }[state];
  return (
    <>
      <Button className="small" aria-label={state === 'idle' ? label : undefined} onClick={copy} {...rest}>
        {said}
      </Button>
      <span className="sr-only" role="status">
        {state === 'idle' ? '' : said}
      </span>
    </>
  );
}

/** Program text with a button that copies it. */
export function Code({ value, label }: { value: string; label: string }) {
  return (
    <div className="code">
      {/* Long lines scroll, so the keyboard has to reach them. */}
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{value}</code>
      </pre>
      <CopyButton value={value} />
    </div>
  );
}

/** What the reader can do about a failure. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { faults } = useLanguage().text;
  return ({ code, faults: fields }) => {
    if (code === 'OFFLINE') return faults.offline;
    const ofCode = entryOf(faults.codes, code);
    if (ofCode && code !== 'INVALID_PARAMS') return ofCode;
    const ofFields = fields.map(({ field }) => entryOf(faults.field, field)).filter(Boolean);
    return ofFields.join(' ') || ofCode || faults.unknown(code);
  };
}

/** A failure, said aloud when it appears. */
export function Failure({ failure, children }: { failure: ApiFailure | null; children?: ReactNode }) {
  const say = useFailureText();
  return (
    <div role="alert">
      {failure && (
        <p className="notice bad">
          {say(failureOf(failure))} {children}
        </p>
      )}
    </div>
  );
}

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import type { Numbers } from '../i18n/format';
import { useLanguage } from '../i18n/language';
import { readWholeNumber } from '../lib/whole-number';
import { Field } from './controls';

interface WholeNumberFieldProps extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'required'> {
  readonly min: number;
  readonly max?: number;
  /** How the number is written back; for money as money. */
  readonly written?: Numbers;
  /** As it was typed; `wholeNumberOf` reads it. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** From here on people group digits, and lose count of noughts. */
const GROUPED = 1_000;

/**
 * A field for a whole number, with its thousands grouped or not. It is one of text: a browser's own field of numbers takes
 * the `20.000` that Vietnamese write for 20. Below it stands how a large number is read; where there is none, its form is
 * not sent, and the field says why until another is typed.
 */
export function WholeNumberField({ min, max, written, value, onChange, ...rest }: WholeNumberFieldProps) {
  const { format } = useLanguage();
  const fault = useFault(value, min, max);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Also where only the value is another: what was said of the one before it, that it is missing, say, is over.
  useLayoutEffect(() => input.current?.setCustomValidity(fault), [fault, value]);
  const number = readWholeNumber(value);
  const isLarge = number !== null && Math.abs(number) >= GROUPED;
  return (
    <Field
      {...rest}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      data-fault={fault || undefined}
      fault={refused && fault ? fault : undefined}
      reading={isLarge ? `= ${(written ?? format.number)(number)}` : undefined}
      onInvalid={() => setRefused(true)}
      onChange={(event) => {
        setRefused(false);
        onChange(event.target.value);
      }}
    />
  );
}

/** @returns what is wrong with a text; empty where nothing is, or nothing was typed */
function useFault(typed: string, min: number, max = Infinity): string {
  const { text, format } = useLanguage();
  if (typed === '') return '';
  const number = readWholeNumber(typed);
  if (number === null) return text.invalid.whole;
  if (number < min) return text.invalid.atLeast(format.number(min));
  return number > max ? text.invalid.atMost(format.number(max)) : '';
}

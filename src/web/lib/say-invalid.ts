import type { Dictionary } from '../i18n/vi';

type Entered = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isEntered = (target: EventTarget | null): target is Entered =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * Has the browser say what is wrong with a field in the page's language: by itself it speaks its own.
 * @returns leaves it to the browser again
 */
export function sayInvalid(words: Dictionary['invalid']): () => void {
  const say = ({ target }: Event): void => {
    if (!isEntered(target)) return;
    target.setCustomValidity('');
    target.setCustomValidity(reasonOf(target, words));
  };
  // What was said holds until the field is another; else it would hold for good. A field's own fault is its own matter.
  const forget = ({ target }: Event): void => {
    if (isEntered(target)) target.setCustomValidity(ownFaultOf(target));
  };
  const listeners = { invalid: say, input: forget, change: forget };
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      document.removeEventListener(name, listener, true);
  };
}

/** What a field that browsers have no rules for says of itself: the page's fields of numbers. */
const ownFaultOf = (field: Entered): string => field.dataset.fault ?? '';

function reasonOf(field: Entered, words: Dictionary['invalid']): string {
  const { validity } = field;
  if (ownFaultOf(field)) return ownFaultOf(field);
  if (validity.valid) return '';
  if (validity.valueMissing) return words.missing;
  if (validity.typeMismatch) return field.type === 'url' ? words.url : words.email;
  if (!(field instanceof HTMLInputElement)) return words.other;
  if (validity.tooShort) return words.tooShort(String(field.minLength));
  return validity.patternMismatch ? words.blank : words.other;
}

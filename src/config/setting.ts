/** The text of a setting is unusable; the message continues the sentence that starts with its name. */
export class UnusableSetting extends Error {}

/**
 * One setting: how its text becomes a value, what holds when it is not set, and the sentence that
 * `.env.example` and the start-up errors show.
 */
export interface Setting<Value> {
  readonly about: string;
  /** The text that stands for an unset variable; null when there is no value then. */
  readonly fallback: string | null;
  /** @throws UnusableSetting */
  readonly parse: (text: string) => Value;
  /** Whether the variable may have its name in lower case as well, as the system's proxies do. */
  readonly inLowerCaseToo?: true;
}

/** A setting that always has a value: `fallback` stands in when it is not set. */
export type Required<Value> = Setting<Value> & { readonly fallback: string };
/** A setting that may be absent; its value is null then. */
export type Optional<Value> = Setting<Value> & { readonly fallback: null };

type Parse<Value> = (text: string) => Value;

const setting = <Value>(about: string, fallback: string, parse: Parse<Value>): Required<Value> => ({
  about,
  fallback,
  parse,
});
const optional = <Value>(about: string, parse: Parse<Value>): Optional<Value> => ({
  about,
  fallback: null,
  parse,
});

const inEitherCase = <Of extends Setting<unknown>>(one: Of): Of => ({ ...one, inLowerCaseToo: true });

const wholeNumber =
  (minimum: number, maximum: number) =>
  (text: string): number => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (!(value >= minimum && value <= maximum)) {
      throw new UnusableSetting(`must be a whole number from ${minimum} to ${maximum}`);
    }
    return value;
  };

const yesOrNo = (text: string): boolean => {
  if (text !== 'true' && text !== 'false') throw new UnusableSetting('must be true or false');
  return text === 'true';
};

const oneOf =
  <Choice extends string>(...choices: Choice[]) =>
  (text: string): Choice => {
    const choice = choices.find((candidate) => candidate === text);
    if (!choice) throw new UnusableSetting(`must be one of ${choices.join(', ')}`);
    return choice;
  };

const matching =
  (pattern: RegExp, rule: string) =>
  (text: string): string => {
    if (!pattern.test(text)) throw new UnusableSetting(`must be ${rule}`);
    return text;
  };

const url =
  (...protocols: string[]) =>
  (text: string): string => {
    const parsed = URL.canParse(text) ? new URL(text) : null;
    if (!parsed || !protocols.includes(parsed.protocol)) {
      throw new UnusableSetting(`must be a URL that starts with ${protocols.join('// or ')}//`);
    }
    return text.replace(/\/+$/, '');
  };

/** A URL that paths can be added to. */
const baseUrl =
  (...protocols: string[]) =>
  (text: string): string => {
    const base = url(...protocols)(text);
    const { username, password } = new URL(base);
    if (/[?#\s]/.test(base) || username || password) {
      throw new UnusableSetting('must be a URL without name, password, query and fragment');
    }
    return base;
  };

/** A scheme and a host, without path, name or password. */
const origin = (text: string): URL => {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  const { username, password, pathname, search, hash } = parsed ?? {};
  if (
    !parsed ||
    !/^https?:$/.test(parsed.protocol) ||
    [username, password, search, hash].join('') ||
    pathname !== '/'
  )
    throw new UnusableSetting('must be https:// or http:// and a host');
  return parsed;
};

const anyText = (text: string): string => text;

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const is = { wholeNumber, yesOrNo, oneOf, matching, url, baseUrl, origin, anyText, list };
export { inEitherCase, optional, setting };

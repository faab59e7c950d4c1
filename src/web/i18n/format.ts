export type Language = 'vi' | 'en';

/** Writes a number as the language does. */
export type Numbers = (value: number) => string;

/** How numbers, money and times are written, the times in the reader's own zone. */
export interface Format {
  readonly number: Numbers;
  /** With its sign, also where it is above zero. */
  readonly signed: Numbers;
  /** At most two decimals. */
  readonly decimal: Numbers;
  /** A share of 1 in per cent, whole. */
  readonly percent: Numbers;
  /** A share of 1 in per cent, with up to two decimals. */
  readonly share: Numbers;
  /** Whole Vietnamese dong. */
  readonly vnd: Numbers;
  /** Dong with up to two decimals: prices for a thousand characters. */
  readonly unitPrice: Numbers;
  /** Megabytes (10^6 bytes), whole. */
  readonly megabytes: Numbers;
  /** What a language (BCP 47) is called. */
  readonly language: (code: string) => string;
  /** @param time ISO 8601 */
  readonly time: (time: string) => string;
  /** @param day of the form YYYY-MM-DD, which is no moment and shifts with no zone */
  readonly day: (day: string) => string;
}

const LOCALES: Record<Language, string> = { vi: 'vi-VN', en: 'en-GB' };

export function formatOf(language: Language): Format {
  const locale = LOCALES[language];
  const format = (options: Intl.NumberFormatOptions): Numbers => {
    const numbers = new Intl.NumberFormat(locale, options);
    return (value) => numbers.format(value);
  };
  // The short Vietnamese form has two digits for the year, which reads as a day.
  const times = new Intl.DateTimeFormat(locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  });
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const currency = { style: 'currency', currency: 'VND' } as const;
  return {
    number: format({}),
    signed: format({ signDisplay: 'exceptZero' }),
    decimal: format({ maximumFractionDigits: 2 }),
    percent: format({ style: 'percent', maximumFractionDigits: 0 }),
    share: format({ style: 'percent', maximumFractionDigits: 2 }),
    vnd: format({ ...currency, maximumFractionDigits: 0 }),
    unitPrice: format({ ...currency, maximumFractionDigits: 2 }),
    megabytes: format({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 }),
    language: (code) => languages.of(code) ?? code,
    time: (time) => times.format(new Date(time)),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  };
}

/** A number as it is written, with what it counts, in English: one credit, two credits. */
export const counted = (count: string, one: string): string => `${count} ${one}${count === '1' ? '' : 's'}`;

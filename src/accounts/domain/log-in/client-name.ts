/** In this order, for most browsers also name the ones that they resemble. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof PROGRAMS, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * What a `User-Agent` header says of a client, so roughly that it tells people's own browsers apart and no more.
 * @returns for example `Firefox on Windows`; null when nothing is recognised
 */
export function clientName(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const known = [nameIn(PROGRAMS, userAgent), nameIn(SYSTEMS, userAgent)].filter(Boolean);
  return known.length === 0 ? null : known.join(' on ');
}

/** What this device remembers of its reader, whoever it is: the language and the appearance. */
type Preference = 'language' | 'theme';

export function remembered<Value extends string>(name: Preference, accepted: readonly Value[]): Value | null {
  try {
    const value = localStorage.getItem(`loa.${name}`);
    return accepted.find((known) => known === value) ?? null;
  } catch {
    return null; // storage is forbidden in this browser: the default serves
  }
}

export function remember(name: Preference, value: string): void {
  try {
    localStorage.setItem(`loa.${name}`, value);
  } catch {
    // storage is forbidden in this browser: the choice lasts as long as the page
  }
}

const PREFIX = 'loa.favourites.';

/** The voices (`speaker_id`) that an account likes best, as this browser keeps them; none where it keeps nothing. */
export function storedFavourites(accountId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + accountId) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // storage is forbidden in this browser, or somebody else wrote into it
  }
}

export function storeFavourites(accountId: string, favourites: readonly string[]): void {
  try {
    localStorage.setItem(PREFIX + accountId, JSON.stringify(favourites));
  } catch {
    // storage is forbidden or full: they last as long as the page
  }
}

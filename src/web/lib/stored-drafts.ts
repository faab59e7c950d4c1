const PREFIX = 'loa.draft.';

/**
 * What somebody was working on, as this browser keeps it for their account until they log out: it survives a reload and
 * a session that ends.
 * @returns null where there is nothing, or something that this version does not understand
 */
export function storedDraft(accountId: string): Readonly<Record<string, unknown>> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + accountId) ?? 'null');
    return typeof stored === 'object' && !Array.isArray(stored) ? (stored as Record<string, unknown>) : null;
  } catch {
    return null; // storage is forbidden in this browser, or somebody else wrote into it
  }
}

export function storeDraft(accountId: string, draft: object): void {
  try {
    localStorage.setItem(PREFIX + accountId, JSON.stringify(draft));
  } catch {
    // storage is forbidden or full: the draft lasts as long as the page
  }
}

/** Leaves nothing to whoever uses this browser next. */
export function forgetDrafts(): void {
  try {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of drafts) localStorage.removeItem(key);
  } catch {
    // storage is forbidden: there are none
  }
}

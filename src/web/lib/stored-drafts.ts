const PREFIX = 'loa.draft.';

/** More would crowd out each other: a browser keeps some 5 million characters for all of a page. */
const MOST_DRAFTS = 10;

/** Something that an account was working on, as this browser keeps it. */
export interface StoredDraft {
  readonly id: string;
  /** As it was stored, perhaps by another version. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** The one draft that an earlier version kept has an empty id. */
const keyOf = (accountId: string, id: string): string => PREFIX + accountId + (id === '' ? '' : `.${id}`);

/**
 * What somebody was working on, as this browser keeps it for their account until they log out: it survives a reload and
 * a session that ends.
 * @returns the drafts, those first that were changed last; none where there are none, or none that can be read
 */
export function storedDrafts(accountId: string): StoredDraft[] {
  try {
    return keysOf(accountId)
      .flatMap((key) => {
        const content = recordIn(localStorage.getItem(key));
        return content ? [{ id: idIn(accountId, key), content }] : [];
      })
      .sort((one, other) => savedAt(other) - savedAt(one));
  } catch {
    return []; // storage is forbidden in this browser
  }
}

/**
 * Keeps a draft, and drops those beyond the number that is kept, whose last change is longest ago.
 * @param isBlank nothing is written in it yet: no other has to go for it
 */
export function storeDraft(accountId: string, id: string, content: object, isBlank = false): void {
  try {
    localStorage.setItem(keyOf(accountId, id), JSON.stringify({ ...content, savedAt: Date.now() }));
    if (isBlank || keysOf(accountId).length <= MOST_DRAFTS) return;
    for (const dropped of storedDrafts(accountId).slice(MOST_DRAFTS)) removeDraft(accountId, dropped.id);
  } catch {
    // storage is forbidden or full: the draft lasts as long as the page
  }
}

export function removeDraft(accountId: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(accountId, id));
  } catch {
    // storage is forbidden: there is none
  }
}

/** Tells the id of each draft of an account that another tab of this browser changes. @returns stops it */
export function watchDrafts(accountId: string, onChange: (id: string) => void): () => void {
  const tell = ({ key }: StorageEvent): void => {
    if (key !== null && isOf(accountId, key)) onChange(idIn(accountId, key));
  };
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
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

const isOf = (accountId: string, key: string): boolean => {
  const first = keyOf(accountId, '');
  return key === first || key.startsWith(`${first}.`);
};

const idIn = (accountId: string, key: string): string => key.slice(keyOf(accountId, '').length + 1);

const keysOf = (accountId: string): string[] =>
  Object.keys(localStorage).filter((key) => isOf(accountId, key));

function recordIn(json: string | null): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(json ?? 'null');
    return typeof stored === 'object' && !Array.isArray(stored) ? (stored as Record<string, unknown>) : null;
  } catch {
    return null; // somebody else wrote into it
  }
}

const savedAt = ({ content }: StoredDraft): number =>
  typeof content.savedAt === 'number' ? content.savedAt : 0;

import { useCallback, useEffect, useRef, useState } from 'react';
import { randomToken } from '../../../lib/random-token';
import { removeDraft, storedDrafts, storeDraft, watchDrafts } from '../../../lib/stored-drafts';
import { type Draft, emptyDraft } from './draft';

/** A draft with the id that this browser keeps it by. */
export interface KeptDraft {
  readonly id: string;
  readonly draft: Draft;
}

interface Drafts {
  /** The one on the desk. */
  readonly current: KeptDraft;
  /** The account's others, those first that were on the desk last. */
  readonly others: readonly KeptDraft[];
  readonly change: (changed: Partial<Draft>) => void;
  /** Puts another on the desk. */
  readonly open: (id: string) => void;
  /** Puts an empty one on the desk, with the voice and the delivery of the one before. */
  readonly begin: () => void;
  /** Deletes the one on the desk; the next of the others takes its place, or an empty one. */
  readonly remove: () => void;
}

/** The drafts that this browser keeps for an account, with every change of the one on the desk, in any of its tabs. */
export function useDrafts(accountId: string, first: KeptDraft): Drafts {
  const [current, setCurrent] = useState(first);
  const [others, setOthers] = useState(() => othersOf(keptDrafts(accountId), first.id));
  /** What another tab has written is kept by it. */
  const foreign = useRef<KeptDraft>(null);
  useEffect(() => {
    if (current !== foreign.current) storeDraft(accountId, current.id, current.draft, isEmpty(current));
  }, [accountId, current]);
  useEffect(
    () =>
      watchDrafts(accountId, (changed) => {
        const kept = keptDrafts(accountId);
        const same = kept.find(({ id }) => id === changed && id === current.id);
        if (same) setCurrent((foreign.current = same));
        setOthers(othersOf(kept, current.id));
      }),
    [accountId, current.id],
  );
  const change = useCallback(
    (changed: Partial<Draft>) => setCurrent(({ id, draft }) => ({ id, draft: { ...draft, ...changed } })),
    [],
  );
  /** An empty one that is left is not kept. */
  const leaveFor = (next: KeptDraft): void => {
    const left = isEmpty(current) ? [] : [current];
    if (isEmpty(current)) removeDraft(accountId, current.id);
    setOthers([...left, ...others.filter(({ id }) => id !== next.id)]);
    setCurrent(next);
  };
  const { speaker, language, delivery } = current.draft;
  const blank = (): KeptDraft => newDraft({ ...emptyDraft, speaker, language, delivery });
  return {
    current,
    others,
    change,
    open(wanted) {
      // Another tab may have written it since.
      const isWanted = ({ id }: KeptDraft): boolean => id === wanted;
      const next = keptDrafts(accountId).find(isWanted) ?? others.find(isWanted);
      if (next) leaveFor(next);
    },
    begin: () => leaveFor(blank()),
    remove() {
      const [next = blank(), ...rest] = others;
      removeDraft(accountId, current.id);
      setOthers(rest);
      setCurrent(next);
    },
  };
}

export const newDraft = (draft: Draft): KeptDraft => ({ id: randomToken(), draft });

/** The account's drafts in this browser, those first that were changed last. */
export const keptDrafts = (accountId: string): KeptDraft[] =>
  storedDrafts(accountId).map(({ id, content }) => ({ id, draft: restoredDraft(content) }));

const othersOf = (kept: readonly KeptDraft[], id: string): readonly KeptDraft[] =>
  kept.filter((each) => each.id !== id && !isEmpty(each));

const isEmpty = ({ draft }: KeptDraft): boolean => draft.text.trim() === '';

/** A draft from what was stored, perhaps by another version: what is of another kind now is as in an empty one. */
export const restoredDraft = (stored: Readonly<Record<string, unknown>> | null): Draft =>
  alike(emptyDraft, stored ?? {});

function alike<Model extends object>(model: Model, given: Readonly<Record<string, unknown>>): Model {
  const values = new Map(Object.entries(given));
  const fields = Object.entries(model).map(([name, usual]: [string, unknown]) => {
    const value = values.get(name);
    if (kindOf(value) !== kindOf(usual)) return [name, usual];
    const isRecord = kindOf(usual) === 'object';
    return [name, isRecord ? alike(usual as object, value as Record<string, unknown>) : value];
  });
  return Object.fromEntries(fields) as Model;
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

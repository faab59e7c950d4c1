import { useCallback, useEffect, useState } from 'react';
import { storeDraft } from '../../lib/stored-drafts';
import { type Draft, emptyDraft } from './draft';

/** A draft that this browser keeps for its account with every change. */
export function useDraft(accountId: string, first: Draft): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(first);
  useEffect(() => storeDraft(accountId, draft), [accountId, draft]);
  const change = useCallback((changed: Partial<Draft>) => setDraft((last) => ({ ...last, ...changed })), []);
  return [draft, change];
}

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

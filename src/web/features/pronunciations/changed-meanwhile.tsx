import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../../api/call';
import type { WholeDictionaryResult } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { CHANGED_MEANWHILE } from '../../lib/dictionaries';
import { Button, useFailureText } from '../../ui/controls';
import { dictionaryQuery } from './queries';

interface ChangedMeanwhileProps {
  readonly dictionaryId: string;
  /** Why a change was not saved. */
  readonly failure: ApiFailure | null;
  /** What others have saved is there. What was typed stays. */
  readonly onLoaded: (present: WholeDictionaryResult) => void;
  /** What is said of other failures. */
  readonly children?: ReactNode;
}

/** Stands in the failure of a change: where somebody else was faster, what is there now can be loaded. */
export function ChangedMeanwhile({ dictionaryId, failure, onLoaded, children }: ChangedMeanwhileProps) {
  const { text } = useLanguage();
  const say = useFailureText();
  const queries = useQueryClient();
  const load = useMutation({
    mutationFn: () => queries.fetchQuery(dictionaryQuery(dictionaryId)),
    onSuccess: onLoaded,
  });
  if (failure?.code !== CHANGED_MEANWHILE) return children;
  return (
    <>
      <Button className="small" busy={load.isPending} onClick={() => load.mutate()}>
        {text.pronunciations.loadPresent}
      </Button>{' '}
      {load.error && say(load.error)}
    </>
  );
}

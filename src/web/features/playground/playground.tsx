import { useCallback } from 'react';
import { call } from '../../api/call';
import { speakersList, speechStatus } from '../../api/generated';
import { Loaded, Screen } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAddress } from '../../lib/router';
import { useAccount } from '../../lib/session';
import { storedDraft } from '../../lib/stored-drafts';
import { useData } from '../../lib/use-data';
import { Desk } from './desk';
import type { Draft } from './draft';
import { restoredDraft } from './use-draft';

const loadSpeakers = () => call(speakersList());

/**
 * The draft to begin with: what this browser kept of the account's last one; an earlier request as it was made where the
 * address names one that it was not begun with already.
 */
async function loadDraft(accountId: string, requestId: string): Promise<Draft> {
  const kept = restoredDraft(storedDraft(accountId));
  if (requestId === '' || kept.from === requestId) return kept;
  const made = await call(speechStatus({ path: { request_id: requestId } }));
  const { speed, pitch, volume, audio_type } = made;
  return {
    from: requestId,
    text: made.input_text,
    speaker: made.speaker_id,
    language: made.language ?? '',
    delivery: { speed, pitch, volume, audio_type },
    off: made.reading.off,
    choices: made.reading.choose,
  };
}

export function Playground() {
  const { text } = useLanguage();
  const { id } = useAccount();
  const requestId = useAddress().searchParams.get('request') ?? '';
  const speakers = useData(loadSpeakers);
  const draft = useData(useCallback(() => loadDraft(id, requestId), [id, requestId]));
  return (
    <Screen title={text.playground.title}>
      <Loaded data={speakers}>
        {({ items }) => <Loaded data={draft}>{(first) => <Desk speakers={items} first={first} />}</Loaded>}
      </Loaded>
    </Screen>
  );
}

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
import { type Draft, emptyDraft } from './draft';
import { restoredDraft } from './use-draft';

const loadSpeakers = () => call(speakersList());

/**
 * The draft to begin with: what this browser kept of the account's last one; the text, voice and format of an earlier
 * request where the address names one that it was not begun with already.
 */
async function loadDraft(accountId: string, requestId: string): Promise<Draft> {
  const kept = restoredDraft(storedDraft(accountId));
  if (requestId === '' || kept.from === requestId) return kept;
  const { input_text, speaker_id, audio_type } = await call(
    speechStatus({ path: { request_id: requestId } }),
  );
  const delivery = { ...emptyDraft.delivery, audio_type };
  return { ...emptyDraft, from: requestId, text: input_text, speaker: speaker_id, delivery };
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

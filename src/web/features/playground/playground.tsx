import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call';
import { speechStatus } from '../../api/generated';
import { speakersQuery } from '../../api/queries';
import { Loaded, Screen } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAddress } from '../../lib/router';
import { useAccount } from '../../lib/session';
import { storedDraft } from '../../lib/stored-drafts';
import { Desk } from './desk';
import type { Draft } from './draft';
import { restoredDraft } from './use-draft';

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
  const speakers = useQuery(speakersQuery);
  const draft = useQuery({
    queryKey: ['draft', id, requestId],
    queryFn: () => loadDraft(id, requestId),
    gcTime: 0, // another visit begins with what this one has left
    staleTime: Infinity,
  });
  return (
    <Screen title={text.playground.title}>
      <Loaded query={speakers}>
        {({ items }) => <Loaded query={draft}>{(first) => <Desk speakers={items} first={first} />}</Loaded>}
      </Loaded>
    </Screen>
  );
}

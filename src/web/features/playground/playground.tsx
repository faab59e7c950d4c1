import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call';
import { speechStatus, type SpeakerDto } from '../../api/generated';
import { speakersQuery } from '../../api/queries';
import { Loaded, Screen } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAddress } from '../../lib/router';
import { useAccount } from '../../lib/session';
import { Desk } from './desk';
import { emptyDraft } from './drafts/draft';
import { DraftBar } from './drafts/draft-bar';
import { keptDrafts, type KeptDraft, newDraft, useDrafts } from './drafts/use-drafts';

/**
 * The draft to begin with: the one that this browser kept of the account last; where the address names an earlier
 * request, the one that was begun with it, or a new one as the request was made.
 */
async function loadDraft(accountId: string, requestId: string): Promise<KeptDraft> {
  const all = keptDrafts(accountId);
  const kept = requestId === '' ? all[0] : all.find(({ draft }) => draft.from === requestId);
  if (kept || requestId === '') return kept ?? newDraft(emptyDraft);
  const made = await call(speechStatus({ path: { request_id: requestId } }));
  const { speed, pitch, volume, audio_type } = made;
  return newDraft({
    from: requestId,
    text: made.input_text,
    speaker: made.speaker_id,
    language: made.language ?? '',
    delivery: { speed, pitch, volume, audio_type },
    off: made.reading.off,
    choices: made.reading.choose,
  });
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
        {({ items }) => (
          <Loaded query={draft}>{(first) => <Drafts accountId={id} speakers={items} first={first} />}</Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

interface DraftsProps {
  readonly accountId: string;
  readonly speakers: readonly SpeakerDto[];
  readonly first: KeptDraft;
}

/** One of the account's drafts on the desk, and the others within reach. */
function Drafts({ accountId, speakers, first }: DraftsProps) {
  const drafts = useDrafts(accountId, first);
  const { id, draft } = drafts.current;
  return (
    <>
      <DraftBar drafts={drafts} />
      <Desk key={id} speakers={speakers} draft={draft} onChange={drafts.change} />
    </>
  );
}

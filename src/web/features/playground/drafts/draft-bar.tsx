import { useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import { isolated } from '../../../lib/isolated';
import { Confirm } from '../../../ui/confirm';
import { Button, Select } from '../../../ui/controls';
import type { useDrafts, KeptDraft } from './use-drafts';
import styles from './draft-bar.module.css';

/** Characters of a draft by which it is told from others. */
const SHOWN = 40;

/** Which of the account's drafts is on the desk, and the way to others; nothing where there is only an empty one. */
export function DraftBar({ drafts }: { drafts: ReturnType<typeof useDrafts> }) {
  const { studio } = useLanguage().text;
  const { current, others, open, begin, remove } = drafts;
  const [asks, setAsks] = useState(false);
  const nameOf = ({ draft: { text } }: KeptDraft): string => {
    const begun = [...text.trim().slice(0, 2 * SHOWN)].slice(0, SHOWN).join('').replace(/\s+/g, ' ');
    return begun === '' ? studio.draftEmpty : isolated(begun);
  };
  const isEmpty = current.draft.text.trim() === '';
  if (isEmpty && others.length === 0) return null;
  return (
    <section className={styles.drafts} aria-label={studio.drafts}>
      {others.length > 0 && (
        <Select
          label={studio.draft}
          value={current.id}
          options={[current, ...others].map((kept) => [kept.id, nameOf(kept)] as const)}
          onChange={open}
        />
      )}
      <p className="actions">
        <Button className="small" disabled={isEmpty} onClick={begin}>
          {studio.draftNew}
        </Button>
        <Button className="small" onClick={() => (isEmpty ? remove() : setAsks(true))}>
          {studio.draftRemove}
        </Button>
      </p>
      {asks && (
        <Confirm
          title={studio.draftRemoveTitle}
          yes={studio.draftRemove}
          kind="danger"
          action={{
            mutate() {
              setAsks(false);
              remove();
            },
            isPending: false,
            error: null,
          }}
          onClose={() => setAsks(false)}
        >
          <p>{nameOf(current)}</p>
        </Confirm>
      )}
    </section>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../api/call';
import { webhooksCreate } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { Button, CopyButton } from '../../ui/controls';
import { Card, Empty, Loaded, Screen } from '../../ui/layout';
import { webhooksQuery } from './queries';
import { type WebhookDraft, WebhookFields } from './webhook-fields';
import { WebhookTable } from './webhook-table';

/** A secret that the API has just given, and will not tell again. */
interface Given {
  readonly secret: string;
  /** Whether it takes the place of another, which works for a while longer. */
  readonly isNext: boolean;
}

/** The account's webhooks: where its server is told of events. */
export function Webhooks() {
  const words = useLanguage().text.webhooks;
  const webhooks = useQuery(webhooksQuery);
  /** The secret that was just given; null once it is stored. */
  const [given, setGiven] = useState<Given | null>();
  /** The webhook that was deleted last. */
  const [removed, setRemoved] = useState<object | null>(null);
  const take = (secret: string, isNext: boolean): void => {
    setGiven({ secret, isNext });
    setRemoved(null);
  };
  return (
    <Screen title={words.title}>
      <p className="intro">{words.intro}</p>
      {removed && <Removed what={removed} />}
      {given ? (
        <NewSecret key={given.secret} {...given} onDone={() => setGiven(null)} />
      ) : (
        <CreateWebhook autoFocus={given === null} onCreated={(secret) => take(secret, false)} />
      )}
      <Card>
        <Loaded query={webhooks}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title={words.empty}>
                <p>{words.emptyHint}</p>
              </Empty>
            ) : (
              <WebhookTable
                webhooks={items}
                onSecret={(secret) => take(secret, true)}
                onRemoved={setRemoved}
              />
            )
          }
        </Loaded>
      </Card>
    </Screen>
  );
}

/** Says that a webhook is gone; it takes the focus, because what was pressed is gone, too. */
function Removed({ what }: { what: object }) {
  const words = useLanguage().text.webhooks;
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), [what]);
  return (
    <p ref={notice} tabIndex={-1} className="notice good" role="status">
      {words.removed}
    </p>
  );
}

interface CreateWebhookProps {
  /** Whether it comes in place of what had the focus. */
  readonly autoFocus: boolean;
  readonly onCreated: (secret: string) => void;
}

function CreateWebhook({ autoFocus, onCreated }: CreateWebhookProps) {
  const words = useLanguage().text.webhooks;
  const [draft, setDraft] = useState<WebhookDraft>({ url: '', events: [] });
  const create = useMutation({
    mutationFn: () => call(webhooksCreate({ body: draft })),
    onSuccess: ({ secret }) => onCreated(secret),
    meta: { changes: [webhooksQuery.queryKey] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Card>
      <form onSubmit={submit}>
        <WebhookFields draft={draft} failure={create.error} autoFocus={autoFocus} onChange={setDraft} />
        <Button type="submit" kind="primary" busy={create.isPending}>
          {words.create}
        </Button>
      </form>
    </Card>
  );
}

function NewSecret({ secret, isNext, onDone }: Given & { onDone: () => void }) {
  const words = useLanguage().text.webhooks;
  return (
    <Card title={words.secretTitle} className="highlight">
      <div role="status">
        <p>
          {words.secretHint} {isNext && words.overlap}
        </p>
        <p className="secret">
          <code>{secret}</code> <CopyButton value={secret} autoFocus />
        </p>
      </div>
      <p className="actions">
        <Button onClick={onDone}>{words.stored}</Button>
      </p>
    </Card>
  );
}

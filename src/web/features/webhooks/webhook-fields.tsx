import { useId } from 'react';
import type { ApiFailure } from '../../api/call';
import type { WebhookDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { entryOf } from '../../lib/entry-of';
import { optionsOf } from '../../lib/options';
import { Checkbox, Failure, Field } from '../../ui/controls';

/** What the API takes. */
const LONGEST_URL = 2048;

/** A webhook as a form holds it. */
export type WebhookDraft = Pick<WebhookDto, 'url' | 'events'>;

interface WebhookFieldsProps {
  readonly draft: WebhookDraft;
  /** What became of the last attempt to store it. */
  readonly failure: ApiFailure | null;
  /** Whether it comes in place of what had the focus. */
  readonly autoFocus?: boolean;
  readonly onChange: (draft: WebhookDraft) => void;
}

/** The code of what the API finds wrong with a field; undefined where it finds nothing. */
const faultOf = (failure: ApiFailure | null, field: keyof WebhookDraft): string | undefined =>
  failure?.faults.find((fault) => fault.field === field)?.code;

/** Where a webhook is, and what it is told of. What the API finds wrong with either stands beside it. */
export function WebhookFields({ draft, failure, autoFocus = false, onChange }: WebhookFieldsProps) {
  const words = useLanguage().text.webhooks;
  const [wrongUrl, wrongEvents] = [faultOf(failure, 'url'), faultOf(failure, 'events')];
  return (
    <>
      <Field
        label={words.url}
        hint={words.urlHint}
        fault={wrongUrl && (entryOf(words.urlFaults, wrongUrl) ?? words.urlFault)}
        type="url"
        placeholder="https://"
        autoFocus={autoFocus}
        required
        maxLength={LONGEST_URL}
        value={draft.url}
        onChange={(event) => onChange({ ...draft, url: event.target.value })}
      />
      <Events
        chosen={draft.events}
        fault={wrongEvents && words.eventsFault}
        onChange={(events) => onChange({ ...draft, events })}
      />
      <Failure failure={wrongUrl || wrongEvents ? null : failure} />
    </>
  );
}

interface EventsProps {
  readonly chosen: WebhookDraft['events'];
  readonly fault: string | undefined;
  readonly onChange: (events: WebhookDraft['events']) => void;
}

function Events({ chosen, fault, onChange }: EventsProps) {
  const words = useLanguage().text.webhooks;
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={fault ? id : undefined}>
      <legend>{words.events}</legend>
      <div className="events">
        {optionsOf(words.names).map(([event, name]) => (
          <Checkbox
            key={event}
            label={name}
            hint={words.hints[event]}
            checked={chosen.includes(event)}
            onChange={(checked) => {
              const others = chosen.filter((each) => each !== event);
              onChange(checked ? [...others, event] : others);
            }}
          />
        ))}
      </div>
      {fault && (
        <p id={id} className="fault">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

import type { WebhookDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { Badge } from '../../ui/layout';

/** Whether events are sent to a webhook, and why not, or since when it accepts none. */
export function WebhookState({ webhook }: { webhook: WebhookDto }) {
  const {
    format,
    text: { webhooks: words },
  } = useLanguage();
  const { enabled, disabled_reason, disabled_at, failing_since } = webhook;
  if (!enabled) {
    const reason = words.reasons[disabled_reason ?? 'owner'];
    return (
      <>
        <Badge tone={disabled_reason ? 'bad' : 'off'}>{words.disabled}</Badge>
        <span className="under">{disabled_at ? words.since(reason, format.time(disabled_at)) : reason}</span>
      </>
    );
  }
  return (
    <>
      <Badge tone={failing_since ? 'wait' : 'good'}>{words.enabled}</Badge>
      {failing_since && <span className="under">{words.failingSince(format.time(failing_since))}</span>}
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { profileChange } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { Card } from '../../ui/layout';
import { WholeNumberField } from '../../ui/whole-number-field';
import { useLanguage } from '../../i18n/language';
import { useAccount, useSession } from '../../lib/session';
import { wholeNumberOrNull } from '../../lib/whole-number';

/** Below how many credits the account's owner is told. */
export function LowCredits() {
  const { text } = useLanguage();
  const { refresh } = useSession();
  const { low_credits_threshold } = useAccount();
  const [threshold, setThreshold] = useState(low_credits_threshold?.toString() ?? '');
  const save = useMutation({
    mutationFn: async () => {
      const wanted = wholeNumberOrNull(threshold);
      await call(profileChange({ body: { low_credits_threshold: wanted } }));
      await refresh();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Card title={text.account.lowCredits}>
      <form onSubmit={submit}>
        <WholeNumberField
          label={text.account.lowCreditsThreshold}
          hint={text.account.lowCreditsHint}
          min={0}
          max={1_000_000_000}
          value={threshold}
          onChange={(typed) => {
            setThreshold(typed);
            save.reset();
          }}
        />
        <Failure failure={save.error} />
        <div role="status">
          {save.isSuccess && <p className="notice good">{text.account.lowCreditsSaved}</p>}
        </div>
        <Button type="submit" busy={save.isPending}>
          {text.common.save}
        </Button>
      </form>
    </Card>
  );
}

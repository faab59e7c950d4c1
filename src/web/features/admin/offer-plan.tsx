import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { adminPlansOffer, adminPlansWithdraw, type AdminPlanDto } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { ADMIN } from './queries';
import { ReasonField } from './reason-field';

interface OfferPlanProps {
  readonly plan: AdminPlanDto;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

/** Takes a plan off sale, or puts it back, once the reason is written down. */
export function OfferPlan({ plan, onSaved, onClose }: OfferPlanProps) {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { plans: words } = admin;
  const [reason, setReason] = useState('');
  const { plan_id, billing_cycle, name, on_sale } = plan;
  const decide = useMutation({
    mutationFn: () => {
      const route = on_sale ? adminPlansWithdraw : adminPlansOffer;
      return call(route({ path: { plan_id, billing_cycle }, body: { reason } }));
    },
    onSuccess: () => onSaved(name),
    meta: { changes: [ADMIN] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    decide.mutate(undefined, { onSuccess: onClose });
  };
  const shown = `${name}, ${text.credits.cycles[billing_cycle]}`;
  return (
    <Dialog title={on_sale ? words.withdrawOf(shown) : words.offerOf(shown)} onClose={onClose}>
      <form onSubmit={submit}>
        <ReasonField hint={words.reasonHint} value={reason} onChange={setReason} />
        <Failure failure={decide.error} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={decide.isPending}>
            {on_sale ? words.withdraw : words.offer}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

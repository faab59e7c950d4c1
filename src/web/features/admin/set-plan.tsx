import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { adminPlansSet, type PlanDto } from '../../api/generated';
import { Button, Failure, Field, Select } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { WholeNumberField } from '../../ui/whole-number-field';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { optionsOf } from '../../lib/options';
import { wholeNumberOf, wholeNumberOrNull } from '../../lib/whole-number';
import { ADMIN } from './queries';
import { ReasonField } from './reason-field';

interface SetPlanProps {
  /** The plan to be changed; null for a new one. */
  readonly plan: PlanDto | null;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

/** The fields as they are typed. */
const formOf = (plan: PlanDto | null) => ({
  planId: plan?.plan_id ?? '',
  cycle: plan?.billing_cycle ?? ('monthly' as const),
  name: plan?.name ?? '',
  amount: plan ? String(plan.amount) : '',
  credits: plan ? String(plan.credits) : '',
  rate: plan ? String(plan.rate_limit_per_minute) : '',
  expiry: plan?.credits_expire_after_days ? String(plan.credits_expire_after_days) : '',
  reason: '',
});

/** The same as the API takes them. */
const bodyOf = ({ name, amount, credits, rate, expiry, reason }: ReturnType<typeof formOf>) => ({
  ...{ name, reason },
  amount: wholeNumberOf(amount),
  credits: wholeNumberOf(credits),
  rate_limit_per_minute: wholeNumberOf(rate),
  credits_expire_after_days: wholeNumberOrNull(expiry),
});

interface Typed {
  readonly required: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The same as a field of text takes it. */
const inText = ({ onChange, ...rest }: Typed) => ({
  ...rest,
  maxLength: 100,
  onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
});

type TypedField = Exclude<keyof ReturnType<typeof formOf>, 'cycle' | 'reason'>;

/** What a plan is to be from now on, and why. */
export function SetPlan({ plan, onSaved, onClose }: SetPlanProps) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  const { plans: words } = admin;
  const [form, setForm] = useState(() => formOf(plan));
  const save = useMutation({
    mutationFn: () => {
      const path = { plan_id: form.planId.trim(), billing_cycle: form.cycle };
      return call(adminPlansSet({ path, body: bodyOf(form) }));
    },
    onSuccess: ({ plan: stored }) => onSaved(stored.name),
    meta: { changes: [ADMIN] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(undefined, { onSuccess: onClose });
  };
  const typed = (field: TypedField): Typed => ({
    required: field !== 'expiry',
    value: form[field],
    onChange: (value) => setForm({ ...form, [field]: value }),
  });
  const nameOf = ({ name, billing_cycle }: PlanDto) => `${name}, ${text.credits.cycles[billing_cycle]}`;
  return (
    <Dialog title={plan ? words.changeOf(nameOf(plan)) : words.addTitle} onClose={onClose}>
      <form onSubmit={submit}>
        {!plan && (
          <div className="pair">
            <Field label={words.id} hint={words.idHint} {...inText(typed('planId'))} />
            <Select
              label={text.credits.cycle}
              value={form.cycle}
              options={optionsOf(text.credits.cycles)}
              onChange={(cycle) => setForm({ ...form, cycle })}
            />
          </div>
        )}
        <Field label={words.name} {...inText(typed('name'))} />
        <div className="pair">
          <WholeNumberField label={words.price} written={format.vnd} min={1} {...typed('amount')} />
          <WholeNumberField label={words.credits} min={1} {...typed('credits')} />
        </div>
        <div className="pair">
          <WholeNumberField label={words.rate} min={1} {...typed('rate')} />
          <WholeNumberField label={words.expiry} hint={words.expiryHint} min={1} {...typed('expiry')} />
        </div>
        <ReasonField
          hint={words.reasonHint}
          value={form.reason}
          onChange={(reason) => setForm({ ...form, reason })}
        />
        <Failure failure={save.error} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {text.common.save}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { billingDetailsSet, type BillingDetailsDto } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { Facts } from '../../ui/facts';
import { Card, Loaded } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { entryOf } from '../../lib/entry-of';
import { billingDetailsQuery } from './queries';

/** Whom receipts are to name. It is asked for before paying, because a receipt stays as it was issued. */
export function Buyer() {
  const { text } = useLanguage();
  const details = useQuery(billingDetailsQuery);
  return (
    <Card title={text.buyer.title}>
      <p className="hint">{`${text.buyer.beforePaying} ${text.buyer.hint}`}</p>
      <Loaded query={details}>
        {({ billing_details }) => (
          <>
            <Named {...billing_details} />
            <details>
              <summary>{text.buyer.change}</summary>
              <BuyerForm details={billing_details} />
            </details>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Named({ name, tax_code, address, email }: BillingDetailsDto) {
  const { shown, none } = useLanguage().text.buyer;
  return (
    <Facts
      tight
      rows={[
        [shown.name, <bdi key="name">{name}</bdi>],
        [shown.taxCode, tax_code ?? none],
        [shown.address, <bdi key="address">{address ?? none}</bdi>],
        [shown.email, email],
      ]}
    />
  );
}

/** @param details as the server has them */
function BuyerForm({ details }: { details: BillingDetailsDto }) {
  const { text } = useLanguage();
  const words = text.buyer;
  const [typed, setTyped] = useState<Partial<BillingDetailsDto>>({});
  const { name, tax_code, address, email } = { ...details, ...typed };
  const save = useMutation({
    mutationFn: () => {
      const body = { name, email, tax_code: filled(tax_code), address: filled(address) };
      return call(billingDetailsSet({ body }));
    },
    onSuccess: ({ billing_details }) => setTyped(billing_details),
    meta: { changes: [billingDetailsQuery.queryKey] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  const faulty = save.error?.faults ?? [];
  const isTold = faulty.length > 0 && faulty.every((fault) => entryOf(words.faults, fault.field));
  /** What ties a field to its detail; a fault of it stands under it. */
  const field = (detail: keyof BillingDetailsDto, value: string | null) => ({
    value: value ?? '',
    fault: faulty.some((fault) => fault.field === detail) ? entryOf(words.faults, detail) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [detail]: target.value });
      if (save.isSuccess) save.reset(); // it is saved no more
    },
  });
  return (
    <form onSubmit={submit}>
      <Field
        label={words.name}
        autoComplete="organization"
        required
        maxLength={200}
        {...field('name', name)}
      />
      <Field label={words.taxCode} maxLength={20} {...field('tax_code', tax_code)} />
      <Field
        label={words.address}
        autoComplete="street-address"
        maxLength={300}
        {...field('address', address)}
      />
      <Field
        label={words.email}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...field('email', email)}
      />
      <Failure failure={isTold ? null : save.error} />
      <div role="status">{save.isSuccess && <p className="notice good">{words.saved}</p>}</div>
      <Button type="submit" kind="primary" busy={save.isPending}>
        {text.common.save}
      </Button>
    </form>
  );
}

/** What was left empty is none. */
const filled = (value: string | null): string | null =>
  value === null || value.trim() === '' ? null : value;

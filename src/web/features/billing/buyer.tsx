import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { billingDetailsSet, billingDetailsShow, type BillingDetailsDto } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { Facts } from '../../ui/facts';
import { Card, Loaded } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { entryOf } from '../../lib/entry-of';
import { useAction, useData } from '../../lib/use-data';

const loadDetails = () => call(billingDetailsShow());

/** Whom receipts are to name. It is asked for before paying, because a receipt stays as it was issued. */
export function Buyer() {
  const { text } = useLanguage();
  const details = useData(loadDetails);
  return (
    <Card title={text.buyer.title}>
      <p className="hint">{`${text.buyer.beforePaying} ${text.buyer.hint}`}</p>
      <Loaded data={details}>
        {({ billing_details }) => (
          <>
            <Named {...billing_details} />
            <details>
              <summary>{text.buyer.change}</summary>
              <BuyerForm details={billing_details} onSaved={details.reload} />
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

interface BuyerFormProps {
  /** As the server has them. */
  readonly details: BillingDetailsDto;
  readonly onSaved: () => void;
}

function BuyerForm({ details, onSaved }: BuyerFormProps) {
  const { text } = useLanguage();
  const words = text.buyer;
  const [typed, setTyped] = useState<Partial<BillingDetailsDto>>({});
  const [saved, setSaved] = useState(false);
  const { name, tax_code, address, email } = { ...details, ...typed };
  const save = useAction(async () => {
    setSaved(false);
    const body = { name, email, tax_code: filled(tax_code), address: filled(address) };
    const { billing_details } = await call(billingDetailsSet({ body }));
    setTyped(billing_details);
    setSaved(true);
    onSaved();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.run();
  };
  const faulty = save.failure?.faults ?? [];
  const isTold = faulty.length > 0 && faulty.every((fault) => entryOf(words.faults, fault.field));
  /** What ties a field to its detail; a fault of it stands under it. */
  const field = (detail: keyof BillingDetailsDto, value: string | null) => ({
    value: value ?? '',
    fault: faulty.some((fault) => fault.field === detail) ? entryOf(words.faults, detail) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [detail]: target.value }),
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
      <Failure failure={isTold ? null : save.failure} />
      <div role="status">{saved && <p className="notice good">{words.saved}</p>}</div>
      <Button type="submit" kind="primary" busy={save.running}>
        {text.common.save}
      </Button>
    </form>
  );
}

/** What was left empty is none. */
const filled = (value: string | null): string | null =>
  value === null || value.trim() === '' ? null : value;

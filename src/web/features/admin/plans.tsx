import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPlanDto, PlanChangeDto } from '../../api/generated';
import { Button } from '../../ui/controls';
import { Badge, Card, Empty, Loaded, Screen, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { useAdminText } from '../../i18n/admin';
import { DecidedBy } from './decided-by';
import { OfferPlan } from './offer-plan';
import { planChangesQuery, plansQuery } from './queries';
import { SetPlan } from './set-plan';

/** The price list, to be changed for a reason, and every change so far. */
export function Plans() {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { plans: words } = admin;
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<{ plan: AdminPlanDto | null } | null>(null);
  const [decided, setDecided] = useState<AdminPlanDto | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const plans = useQuery(plansQuery);
  const changes = useQuery(planChangesQuery(page));
  return (
    <Screen
      title={admin.nav.plans}
      actions={
        <Button kind="primary" onClick={() => setAsked({ plan: null })}>
          {words.add}
        </Button>
      }
    >
      <p className="intro">{words.intro}</p>
      <div role="status">{saved && <p className="notice good">{words.saved(saved)}</p>}</div>
      <Card>
        <Loaded query={plans}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title={text.credits.noPlans} />
            ) : (
              <PlanTable plans={items} onChange={(plan) => setAsked({ plan })} onDecide={setDecided} />
            )
          }
        </Loaded>
      </Card>
      <Card title={words.history}>
        <Listing query={changes} empty={words.noChanges} onPage={setPage}>
          {(items) => <ChangeTable changes={items} />}
        </Listing>
      </Card>
      {asked && <SetPlan plan={asked.plan} onSaved={setSaved} onClose={() => setAsked(null)} />}
      {decided && <OfferPlan plan={decided} onSaved={setSaved} onClose={() => setDecided(null)} />}
    </Screen>
  );
}

interface PlanTableProps {
  readonly plans: readonly AdminPlanDto[];
  readonly onChange: (plan: AdminPlanDto) => void;
  readonly onDecide: (plan: AdminPlanDto) => void;
}

function PlanTable({ plans, onChange, onDecide }: PlanTableProps) {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { plans: words } = admin;
  return (
    <Table label={admin.nav.plans}>
      <thead>
        <tr>
          <PlanHeads />
          <td />
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={`${plan.plan_id} ${plan.billing_cycle}`}>
            <PlanCells plan={plan} />
            <td>
              <Button
                className="small"
                aria-label={words.changeOf(
                  `${isolated(plan.name)}, ${text.credits.cycles[plan.billing_cycle]}`,
                )}
                onClick={() => onChange(plan)}
              >
                {words.change}
              </Button>{' '}
              <Button
                className="small"
                aria-label={(plan.on_sale ? words.withdrawOf : words.offerOf)(
                  `${isolated(plan.name)}, ${text.credits.cycles[plan.billing_cycle]}`,
                )}
                onClick={() => onDecide(plan)}
              >
                {plan.on_sale ? words.withdraw : words.offer}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ChangeTable({ changes }: { changes: readonly PlanChangeDto[] }) {
  const { format } = useLanguage();
  const admin = useAdminText();
  return (
    <Table label={admin.plans.history}>
      <thead>
        <tr>
          <PlanHeads />
          <th scope="col">{admin.when}</th>
          <th scope="col">{admin.reason}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.change_id}>
            <PlanCells plan={change} />
            <td className="nowrap">{format.time(change.changed_at)}</td>
            <td>
              <span dir="auto">{change.reason}</span>
              <DecidedBy by={change.operator_id} subject={`${change.plan_id}/${change.billing_cycle}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function PlanHeads() {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { plans: words } = admin;
  return (
    <>
      <th scope="col">{words.plan}</th>
      <th scope="col">{text.credits.cycle}</th>
      <th scope="col" className="number">
        {words.price}
      </th>
      <th scope="col" className="number">
        {words.credits}
      </th>
      <th scope="col" className="number">
        {words.rate}
      </th>
      <th scope="col" className="number">
        {words.expiry}
      </th>
    </>
  );
}

function PlanCells({ plan }: { plan: AdminPlanDto }) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  return (
    <>
      <th scope="row">
        <span dir="auto">{plan.name}</span>
        <span className="under">{plan.plan_id}</span>
        {!plan.on_sale && <Badge tone="wait">{admin.plans.offSale}</Badge>}
      </th>
      <td>{text.credits.cycles[plan.billing_cycle]}</td>
      <td className="number nowrap">{format.vnd(plan.amount)}</td>
      <td className="number">{format.number(plan.credits)}</td>
      <td className="number">{format.number(plan.rate_limit_per_minute)}</td>
      <td className="number">
        {plan.credits_expire_after_days === null ? '–' : format.number(plan.credits_expire_after_days)}
      </td>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { AdminAccountDto } from '../../api/generated';
import { Select } from '../../ui/controls';
import { Badge, Card, Screen, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { SearchForm } from '../../ui/search-form';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { useListAddress } from '../../lib/list-address';
import { optionsOf } from '../../lib/options';
import { usePlanName } from '../../lib/plan-name';
import { Link } from '../../lib/router';
import { ExportLink } from './export-link';
import { accountsQuery } from './queries';

/** Everybody's accounts, newest first, to be found by a part of the address or the name. */
export function Accounts() {
  const admin = useAdminText();
  const { page, filter, choice, turnTo, narrow } = useListAddress();
  const search = filter('search');
  const role = choice('role', admin.accounts.roles);
  const accounts = useQuery(accountsQuery({ page, ...(search && { search }), ...(role && { role }) }));
  return (
    <Screen title={admin.nav.accounts} actions={<ExportLink list="accounts" filters={{ search, role }} />}>
      <Card>
        <div className="filters">
          <SearchForm
            label={admin.accounts.search}
            value={search}
            onSearch={(wanted) => narrow({ search: wanted })}
          />
          <Select
            label={admin.accounts.role}
            value={role ?? ''}
            options={[['', admin.any], ...optionsOf(admin.accounts.roles)]}
            onChange={(chosen) => narrow({ role: chosen })}
          />
        </div>
        <Listing
          query={accounts}
          empty={admin.accounts.empty}
          emptyHint={admin.accounts.emptyHint}
          onPage={turnTo}
        >
          {(items) => <AccountTable accounts={items} />}
        </Listing>
      </Card>
    </Screen>
  );
}

function AccountTable({ accounts }: { accounts: readonly AdminAccountDto[] }) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const planName = usePlanName();
  return (
    <Table label={admin.nav.accounts}>
      <thead>
        <tr>
          <th scope="col">{admin.accounts.person}</th>
          <th scope="col">{admin.oneAccount.plan}</th>
          <th scope="col" className="number">
            {admin.accounts.available}
          </th>
          <th scope="col" className="number">
            {admin.accounts.granted}
          </th>
          <th scope="col">{admin.accounts.since}</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ id, email, name, role, plan_id, credits, credits_granted, created_at }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/admin/accounts/${id}`}>{email}</Link>{' '}
              {role === 'admin' && <Badge tone="wait">{admin.accounts.roles.admin}</Badge>}
              <span className="under" dir="auto">
                {name}
              </span>
            </th>
            <td>{planName(plan_id)}</td>
            <td className="number">{format.number(credits.available)}</td>
            <td className="number">{format.number(credits_granted)}</td>
            <td className="nowrap">{format.time(created_at)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

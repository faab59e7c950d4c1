import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminAccountDto } from '../../api/generated';
import { Facts } from '../../ui/facts';
import { Badge, Card, Loaded, Screen } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { isolated } from '../../lib/isolated';
import { usePlanName } from '../../lib/plan-name';
import { Link } from '../../lib/router';
import { AccountKeys } from './account-keys';
import { GrantCredits } from './grant-credits';
import { LedgerTable } from './ledger-table';
import { accountLedgerQuery, accountQuery } from './queries';
import { SuspendAccount } from './suspend-account';

/** One account: who it is, what it has, what came and went, and the way to give it credits. */
export function AccountDetails({ accountId }: { accountId: string }) {
  const admin = useAdminText();
  const [page, setPage] = useState(1);
  const account = useQuery(accountQuery(accountId));
  const ledger = useQuery(accountLedgerQuery(accountId, page));
  return (
    <Screen title={admin.oneAccount.title} actions={<Link to="/admin/accounts">{admin.nav.accounts}</Link>}>
      <Loaded query={account}>
        {({ account: shown }) => (
          <>
            <div className="columns">
              <Profile account={shown} />
              <GrantCredits account={shown} onGranted={() => setPage(1)} />
              {shown.role === 'customer' && <SuspendAccount account={shown} />}
            </div>
            <AccountKeys accountId={accountId} />
            <Card title={admin.oneAccount.ledger}>
              <Listing query={ledger} empty={admin.oneAccount.noEntries} onPage={setPage}>
                {(entries) => <LedgerTable accountId={accountId} entries={entries} />}
              </Listing>
            </Card>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Profile({ account }: { account: AdminAccountDto }) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  const { oneAccount, accounts } = admin;
  const planName = usePlanName();
  const { available, held } = account.credits;
  return (
    <Card title={isolated(account.email)}>
      <p>
        <span dir="auto">{account.name}</span>{' '}
        <Badge tone={account.role === 'admin' ? 'wait' : 'off'}>{accounts.roles[account.role]}</Badge>
      </p>
      <Facts
        tight
        rows={[
          [accounts.available, format.number(available)],
          [oneAccount.held, format.number(held)],
          [accounts.granted, format.number(account.credits_granted)],
          [oneAccount.plan, planName(account.plan_id)],
          [oneAccount.rate, text.credits.rate(format.number(account.rate_limit_per_minute))],
          [accounts.since, format.time(account.created_at)],
          ...(account.agreed_licences.length > 0
            ? [[oneAccount.agreed, account.agreed_licences.join(', ')] as const]
            : []),
          [oneAccount.id, <code key="id">{account.id}</code>],
        ]}
      />
      <Link to={`/admin/orders?account_id=${account.id}`}>{oneAccount.orders}</Link>
    </Card>
  );
}

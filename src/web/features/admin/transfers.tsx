import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call';
import { adminTransfersReopen, type TransferDto } from '../../api/generated';
import { Button, Failure, Select } from '../../ui/controls';
import { Badge, Card, Screen, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { SearchForm } from '../../ui/search-form';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { isolated } from '../../lib/isolated';
import { useListAddress } from '../../lib/list-address';
import { optionsOf } from '../../lib/options';
import { Link } from '../../lib/router';
import { ExportLink } from './export-link';
import { DecidedBy } from './decided-by';
import { ADMIN, transfersQuery } from './queries';

const TONES = {
  received: 'wait',
  credited: 'good',
  unmatched: 'bad',
  duplicate: 'off',
  ignored: 'off',
} as const;

/** Every delivery of a bank transfer, newest first: what became of it, and why. */
export function Transfers() {
  const admin = useAdminText();
  const { transfers: words, any } = admin;
  const { page, filter, choice, turnTo, narrow } = useListAddress();
  const outcome = choice('outcome', words.outcomes);
  const reason = choice('reason', words.causes);
  const reference = filter('reference_code');
  const transfers = useQuery(
    transfersQuery({
      page,
      ...(outcome && { outcome }),
      ...(reason && { reason }),
      ...(reference && { reference_code: reference }),
    }),
  );
  return (
    <Screen
      title={admin.nav.transfers}
      actions={<ExportLink list="transfers" filters={{ outcome, reason, reference_code: reference }} />}
    >
      <Card>
        <div className="filters">
          <SearchForm
            label={words.reference}
            value={reference}
            onSearch={(wanted) => narrow({ reference_code: wanted })}
          />
          <Select
            label={words.outcome}
            value={outcome ?? ''}
            options={[['', any], ...optionsOf(words.outcomes)]}
            onChange={(chosen) => narrow({ outcome: chosen })}
          />
          <Select
            label={words.cause}
            value={reason ?? ''}
            options={[['', any], ...optionsOf(words.causes)]}
            onChange={(chosen) => narrow({ reason: chosen })}
          />
        </div>
        <Listing query={transfers} empty={words.empty} emptyHint={words.emptyHint} onPage={turnTo}>
          {(items) => <TransferTable transfers={items} />}
        </Listing>
      </Card>
    </Screen>
  );
}

function TransferTable({ transfers }: { transfers: readonly TransferDto[] }) {
  const admin = useAdminText();
  const { transfers: words } = admin;
  return (
    <Table label={admin.nav.transfers}>
      <thead>
        <tr>
          <th scope="col">{words.reference}</th>
          <th scope="col">{words.received}</th>
          <th scope="col" className="number">
            {words.amount}
          </th>
          <th scope="col">{words.memo}</th>
          <th scope="col">{words.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {transfers.map((transfer) => (
          <TransferRow key={transfer.transfer_id} transfer={transfer} />
        ))}
      </tbody>
    </Table>
  );
}

function TransferRow({ transfer }: { transfer: TransferDto }) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { transfers: words } = admin;
  const { outcome, reason, order_code, assigned_reason, assigned_by } = transfer;
  const signedAmount = transfer.direction === 'in' ? transfer.amount : -transfer.amount;
  return (
    <tr>
      <th scope="row" className="reference">
        {transfer.reference_code}
        <span className="under">{`${transfer.gateway} · ${transfer.channel}`}</span>
      </th>
      <td className="nowrap">{format.time(transfer.received_at)}</td>
      <td className="number nowrap">{format.vnd(signedAmount)}</td>
      <td className="memo" dir="auto">
        {transfer.content}
      </td>
      <td>
        <Badge tone={TONES[outcome]}>{words.outcomes[outcome]}</Badge>
        {reason && <span className="under">{words.causes[reason]}</span>}
        {order_code && (
          <span className="under">
            <Link to={`/admin/orders?order_code=${encodeURIComponent(order_code)}`}>{order_code}</Link>
          </span>
        )}
        {assigned_reason !== null && (
          <>
            <span className="under" dir="auto">
              {words.assigned(assigned_reason)}
            </span>
            <DecidedBy by={assigned_by} />
          </>
        )}
        {transfer.closed_as && <Closure transfer={transfer} />}
      </td>
    </tr>
  );
}

/** How an operator has ended the waiting of a transfer, which can be taken back. */
function Closure({ transfer }: { transfer: TransferDto }) {
  const admin = useAdminText();
  const { closing: words } = admin;
  const { transfer_id: id, closed_as, closed_reason, closed_by, refund_reference, reference_code } = transfer;
  const reopen = useMutation({
    mutationFn: () => call(adminTransfersReopen({ path: { id } })),
    meta: { changes: [ADMIN] },
  });
  return (
    <>
      <span className="under" dir="auto">
        {[closed_as && words.kinds[closed_as], refund_reference, closed_reason].filter(Boolean).join(' · ')}
      </span>
      <DecidedBy by={closed_by} />
      <Button
        className="small"
        aria-label={words.reopenOf(isolated(reference_code))}
        busy={reopen.isPending}
        onClick={() => reopen.mutate()}
      >
        {words.reopen}
      </Button>
      <Failure failure={reopen.error} />
    </>
  );
}

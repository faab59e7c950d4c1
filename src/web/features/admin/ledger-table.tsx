import type { AdminLedgerEntryDto } from '../../api/generated';
import { Table } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { Link } from '../../lib/router';
import { DecidedBy } from './decided-by';

interface LedgerTableProps {
  readonly accountId: string;
  readonly entries: readonly AdminLedgerEntryDto[];
}

/** What came to an account and what it spent, with the reason and the person behind each decision. */
export function LedgerTable({ accountId, entries }: LedgerTableProps) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { oneAccount } = admin;
  return (
    <Table label={oneAccount.ledger}>
      <thead>
        <tr>
          <th scope="col">{admin.when}</th>
          <th scope="col">{oneAccount.entry}</th>
          <th scope="col" className="number">
            {oneAccount.change}
          </th>
          <th scope="col" className="number">
            {oneAccount.balance}
          </th>
          <th scope="col">{oneAccount.source}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.entry_id}>
            <td className="nowrap">{format.time(entry.created_at)}</td>
            <td>{oneAccount.entries[entry.type]}</td>
            <td className="number">{format.signed(entry.credits)}</td>
            <td className="number">{format.number(entry.balance_after)}</td>
            <td>
              <Source accountId={accountId} entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Source({ accountId, entry }: { accountId: string; entry: AdminLedgerEntryDto }) {
  if (entry.order_code) {
    return (
      <Link to={`/admin/orders?order_code=${encodeURIComponent(entry.order_code)}`}>{entry.order_code}</Link>
    );
  }
  if (entry.request_id) return <code>{entry.request_id.slice(0, 8)}</code>;
  if (entry.reason === null) return null;
  return (
    <>
      <span dir="auto">{entry.reason}</span>
      <DecidedBy by={entry.operator_id} subject={accountId} />
    </>
  );
}

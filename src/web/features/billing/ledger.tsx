import { useQuery } from '@tanstack/react-query';
import type { LedgerEntryDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { useListAddress } from '../../lib/list-address';
import { Link } from '../../lib/router';
import { Card, Screen, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { ledgerQuery } from './queries';

/** What came to the account and what it spent, and for what. */
export function Ledger() {
  const { text } = useLanguage();
  const { page, turnTo } = useListAddress();
  const entries = useQuery(ledgerQuery(page));
  return (
    <Screen title={text.credits.ledger} actions={<Link to="/credits">{text.common.back}</Link>}>
      <p className="hint">
        {text.credits.ledgerHint}{' '}
        <a href="/api/v1/account/ledger.csv" download>
          {text.credits.csv}
        </a>
      </p>
      <Card>
        <Listing query={entries} empty={text.credits.ledgerEmpty} onPage={turnTo}>
          {(items) => <Entries entries={items} />}
        </Listing>
      </Card>
    </Screen>
  );
}

function Entries({ entries }: { entries: readonly LedgerEntryDto[] }) {
  const { text, format } = useLanguage();
  const words = text.credits;
  return (
    <Table label={words.ledger}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.entry}</th>
          <th scope="col" className="number">
            {words.change}
          </th>
          <th scope="col" className="number">
            {words.balance}
          </th>
          <th scope="col">{words.source}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.entry_id}>
            <td className="nowrap">{format.time(entry.created_at)}</td>
            <td>{words.entries[entry.type]}</td>
            <td className="number">{format.signed(entry.credits)}</td>
            <td className="number">{format.number(entry.balance_after)}</td>
            <td>
              <Source {...entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The order that was paid, or the request that was spoken, where it can be opened. */
function Source({ order_code, request_id }: LedgerEntryDto) {
  const { text } = useLanguage();
  if (order_code) return <Link to={`/credits/${order_code}`}>{order_code}</Link>;
  if (!request_id) return null;
  return (
    <Link to={`/playground?request=${request_id}`}>{text.credits.requestOf(request_id.slice(0, 8))}</Link>
  );
}

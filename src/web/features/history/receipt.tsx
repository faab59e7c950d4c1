import { useQuery } from '@tanstack/react-query';
import type { ReceiptResult, ReceiptSliceDto } from '../../api/generated';
import { Button } from '../../ui/controls';
import { Facts } from '../../ui/facts';
import { Dialog, Loaded } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { Link } from '../../lib/router';
import { receiptQuery } from './queries';

/** What a request cost, and the grants, orders and transfers that paid for it. */
export function Receipt({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const { text } = useLanguage();
  const receipt = useQuery(receiptQuery(requestId));
  return (
    <Dialog title={text.history.receiptTitle} onClose={onClose}>
      <Loaded query={receipt}>{(found) => <Costs receipt={found} />}</Loaded>
      <p className="actions">
        <Button onClick={onClose}>{text.common.close}</Button>
      </p>
    </Dialog>
  );
}

function Costs({ receipt }: { receipt: ReceiptResult }) {
  const { text, format } = useLanguage();
  const { history: words, credits } = text;
  const labels = { charged: words.charged, held: words.heldCredits, released: words.released };
  return (
    <>
      <Facts
        rows={[
          [labels[receipt.state], credits.counted(format.number(receipt.held))],
          [words.settledAt, format.time(receipt.settled_at ?? receipt.held_at)],
        ]}
      />
      {receipt.grants.length === 0 ? (
        <p className="hint">{words.nothingPaid}</p>
      ) : (
        <>
          <h3>{words.paidBy}</h3>
          <ul className="rows">
            {receipt.grants.map((slice) => (
              <Slice key={slice.entry_id} slice={slice} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Slice({ slice }: { slice: ReceiptSliceDto }) {
  const { text, format } = useLanguage();
  const { sources, transferReference } = text.history;
  const facts = [
    ...(slice.transfer_reference ? [transferReference(slice.transfer_reference)] : []),
    format.time(slice.granted_at),
  ];
  return (
    <li>
      <span>
        {sources[slice.type]}{' '}
        {slice.order_code && <Link to={`/credits/${slice.order_code}`}>{slice.order_code}</Link>}
      </span>
      <span className="hint">{facts.join(' · ')}</span>
      <span className="amount">{text.credits.counted(format.number(slice.credits))}</span>
    </li>
  );
}

import { useCallback, useState } from 'react';
import { call } from '../../api/call';
import {
  adminTransfersListUnmatched,
  type TransferCandidateDto,
  type UnmatchedTransferDto,
} from '../../api/generated';
import { Button, Select } from '../../ui/controls';
import { Facts } from '../../ui/facts';
import { Badge, Card, Screen, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { OrderState } from '../../ui/order-state';
import { useLanguage } from '../../i18n/language';
import { useListAddress } from '../../lib/list-address';
import { optionsOf } from '../../lib/options';
import { Link } from '../../lib/router';
import { useData } from '../../lib/use-data';
import { AssignTransfer } from './assign-transfer';
import { CloseTransfer } from './close-transfer';

/** Money that paid nothing, each with the orders it may be meant for and what kept it from them. */
export function Unmatched() {
  const { text } = useLanguage();
  const { unmatched: words, transfers, closing } = text.admin;
  const { page, choice, turnTo, narrow } = useListAddress();
  const [done, setDone] = useState<string | null>(null);
  const reason = choice('reason', words.causes);
  const waiting = useData(
    useCallback(
      () => call(adminTransfersListUnmatched({ query: { page, limit: 10, ...(reason && { reason }) } })),
      [page, reason],
    ),
  );
  const finish = (what: string): void => {
    setDone(what);
    waiting.reload();
  };
  return (
    <Screen
      title={text.admin.nav.unmatched}
      actions={
        <Select
          label={transfers.cause}
          value={reason ?? ''}
          options={[['', text.admin.any], ...optionsOf(words.causes)]}
          onChange={(chosen) => narrow({ reason: chosen })}
        />
      }
    >
      <p className="intro">{words.intro}</p>
      <div role="status">{done && <p className="notice good">{done}</p>}</div>
      <Listing
        data={waiting}
        empty={words.empty}
        emptyHint={reason ? words.emptyFiltered : words.emptyHint}
        onPage={turnTo}
      >
        {(items) => (
          <ul className="stack">
            {items.map((transfer) => (
              <li key={transfer.transfer_id}>
                <Waiting
                  transfer={transfer}
                  onPaid={(orderCode) => finish(words.done(orderCode))}
                  onClosed={() => finish(closing.done)}
                />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Screen>
  );
}

interface WaitingProps {
  readonly transfer: UnmatchedTransferDto;
  readonly onPaid: (orderCode: string) => void;
  readonly onClosed: () => void;
}

function Waiting({ transfer, onPaid, onClosed }: WaitingProps) {
  const { text, format } = useLanguage();
  const { unmatched: words, transfers, closing } = text.admin;
  const [isClosing, setClosing] = useState(false);
  /** The order that the operator is about to assign to; null for one that is still to be named. */
  const [asked, setAsked] = useState<{ candidate: TransferCandidateDto | null } | null>(null);
  return (
    <Card title={`${format.vnd(transfer.amount)} · ${transfer.reference_code}`}>
      <div className="waiting">
        <div className="waiting-facts">
          {transfer.reason && <Badge tone="bad">{transfers.causes[transfer.reason]}</Badge>}
          <Facts
            rows={[
              [
                transfers.memo,
                <span key="memo" dir="auto">
                  {transfer.content}
                </span>,
              ],
              [transfers.moved, format.time(transfer.transferred_at)],
              [transfers.bankAccount, `${transfer.account_number} (${transfer.gateway})`],
            ]}
          />
        </div>
        <div className="waiting-orders">
          <h3>{words.candidates}</h3>
          {transfer.candidates.length === 0 ? (
            <p className="hint">{words.noCandidates}</p>
          ) : (
            <Candidates
              candidates={transfer.candidates}
              label={`${words.candidates}: ${transfer.reference_code}`}
              onChoose={(candidate) => setAsked({ candidate })}
            />
          )}
          <p className="actions">
            <Button className="small" onClick={() => setAsked({ candidate: null })}>
              {words.other}
            </Button>
            <Button className="small" onClick={() => setClosing(true)}>
              {closing.open}
            </Button>
          </p>
        </div>
      </div>
      {isClosing && (
        <CloseTransfer
          transfer={transfer}
          onClosed={() => {
            setClosing(false);
            onClosed();
          }}
          onClose={() => setClosing(false)}
        />
      )}
      {asked && (
        <AssignTransfer
          transfer={transfer}
          candidate={asked.candidate}
          onPaid={(orderCode) => {
            setAsked(null);
            onPaid(orderCode);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

interface CandidatesProps {
  readonly candidates: readonly TransferCandidateDto[];
  readonly label: string;
  readonly onChoose: (candidate: TransferCandidateDto) => void;
}

/** Orders, likeliest first, each with every rule that kept the money from paying it. */
function Candidates({ candidates, label, onChoose }: CandidatesProps) {
  const { text, format } = useLanguage();
  const { unmatched: words, transfers } = text.admin;
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{transfers.order}</th>
          <th scope="col" className="number">
            {transfers.amount}
          </th>
          <th scope="col">{words.failed}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {candidates.map((candidate, index) => (
          <tr key={candidate.order_code}>
            <td>{format.number(index + 1)}</td>
            <th scope="row">
              {candidate.order_code} <OrderState status={candidate.status} />
              <span className="under">
                <Link to={`/admin/accounts/${candidate.account_id}`}>{candidate.account_email}</Link>
                {` · ${format.time(candidate.created_at)}`}
              </span>
              {candidate.digits_in_place && (
                <span className="under">{words.digits(candidate.digits_in_place)}</span>
              )}
            </th>
            <td className="number nowrap">{format.vnd(candidate.amount)}</td>
            <td>
              {candidate.failed.length === 0
                ? words.nothingFailed
                : candidate.failed.map((cause) => transfers.causes[cause]).join(', ')}
            </td>
            <td>
              <Button
                className="small"
                aria-label={words.assignTo(candidate.order_code)}
                onClick={() => onChoose(candidate)}
              >
                {words.assign}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

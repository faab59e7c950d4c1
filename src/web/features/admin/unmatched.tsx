import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call';
import {
  adminTransfersReopen,
  type TransferCandidateDto,
  type UnmatchedTransferDto,
} from '../../api/generated';
import { Button, Failure, Select } from '../../ui/controls';
import { Facts } from '../../ui/facts';
import { Badge, Card, Screen, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { OrderState } from '../../ui/order-state';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { isolated } from '../../lib/isolated';
import { useListAddress } from '../../lib/list-address';
import { optionsOf } from '../../lib/options';
import { Link } from '../../lib/router';
import { AssignTransfer } from './assign-transfer';
import { canBePaid } from './can-be-paid';
import { CloseTransfer } from './close-transfer';
import { ComparedAmount, ComparedCode, ComparedCustomer } from './compared';
import { ADMIN, unmatchedQuery } from './queries';
import styles from './unmatched.module.css';

/** Money that paid nothing, each with the orders it may be meant for and what kept it from them. */
export function Unmatched() {
  const admin = useAdminText();
  const { unmatched: words, transfers, closing } = admin;
  const { page, choice, turnTo, narrow } = useListAddress();
  const [done, setDone] = useState<Done | null>(null);
  const reason = choice('reason', words.causes);
  const waiting = useQuery(unmatchedQuery({ page, limit: 10, ...(reason && { reason }) }));
  return (
    <Screen
      title={admin.nav.unmatched}
      actions={
        <Select
          label={transfers.cause}
          value={reason ?? ''}
          options={[['', admin.any], ...optionsOf(words.causes)]}
          onChange={(chosen) => narrow({ reason: chosen })}
        />
      }
    >
      <p className="intro">{words.intro}</p>
      {done && <Outcome {...done} onReopened={() => setDone({ text: closing.reopened })} />}
      <Listing
        query={waiting}
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
                  onPaid={(orderCode) => setDone({ text: words.done(orderCode) })}
                  onClosed={() => setDone({ text: closing.done, closedId: transfer.transfer_id })}
                />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Screen>
  );
}

/** What an operator has just done. */
interface Done {
  readonly text: string;
  /** The transfer that was closed, which can be taken back. */
  readonly closedId?: string;
}

/** Says what was done; it takes the focus, because what was pressed is gone. */
function Outcome({ text: said, closedId, onReopened }: Done & { onReopened: () => void }) {
  const admin = useAdminText();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [said, closedId]);
  const undo = useMutation({
    mutationFn: (id: string) => call(adminTransfersReopen({ path: { id } })),
    onSuccess: onReopened,
    meta: { changes: [ADMIN] },
  });
  return (
    <div ref={notice} tabIndex={-1} className="notice good actions" role="status">
      {said}
      {closedId && (
        <Button className="small" busy={undo.isPending} onClick={() => undo.mutate(closedId)}>
          {admin.closing.undo}
        </Button>
      )}
      <Failure failure={undo.error} />
    </div>
  );
}

interface WaitingProps {
  readonly transfer: UnmatchedTransferDto;
  readonly onPaid: (orderCode: string) => void;
  readonly onClosed: () => void;
}

function Waiting({ transfer, onPaid, onClosed }: WaitingProps) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { unmatched: words, transfers, closing } = admin;
  const [isClosing, setClosing] = useState(false);
  /** The order that the operator is about to assign to; null for one that is still to be named. */
  const [asked, setAsked] = useState<{ candidate: TransferCandidateDto | null } | null>(null);
  return (
    <Card title={`${format.vnd(transfer.amount)} · ${isolated(transfer.reference_code)}`}>
      <div className={styles.waiting}>
        <div className={styles.transfer}>
          {transfer.reason && <Badge tone="bad">{transfers.causes[transfer.reason]}</Badge>}
          <Facts
            tight
            rows={[
              [
                transfers.memo,
                <span key="memo" dir="auto">
                  {transfer.content}
                </span>,
              ],
              [transfers.moved, format.time(transfer.transferred_at)],
              [transfers.bankAccount, `${isolated(transfer.account_number)} (${isolated(transfer.gateway)})`],
            ]}
          />
        </div>
        <div className={styles.candidates}>
          <h3>{words.candidates}</h3>
          {transfer.candidates.length === 0 ? (
            <p className="hint">{words.noCandidates}</p>
          ) : (
            <Candidates
              transfer={transfer}
              label={`${words.candidates}: ${isolated(transfer.reference_code)}`}
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
  readonly transfer: UnmatchedTransferDto;
  readonly label: string;
  readonly onChoose: (candidate: TransferCandidateDto) => void;
}

/** Orders, likeliest first, each with every rule that kept the money from paying it. */
function Candidates({ transfer, label, onChoose }: CandidatesProps) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { unmatched: words, transfers } = admin;
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{transfers.order}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.customer}</th>
          <th scope="col">{words.failed}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {transfer.candidates.map((candidate, index) => (
          <tr key={candidate.order_code}>
            <td>{format.number(index + 1)}</td>
            <th scope="row">
              <ComparedCode candidate={candidate} /> <OrderState status={candidate.status} />
              <span className="under">{format.time(candidate.created_at)}</span>
            </th>
            <td>
              <ComparedAmount transfer={transfer} candidate={candidate} />
            </td>
            <td>
              <ComparedCustomer transfer={transfer} candidate={candidate} />
              <span className="under">
                <Link to={`/admin/accounts/${candidate.account_id}`}>{candidate.account_email}</Link>
              </span>
            </td>
            <td>
              {candidate.failed.length === 0
                ? words.nothingFailed
                : candidate.failed.map((cause) => transfers.causes[cause]).join(', ')}
            </td>
            <td>
              {canBePaid(candidate) && (
                <Button
                  className="small"
                  aria-label={words.assignTo(candidate.order_code)}
                  onClick={() => onChoose(candidate)}
                >
                  {words.assign}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

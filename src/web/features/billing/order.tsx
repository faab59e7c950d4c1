import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useCallback, useEffect, useState } from 'react';
import { ApiFailure, local } from '../../api/call';
import { plansQuery } from '../../api/queries';
import type { OrderDto, OrderResult, ShownOrderResult } from '../../api/generated';
import { CopyButton } from '../../ui/controls';
import { Facts } from '../../ui/facts';
import { Badge, Card, Loaded, NotFetched, QueryFailure, Screen } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { Buyer } from './buyer';
import { CancelOrder } from './cancel-order';
import { useOrderStatus } from './order-status';
import { orderQuery } from './queries';
import { isolated } from '../../lib/isolated';
import { usePlanName } from '../../lib/plan-name';
import { refunded } from '../../lib/refunded';
import { Link, navigate } from '../../lib/router';
import { useSession } from '../../lib/session';
import styles from './order.module.css';

/** One order: how to pay it, and the news that it is paid, without loading the page again. */
export function OrderScreen({ orderCode }: { orderCode: string }) {
  const { text } = useLanguage();
  const order = useQuery(orderQuery(orderCode));
  return (
    <Screen title={text.order.title(orderCode)} actions={<Link to="/credits">{text.common.back}</Link>}>
      <Loaded query={order}>{(found) => <Payment key={orderCode} {...found} />}</Loaded>
    </Screen>
  );
}

function Payment({ order, qr, poll_interval_sec, payment }: ShownOrderResult) {
  const { text } = useLanguage();
  const queries = useQueryClient();
  const { refresh } = useSession();
  const { status, paid_at } = useOrderStatus(order, poll_interval_sec);
  const leftSec = useSecondsUntil(order.expires_at);
  const paid = status === 'PAID';
  const cancelled = status === 'CANCELLED';
  const payable = !paid && !cancelled;
  const isUntold = paid && payment === null;
  useEffect(() => {
    // Asked for again, the order tells of its payment.
    if (isUntold) void queries.invalidateQueries({ queryKey: orderQuery(order.order_code).queryKey });
  }, [isUntold, queries, order.order_code]);
  useEffect(() => {
    if (paid) refresh().catch(() => undefined); // the balance comes with the next screen
  }, [paid, refresh]);
  return (
    <>
      {order.refunds.length > 0 && <Refunded refunds={order.refunds} payment={payment} />}
      <div aria-live="polite">
        {paid && <Paid order={order} paidAt={paid_at} payment={payment} />}
        {cancelled && <Over title={text.order.cancelled} hint={text.order.cancelledHint} />}
        {payable && <Waiting order={order} leftSec={leftSec} />}
      </div>
      <WhatIsBought order={order} payable={payable} />
      {payable && leftSec > 0 && <HowToPay order={order} qr={qr} />}
      {payable && (
        <div id={BUYER}>
          <Buyer />
        </div>
      )}
    </>
  );
}

interface PaidProps extends Pick<ShownOrderResult, 'order' | 'payment'> {
  readonly paidAt: string | null;
}

/** What was sent back, and under which numbers the customer's bank finds it. */
function Refunded({ refunds, payment }: Pick<OrderDto, 'refunds'> & Pick<ShownOrderResult, 'payment'>) {
  const { text, format } = useLanguage();
  const isPart = payment !== null && refunded(refunds).amount < payment.amount;
  return (
    <Card title={isPart ? text.order.refundedPart : text.order.refundedAll}>
      <p>{text.order.refundHint}</p>
      {refunds.map((refund) => (
        <Facts
          key={refund.refund_reference}
          tight
          rows={[
            [text.order.refundAmount, format.vnd(refund.amount)],
            [text.order.refundedOn, format.time(refund.refunded_at)],
            [text.order.creditsTakenBack, format.number(refund.credits)],
            [text.order.refundReference, isolated(refund.refund_reference)],
          ]}
        />
      ))}
    </Card>
  );
}

/** That the money has come; what was sent back since is no reason to cheer. */
function Paid({ order: { order_code, credits, refunds }, paidAt, payment }: PaidProps) {
  const { text, format, language } = useLanguage();
  const receipt = `/api/payment/orders/${order_code}/receipt?lang=${language}`;
  const isRefunded = refunds.length > 0;
  return (
    <Card className={isRefunded ? styles.paid : `highlight ${styles.paid}`}>
      <p className="figure">{isRefunded ? text.credits.statuses.PAID : text.order.paid}</p>
      <p>{text.order.paidHint(format.number(credits))}</p>
      <Facts
        tight
        rows={[
          ...(payment ? [[text.order.paidAmount, format.vnd(payment.amount)] as const] : []),
          ...(paidAt ? [[text.order.paidOn, format.time(paidAt)] as const] : []),
          ...(payment ? [[text.order.reference, isolated(payment.bank_reference)] as const] : []),
          ...(payment ? [[text.order.receiptNumber, payment.receipt_number] as const] : []),
        ]}
      />
      <p className="actions">
        <Link to="/playground" className="button primary">
          {text.order.toPlayground}
        </Link>
        <Link to="/" className="button">
          {text.order.toOverview}
        </Link>
        <a href={receipt} target="_blank" className="button">
          {text.order.receipt}
        </a>
        <a href={`${receipt}&format=pdf`} target="_blank" className="button">
          {text.order.receiptPdf}
        </a>
      </p>
    </Card>
  );
}

/** Where the order's screen asks whom its receipt is to name. */
const BUYER = 'buyer';

/** What was ordered, in the words of the plan; before it is paid, also the way to what its receipt will say. */
function WhatIsBought({ order, payable }: Pick<OrderResult, 'order'> & { payable: boolean }) {
  const { text, format } = useLanguage();
  const plans = useQuery(plansQuery);
  const planName = usePlanName();
  return (
    <Card title={text.order.what}>
      <Facts
        tight
        rows={[
          [text.credits.plan, planName(order.plan_id, order.billing_cycle)],
          [text.order.credits, text.credits.counted(format.number(order.credits))],
          [text.order.price, format.vnd(order.amount)],
          [text.order.code, order.order_code],
        ]}
      />
      <QueryFailure query={plans} />
      {payable && (
        <p className="hint">
          <a href={`#${BUYER}`}>{text.buyer.beforePaying}</a>
        </p>
      )}
    </Card>
  );
}

/** An order that waits for nothing any more. */
function Over({ title, hint }: { title: string; hint: string }) {
  const { text } = useLanguage();
  return (
    <Card className={styles.statusBar}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{hint}</p>
      <Link to="/credits" className="button">
        {text.order.another}
      </Link>
    </Card>
  );
}

function Waiting({
  order: { order_code: orderCode },
  leftSec,
}: Pick<OrderResult, 'order'> & { leftSec: number }) {
  const { text, format } = useLanguage();
  if (leftSec <= 0) return <Over title={text.order.expired} hint={text.order.expiredHint} />;
  const left = text.countdown(
    format.number,
    Math.floor(leftSec / 3600),
    Math.floor(leftSec / 60) % 60,
    leftSec % 60,
  );
  return (
    <Card className={styles.statusBar}>
      <p>
        <Badge tone="wait">{text.order.waiting}</Badge>
      </p>
      <p className="hint">{text.order.waitingHint}</p>
      {/* A clock that is read aloud every second would drown everything else. */}
      <p className={styles.countdown} aria-live="off" role="timer">
        {text.order.left(left)}
      </p>
      <CancelOrder orderCode={orderCode} onCancelled={() => navigate('/credits')} />
    </Card>
  );
}

function HowToPay({ order, qr }: Pick<OrderResult, 'order' | 'qr'>) {
  const { text, format, language } = useLanguage();
  /** The picture's address, with words of the page's language. */
  const spoken = (address: string): string => `${local(address)}&lang=${language}`;
  const holder = new URL(qr.image_url).searchParams.get('accountName');
  const rows = [
    { label: text.order.amount, shown: format.vnd(order.amount), copied: String(order.amount) },
    { label: text.order.memo, shown: order.memo, copied: order.memo },
    { label: text.order.account, shown: order.account_no, copied: order.account_no },
    { label: text.order.bank, shown: order.bank_name, copied: order.bank_name },
    ...(holder ? [{ label: text.order.holder, shown: holder, copied: holder }] : []),
  ];
  return (
    <div className="columns">
      <Card title={text.order.scan}>
        <QrCode address={spoken(qr.svg_url)} alt={text.order.qrAlt(format.vnd(order.amount), order.memo)} />
        <p className="hint">{text.order.scanHint}</p>
        <p className="links">
          <a href={spoken(qr.image_url)} download={`${order.order_code}.png`} className="button">
            {text.order.saveQr}
          </a>
        </p>
        <p className="hint">{text.order.saveQrHint}</p>
      </Card>
      <Card title={text.order.byHand}>
        <Facts
          rows={rows.map(({ label, shown, copied }) => [
            label,
            <Fragment key={label}>
              <span>{shown}</span> <CopyButton value={copied} label={text.order.copyOf(label)} />
            </Fragment>,
          ])}
        />
      </Card>
    </div>
  );
}

/** The picture that banking apps scan; where it does not come, a way to ask for it again. */
function QrCode({ address, alt }: { address: string; alt: string }) {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const retry = (): void => {
    setIsMissing(false);
    setAttempt(attempt + 1);
  };
  if (isMissing) return <NotFetched failure={new ApiFailure('OFFLINE')} onRetry={retry} />;
  return (
    <img key={attempt} className={styles.qr} src={address} alt={alt} onError={() => setIsMissing(true)} />
  );
}

/** Seconds until a time, counting down; 0 once it is past. */
function useSecondsUntil(time: string): number {
  const left = useCallback(() => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 1000)), [time]);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left), 1000);
    return () => clearInterval(timer);
  }, [left]);
  return seconds;
}

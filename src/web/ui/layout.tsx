import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ApiFailure, failureOf } from '../api/call';
import { useLanguage } from '../i18n/language';
import { askAgain } from '../lib/ask-again';
import { Button, Failure } from './controls';

interface ScreenProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One screen with its heading, which takes the focus when the screen appears. */
export function Screen({ title, actions, children }: ScreenProps) {
  const { text } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <title>{`${title} · ${text.brand}`}</title>
      <header className="screen-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </header>
      {children}
    </>
  );
}

/** A part of a screen on a surface of its own. */
export function Card({
  title,
  children,
  className = '',
}: {
  title?: string;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}

/** What is shown where there is nothing yet, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children}
    </div>
  );
}

/** Whoever has waited this long wants to know that it is not their doing. */
const LONG_WAIT_MS = 8_000;

/** What is shown of a query. */
export type Fetched<Value> = Pick<UseQueryResult<Value>, 'data' | 'error' | 'failureReason'>;

/** Why a query has failed: for good, or so far, while it is tried again by itself. */
export function failureOfQuery({ error, failureReason }: Fetched<unknown>): ApiFailure | null {
  const failed = error ?? failureReason;
  return failed && failureOf(failed);
}

/** Asks again for all of the screen that is missing: what kept one part from coming kept others. */
function useRetry(): () => void {
  const queries = useQueryClient();
  return () => void askAgain(queries);
}

/** That something is on its way; after a while, that it takes long, and a way to ask for it again. */
export function Waiting() {
  const { text } = useLanguage();
  const retry = useRetry();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading">
      <p role="status">{long ? text.common.loadingLong : text.common.loading}</p>
      {long && (
        <Button className="small" onClick={retry}>
          {text.common.retry}
        </Button>
      )}
    </div>
  );
}

/** Why something is not fetched, with a way to ask for it again. */
export function NotFetched({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { text } = useLanguage();
  return (
    <Failure failure={failure}>
      <Button className="small" onClick={onRetry}>
        {text.common.retry}
      </Button>
    </Failure>
  );
}

/** Why a query has not or no longer succeeded, where that is so, with a way to ask again. */
export function QueryFailure({ query }: { query: Fetched<unknown> }) {
  const retry = useRetry();
  const failure = failureOfQuery(query);
  return failure && <NotFetched failure={failure} onRetry={retry} />;
}

/** Shows what a query has fetched, that it is on its way, and why it has not or no longer come, with a way to go on. */
export function Loaded<Value>({
  query,
  children,
}: {
  query: Fetched<Value>;
  children: (value: Value) => ReactNode;
}) {
  if (query.data === undefined && !failureOfQuery(query)) return <Waiting />;
  return (
    <>
      <QueryFailure query={query} />
      {query.data !== undefined && children(query.data)}
    </>
  );
}

/**
 * A table that scrolls inside its own frame where the screen is narrow. On a phone each row is a card, whose cells have
 * the heads of their columns above them.
 */
export function Table({ label, ...rest }: ComponentProps<'table'> & { label: string }) {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const heads = Array.from(table.current?.tHead?.rows[0]?.cells ?? [], (head) => head.innerText);
    for (const row of table.current?.tBodies[0]?.rows ?? [])
      for (const cell of row.cells) {
        const head = heads[cell.cellIndex];
        if (head && cell.tagName === 'TD') cell.dataset.head = head;
      }
  });
  return (
    // A group: the part of the page that it is all of is a landmark of the same name.
    <div className="table" tabIndex={0} role="group" aria-label={label}>
      <table ref={table} {...rest} />
    </div>
  );
}

interface PagesProps {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly onChange: (page: number) => void;
}

/** How many pages a list has; an empty one has the first. */
export const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** Steps through the pages of a list. */
export function Pages({ page, limit, total, onChange }: PagesProps) {
  const { text, format } = useLanguage();
  const pages = pagesOf(total, limit);
  if (pages === 1) return null;
  return (
    <nav className="pages" aria-label={text.common.page(format.number(page), format.number(pages))}>
      <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {text.common.previous}
      </Button>
      <span role="status">{text.common.page(format.number(page), format.number(pages))}</span>
      <Button disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {text.common.next}
      </Button>
    </nav>
  );
}

/** A question on top of everything; Escape answers it with no, where it may be closed at all. */
export function Dialog({
  title,
  children,
  onClose,
}: {
  title: string;
  children: ReactNode;
  onClose?: (() => void) | undefined;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is taken away, it gives the focus back to what opened it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // Else browsers close it at the second Escape, whatever becomes of the event.
      closedby={onClose ? undefined : 'none'}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // a field's: no file was chosen
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The state of something, in a word and a colour. */
export function Badge({ tone, children }: { tone: 'good' | 'bad' | 'wait' | 'off'; children: ReactNode }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}

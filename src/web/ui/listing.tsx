import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../i18n/language';
import { Empty, type Fetched, Loaded, Pages, pagesOf } from './layout';

interface ListingProps<Item> {
  readonly query: Fetched<{
    readonly items: readonly Item[];
    readonly total: number;
    readonly page: number;
    readonly limit: number;
  }>;
  /** What is said where nothing is in the list, and under it what to do about it. */
  readonly empty: string;
  readonly emptyHint?: string | undefined;
  /** The way there, under that. */
  readonly emptyAct?: ReactNode;
  readonly onPage: (page: number, options?: { replace?: boolean }) => void;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list; the last one where a page behind it is asked for. How many there are in all, and the way to the other pages. */
export function Listing<Item>(props: ListingProps<Item>) {
  const { query, empty, emptyHint, emptyAct, onPage, children } = props;
  const { text, format } = useLanguage();
  return (
    <Loaded query={query}>
      {({ items, total, page, limit }) => (
        <>
          {page > pagesOf(total, limit) && <TurnBack to={pagesOf(total, limit)} onPage={onPage} />}
          {items.length === 0 ? (
            <Empty title={empty}>
              {emptyHint && <p>{emptyHint}</p>}
              {emptyAct}
            </Empty>
          ) : (
            <>
              <p className="hint" role="status">
                {text.common.total(format.number(total))}
              </p>
              {children(items)}
            </>
          )}
          <Pages page={page} limit={limit} total={total} onChange={onPage} />
        </>
      )}
    </Loaded>
  );
}

/** Shows a page that exists in the place of one that does not, or no longer does. */
function TurnBack({ to, onPage }: { to: number } & Pick<ListingProps<never>, 'onPage'>) {
  useEffect(() => onPage(to, { replace: true }));
  return null;
}

import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language';
import type { Data } from '../lib/use-data';
import { Empty, Loaded, Pages } from './layout';

interface ListingProps<Item> {
  readonly data: Data<{
    readonly items: readonly Item[];
    readonly total: number;
    readonly page: number;
    readonly limit: number;
  }>;
  /** What is said where nothing is in the list, and under it what to do about it. */
  readonly empty: string;
  readonly emptyHint?: string | undefined;
  readonly onPage: (page: number) => void;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list, how many there are in all, and the way to the other pages. */
export function Listing<Item>({ data, empty, emptyHint, onPage, children }: ListingProps<Item>) {
  const { text, format } = useLanguage();
  return (
    <Loaded data={data}>
      {({ items, total, page, limit }) => (
        <>
          {items.length === 0 ? (
            <Empty title={empty}>{emptyHint && <p>{emptyHint}</p>}</Empty>
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

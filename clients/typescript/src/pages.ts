/** A page of a list, as the API answers it. */
export interface Page<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

const PAGE_SIZE = 100;

/**
 * All items of a list, asked for page by page as they are taken. Lists begin with the newest: what is added meanwhile
 * moves the others on, so that one may come twice.
 */
export async function* allOf<Item>(
  pageAt: (paging: { page: number; limit: number }) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await pageAt({ page, limit: PAGE_SIZE });
    yield* items;
    if (page * PAGE_SIZE >= total) return;
  }
}

/** Which part of a list is wanted: the page, counted from 1, and how many items a page has. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** One page of a list and the exact length of the whole. */
export interface Page<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

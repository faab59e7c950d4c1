/** What usage is asked for: the last 30 days where customers are. */
export const IN_VIETNAM = { zone: 'Asia/Ho_Chi_Minh' } as const;

/** The address of the same as a file, with a line for each of these. */
export const usageFile = (by: 'day' | 'voice' | 'key'): string =>
  `/api/v1/account/usage.csv?${new URLSearchParams({ ...IN_VIETNAM, by }).toString()}`;

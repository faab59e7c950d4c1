/** What usage is asked for: the last 30 days where customers are. */
export const IN_VIETNAM = { zone: 'Asia/Ho_Chi_Minh' } as const;

/** The same, day by day, as a file. */
export const USAGE_CSV = `/api/v1/account/usage.csv?${new URLSearchParams(IN_VIETNAM).toString()}`;

/** Told how many ms a reading took, also where the text is refused then. */
export type OnRead = (tookMs: number) => void;

/** The time in which an account may have texts read that it does not pay for: quotes, and texts that are refused then. */
export abstract class ReadingBudget {
  /**
   * Reads on the account's budget.
   * @param expectedChars what is set aside until the work ends: the characters of a text that nobody pays for
   * @param work tells what is to be counted
   * @throws RateLimitExceeded when the budget is used up; the work is not begun then
   */
  abstract spend<Result>(
    accountId: string,
    expectedChars: number,
    work: (onRead: OnRead) => Promise<Result>,
  ): Promise<Result>;
}

/** What a new account starts with, and how many there may be, as the operator decided. */
export class SignUpPolicy {
  constructor(
    /** Whether people can register themselves. */
    readonly enabled: boolean,
    /** Credits that a new account starts with; may be 0. */
    readonly credits: number,
    /** Accounts that people of one network may open in a day; null for no limit. */
    readonly perNetworkPerDay: number | null,
    /** Credits that people who register themselves are given in a day, all together; null for no limit. */
    readonly creditsPerDay: number | null,
    /** Whether the credits are given once the address is confirmed. */
    readonly creditsAwaitVerification = false,
    /** Whether addresses that are thrown away after one mail are good enough. */
    readonly allowsDisposable = false,
  ) {}
}

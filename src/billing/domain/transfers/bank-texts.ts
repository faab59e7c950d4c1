/** The banks and wallets whose text a simulated transfer can imitate. */
export const BANK_PROFILES = ['VCB', 'MB', 'ACB', 'BIDV', 'VietinBank', 'MoMo'] as const;
export type BankProfile = (typeof BANK_PROFILES)[number];

/** What a bank's text holds beside the memo; all of it follows from the order, so that a repeat is one. */
interface Noise {
  /** Digits that look like a trace, a reference or an account. */
  readonly digits: (count: number) => string;
  /** `2011` and `26` of 20 November 2026, local time of Vietnam. */
  readonly dayMonth: string;
  readonly year: string;
  /** `14:02:37` */
  readonly time: string;
}

/**
 * How each of them writes a memo, as real notifications show (names and numbers are made up): the sender's
 * bank puts its reference and both parties around it, the receiver's adds traces and times, a wallet its
 * own numbers on both sides.
 */
const wrap: Record<BankProfile, (memo: string, noise: Noise) => string> = {
  VCB: (memo, { digits }) =>
    `MBVCB.${digits(10)}.${digits(6)}.${memo}.CT tu 004${digits(10)} NGUYEN VAN A toi 17${digits(6)} ` +
    'CONG TY LOA tai ACB',
  MB: (memo, { digits }) =>
    `${memo}   Ma giao dich  Trace${digits(6)} Trace ${digits(6)} NG CHUYEN:CUSTOMER 08${digits(8)}`,
  ACB: (memo, { digits, dayMonth, year, time }) => `${memo} GD ${digits(6)}-${dayMonth}${year} ${time}`,
  BIDV: (memo, { digits, dayMonth, year, time }) =>
    `REM TKThe${digits(6)},tai ACB.${memo}-${dayMonth}${year}- ${time}-CTLNHIDI0000${digits(11)}-1/1-CRE-002`,
  VietinBank: (memo, { digits }) => `CT DEN:${digits(12)} SEVQR ${memo}`,
  MoMo: (memo, { digits }) => {
    const wallet = digits(12);
    return `${wallet}-${memo}-CHUYEN TIEN-OQCH000${digits(5)}-MOMO${wallet}MOMO`;
  },
};

/** Vietnam keeps UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000;

/**
 * The text in which a bank would deliver the memo. The rule finds the memo's code in it, and no other.
 * @param seed a code or number; the same one makes the same text
 */
export function bankText(profile: BankProfile, memo: string, seed: string, at: Date): string {
  const local = new Date(at.getTime() + OFFSET_MS).toISOString();
  return wrap[profile](memo, {
    digits: digitsFrom(seed),
    dayMonth: local.slice(8, 10) + local.slice(5, 7),
    year: local.slice(2, 4),
    time: local.slice(11, 19),
  });
}

/** Digits without any meaning, by the generator of Park and Miller (minstd, multiplier 48271). */
function digitsFrom(seed: string): (count: number) => string {
  let state = [...seed].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 2_147_483_646, 7) + 1;
  const next = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return String(Math.floor((state / 2_147_483_647) * 10));
  };
  return (count) => Array.from({ length: count }, next).join('');
}

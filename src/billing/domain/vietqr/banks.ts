/** A member of NAPAS 247 that a VietQR code can name. */
export interface Bank {
  /** NAPAS bank identification number, six digits; unique here. */
  readonly bin: string;
  /** Short code in use among banks and gateways. */
  readonly code: string;
  /** The name customers know it by. */
  readonly shortName: string;
  /** Takes incoming NAPAS 247 transfers to an account. */
  readonly receivesTransfers: boolean;
  /** Its own app can scan a VietQR code to pay. */
  readonly canScanToPay: boolean;
}

/**
 * The bank list as data with a date: the facts that vietnam-qr-pay 1.5.1 (MIT) published on that day. Three banks were renamed and kept their BIN; the present name stands: LPBank (was
 * LienVietPostBank), MBV (was Ocean Bank), Vikki Bank (was DongA Bank).
 */
export const BANK_LIST: { readonly asOf: string; readonly banks: readonly Bank[] } = {
  asOf: '2026-08-24',
  banks: [
    { bin: '970425', code: 'ABB', shortName: 'AB Bank', receivesTransfers: true, canScanToPay: true },
    { bin: '970416', code: 'ACB', shortName: 'ACB', receivesTransfers: true, canScanToPay: true },
    { bin: '970405', code: 'AGRIBANK', shortName: 'Agribank', receivesTransfers: true, canScanToPay: true },
    { bin: '970409', code: 'BAB', shortName: 'BacA Bank', receivesTransfers: true, canScanToPay: true },
    {
      bin: '970438',
      code: 'BAOVIETBANK',
      shortName: 'BaoViet Bank',
      receivesTransfers: true,
      canScanToPay: true,
    },
    { bin: '970418', code: 'BID', shortName: 'BIDV', receivesTransfers: true, canScanToPay: true },
    { bin: '970454', code: 'BVB', shortName: 'BVBank', receivesTransfers: true, canScanToPay: true },
    { bin: '546034', code: 'CAKE', shortName: 'CAKE by VPBank', receivesTransfers: true, canScanToPay: true },
    { bin: '970444', code: 'VNCB', shortName: 'CB Bank', receivesTransfers: true, canScanToPay: false },
    { bin: '422589', code: 'CIMB', shortName: 'CIMB Bank', receivesTransfers: true, canScanToPay: false },
    { bin: '970446', code: 'COOPBANK', shortName: 'Co-op Bank', receivesTransfers: true, canScanToPay: true },
    { bin: '796500', code: 'DBS', shortName: 'DBS Bank', receivesTransfers: true, canScanToPay: false },
    { bin: '970431', code: 'EIB', shortName: 'Eximbank', receivesTransfers: true, canScanToPay: true },
    { bin: '970408', code: 'GPBANK', shortName: 'GPBank', receivesTransfers: true, canScanToPay: false },
    { bin: '970437', code: 'HDB', shortName: 'HDBank', receivesTransfers: true, canScanToPay: true },
    { bin: '970442', code: 'HLB', shortName: 'HongLeong Bank', receivesTransfers: true, canScanToPay: false },
    { bin: '458761', code: 'HSBC', shortName: 'HSBC Vietnam', receivesTransfers: true, canScanToPay: false },
    { bin: '970456', code: 'IBKHCM', shortName: 'IBK HCM', receivesTransfers: true, canScanToPay: false },
    { bin: '970455', code: 'IBKHN', shortName: 'IBK HN', receivesTransfers: true, canScanToPay: false },
    { bin: '970434', code: 'IVB', shortName: 'Indovina Bank', receivesTransfers: true, canScanToPay: false },
    { bin: '668888', code: 'KBANK', shortName: 'Kasikornbank', receivesTransfers: true, canScanToPay: true },
    { bin: '970452', code: 'KLB', shortName: 'KienlongBank', receivesTransfers: true, canScanToPay: true },
    {
      bin: '970463',
      code: 'KBHCM',
      shortName: 'Kookmin Bank HCM',
      receivesTransfers: true,
      canScanToPay: false,
    },
    {
      bin: '970462',
      code: 'KBHN',
      shortName: 'Kookmin Bank HN',
      receivesTransfers: true,
      canScanToPay: false,
    },
    { bin: '963369', code: 'LIOBANK', shortName: 'Liobank', receivesTransfers: true, canScanToPay: true },
    { bin: '970449', code: 'LPB', shortName: 'LPBank', receivesTransfers: true, canScanToPay: true },
    { bin: '970422', code: 'MBB', shortName: 'MB Bank', receivesTransfers: true, canScanToPay: true },
    { bin: '970414', code: 'MBV', shortName: 'MBV', receivesTransfers: true, canScanToPay: true },
    { bin: '971025', code: 'MOMO', shortName: 'MoMo', receivesTransfers: true, canScanToPay: true },
    { bin: '970426', code: 'MSB', shortName: 'MSB', receivesTransfers: true, canScanToPay: true },
    { bin: '970428', code: 'NAB', shortName: 'Nam A Bank', receivesTransfers: true, canScanToPay: true },
    { bin: '970419', code: 'NVB', shortName: 'NCB Bank', receivesTransfers: true, canScanToPay: true },
    {
      bin: '801011',
      code: 'NONGHYUP',
      shortName: 'Nonghyup Bank',
      receivesTransfers: true,
      canScanToPay: false,
    },
    { bin: '970448', code: 'OCB', shortName: 'OCB Bank', receivesTransfers: true, canScanToPay: true },
    { bin: '970430', code: 'PGB', shortName: 'PG Bank', receivesTransfers: true, canScanToPay: true },
    {
      bin: '970439',
      code: 'PBVN',
      shortName: 'Public Bank Vietnam',
      receivesTransfers: true,
      canScanToPay: false,
    },
    { bin: '970412', code: 'PVCOMBANK', shortName: 'PVcomBank', receivesTransfers: true, canScanToPay: true },
    { bin: '970403', code: 'STB', shortName: 'Sacombank', receivesTransfers: true, canScanToPay: true },
    { bin: '970400', code: 'SGB', shortName: 'SaigonBank', receivesTransfers: true, canScanToPay: true },
    { bin: '970429', code: 'SCB', shortName: 'SCB', receivesTransfers: true, canScanToPay: true },
    { bin: '970440', code: 'SSB', shortName: 'SeABank', receivesTransfers: true, canScanToPay: true },
    { bin: '970443', code: 'SHB', shortName: 'SHB', receivesTransfers: true, canScanToPay: true },
    { bin: '970424', code: 'SVB', shortName: 'Shinhan Bank', receivesTransfers: true, canScanToPay: true },
    {
      bin: '970410',
      code: 'SC',
      shortName: 'Standard Chartered Vietnam',
      receivesTransfers: true,
      canScanToPay: false,
    },
    { bin: '970407', code: 'TCB', shortName: 'Techcombank', receivesTransfers: true, canScanToPay: true },
    { bin: '963388', code: 'TIMO', shortName: 'Timo', receivesTransfers: true, canScanToPay: true },
    { bin: '970423', code: 'TPB', shortName: 'TPBank', receivesTransfers: true, canScanToPay: true },
    {
      bin: '546035',
      code: 'UBANK',
      shortName: 'Ubank by VPBank',
      receivesTransfers: true,
      canScanToPay: true,
    },
    {
      bin: '970458',
      code: 'UOB',
      shortName: 'United Overseas Bank Vietnam',
      receivesTransfers: true,
      canScanToPay: false,
    },
    { bin: '970441', code: 'VIB', shortName: 'VIB', receivesTransfers: true, canScanToPay: true },
    { bin: '970427', code: 'VAB', shortName: 'VietABank', receivesTransfers: true, canScanToPay: true },
    { bin: '970433', code: 'VBB', shortName: 'VietBank', receivesTransfers: true, canScanToPay: true },
    { bin: '970436', code: 'VCB', shortName: 'Vietcombank', receivesTransfers: true, canScanToPay: true },
    { bin: '970415', code: 'CTG', shortName: 'VietinBank', receivesTransfers: true, canScanToPay: true },
    { bin: '970421', code: 'VRB', shortName: 'VietNgaBank', receivesTransfers: true, canScanToPay: false },
    { bin: '970406', code: 'VIKKI', shortName: 'Vikki Bank', receivesTransfers: true, canScanToPay: true },
    { bin: '970432', code: 'VPB', shortName: 'VPBank', receivesTransfers: true, canScanToPay: true },
    { bin: '970457', code: 'WRB', shortName: 'Woori Bank', receivesTransfers: true, canScanToPay: false },
  ],
};

const BY_BIN = new Map(BANK_LIST.banks.map((bank) => [bank.bin, bank]));

/** The bank with this BIN, or null for one the list does not hold: new banks appear, so a code may name it. */
export function findBank(bin: string): Bank | null {
  return BY_BIN.get(bin) ?? null;
}

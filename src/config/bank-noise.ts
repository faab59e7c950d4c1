/**
 * Words that bank and gateway text itself writes next to digits, in upper case. A code prefix that a
 * notification may hold without any customer having typed it would match transfers at random, so
 * `orderPrefixFault` refuses it. Each group names where it was seen in real notifications.
 */
export const BANK_NOISE: readonly string[] = [
  // References: "FT26071809742974", "GD 518683-052325", "Ma GD", "VN…FT…", "NG CHUYEN:CUSTOMER 08…".
  'FT',
  'GD',
  'VN',
  'TRACE',
  'NGCHUYEN',
  'CUSTOMER',
  // What the bank says of the transfer: "CT DEN:1023456789", "ND:…", "SD:12500000", "REM …".
  'CT',
  'CK',
  'DEN',
  'ND',
  'SD',
  'VND',
  'REM',
  // Accounts: "TK 0041000000001", "STK 17000001", "TKThe :879768", "CT tu 0041… toi 1700…".
  'TK',
  'STK',
  'TKTHE',
  'TU',
  'TOI',
  // Channels: "IBFT …", "IB …", "ACSP/ …", "MBVCB.3278907687", "-CTLNHIDI000001878386374-1/1-CRE-002".
  'IB',
  'IBFT',
  'ACSP',
  'MBVCB',
  'CTLNHIDI',
  'CRE',
  'NAPAS',
  // Wallets, QR codes and gateways: "MOMO103968932085MOMO", "OQCH0002…", "QR…", "SEVQR …", "SEPAY6747".
  'MOMO',
  'OQCH',
  'QR',
  'SEVQR',
  'SEPAY',
];

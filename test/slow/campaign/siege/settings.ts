import { WEBHOOK_SECRET } from '../../../harness/service';

/** The account that money is paid to. */
export const BANK = {
  BANK_BIN: '970436',
  BANK_NAME: 'Ngân hàng của cuộc vây hãm',
  BANK_ACCOUNT_NO: '0123456789',
  BANK_ACCOUNT_NAME: 'CONG TY VAY HAM',
} as const;

/** As an operator has them, but that no proxy stands in front and takes the addresses away. */
export const PRODUCTION = {
  ...BANK,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_BASE_URL: 'https://loa.example.com',
  WEBHOOK_SECRETS: WEBHOOK_SECRET,
  RATE_LIMIT_ENABLED: 'true',
} as const;

import { type AccountDto, type LedgerEntryDto } from './accounts.dto';
import { type ApiKeyDto } from './api-keys.dto';
import { type FailedLogInDto, type SessionDto } from './sessions.dto';

/** All that is kept of an account. What is added while it is written may be in it twice. */
export class ExportResult {
  /** When it was begun (ISO 8601, UTC). */
  exported_at: string;
  /** The account: one item. */
  profile: AccountDto[];
  /** Its API keys, without the keys themselves. */
  api_keys: ApiKeyDto[];
  /** The browsers that are logged in. */
  sessions: SessionDto[];
  /** The newest wrong passwords. */
  failed_log_ins: FailedLogInDto[];
  /** Every grant and charge, newest first. */
  ledger: LedgerEntryDto[];
  /** Its orders, as `GET /api/payment/orders` shows them. */
  orders?: object[];
  /** Its requests, as `GET /api/v1/tts/status/:request_id` shows them. */
  requests?: object[];
  /** Its jobs, as `GET /api/v1/tts/jobs` shows them, with their texts in `texts`. */
  jobs?: object[];
  /** Its dictionaries, as `GET /api/v1/dictionaries/:id` shows them. */
  dictionaries?: object[];
  /** Its webhooks, as `GET /api/v1/webhooks` shows them. */
  webhooks?: object[];
}

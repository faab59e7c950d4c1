import { Accounts1763600000001 } from './1763600000001-accounts';
import { Billing1763600000002 } from './1763600000002-billing';
import { Synthesis1763600000003 } from './1763600000003-synthesis';
import { AudioReuse1763600000004 } from './1763600000004-audio-reuse';
import { TransferChannels1763600000005 } from './1763600000005-transfer-channels';
import { SpeechLeases1763600000006 } from './1763600000006-speech-leases';
import { Administration1763600000007 } from './1763600000007-administration';
import { SpeechAttempts1763600000008 } from './1763600000008-speech-attempts';
import { GuardedAccounts1763600000010 } from './1763600000010-guarded-accounts';
import { HiddenAudioNames1763600000020 } from './1763600000020-hidden-audio-names';
import { AudioUsage1763600000021 } from './1763600000021-audio-usage';
import { ImplausibleTimes1763600000030 } from './1763600000030-implausible-times';
import { Voices1763600000035 } from './1763600000035-voices';
import { Dictionaries1763600000040 } from './1763600000040-dictionaries';
import { ReadingChoices1763600000045 } from './1763600000045-reading-choices';
import { Webhooks1763600000050 } from './1763600000050-webhooks';
import { Markup1763600000060 } from './1763600000060-markup';
import { SpeechJobs1763600000065 } from './1763600000065-speech-jobs';
import { CancelledOrders1763600000070 } from './1763600000070-cancelled-orders';
import { ClosedTransfers1763600000071 } from './1763600000071-closed-transfers';
import { KeyLimits1763600000075 } from './1763600000075-key-limits';
import { Suspensions1763600000076 } from './1763600000076-suspensions';
import { Mails1763600000085 } from './1763600000085-mails';
import { VerifiedAddresses1763600000086 } from './1763600000086-verified-addresses';
import { OrderReceipts1763600000090 } from './1763600000090-order-receipts';
import { PlansOffSale1763600000091 } from './1763600000091-plans-off-sale';
import { EInvoices1763600000092 } from './1763600000092-e-invoices';
import { DeletedAccounts1763600000095 } from './1763600000095-deleted-accounts';
import { SecondFactors1763600000096 } from './1763600000096-second-factors';
import { OperatorActs1763600000097 } from './1763600000097-operator-acts';
import { JobCallbacks1763600000103 } from './1763600000103-job-callbacks';
import { LowCreditsThreshold1763600000104 } from './1763600000104-low-credits-threshold';
import { ExpiringCredits1763600000130 } from './1763600000130-expiring-credits';
import { History1763600000140 } from './1763600000140-history';
import { RecentFigures1763600000145 } from './1763600000145-recent-figures';
import { SuspendedAccounts1763600000150 } from './1763600000150-suspended-accounts';
import { SearchedActs1763600000160 } from './1763600000160-searched-acts';
import { NotedSettings1763600000161 } from './1763600000161-noted-settings';
import { DecidersOfTransfers1763600000162 } from './1763600000162-deciders-of-transfers';
import { Refunds1763600000163 } from './1763600000163-refunds';
import { SeveralRefunds1763600000170 } from './1763600000170-several-refunds';
import { AudioAttempts1763600000171 } from './1763600000171-audio-attempts';

/** What makes the schema, oldest first, each step in a transaction of its own. */
export const MIGRATIONS = {
  migrations: [
    Accounts1763600000001,
    Billing1763600000002,
    Synthesis1763600000003,
    AudioReuse1763600000004,
    TransferChannels1763600000005,
    SpeechLeases1763600000006,
    Administration1763600000007,
    SpeechAttempts1763600000008,
    GuardedAccounts1763600000010,
    HiddenAudioNames1763600000020,
    AudioUsage1763600000021,
    ImplausibleTimes1763600000030,
    Voices1763600000035,
    Dictionaries1763600000040,
    ReadingChoices1763600000045,
    Webhooks1763600000050,
    Markup1763600000060,
    SpeechJobs1763600000065,
    CancelledOrders1763600000070,
    ClosedTransfers1763600000071,
    KeyLimits1763600000075,
    Suspensions1763600000076,
    Mails1763600000085,
    VerifiedAddresses1763600000086,
    OrderReceipts1763600000090,
    PlansOffSale1763600000091,
    EInvoices1763600000092,
    DeletedAccounts1763600000095,
    SecondFactors1763600000096,
    OperatorActs1763600000097,
    JobCallbacks1763600000103,
    LowCreditsThreshold1763600000104,
    ExpiringCredits1763600000130,
    History1763600000140,
    RecentFigures1763600000145,
    SuspendedAccounts1763600000150,
    SearchedActs1763600000160,
    NotedSettings1763600000161,
    DecidersOfTransfers1763600000162,
    Refunds1763600000163,
    SeveralRefunds1763600000170,
    AudioAttempts1763600000171,
  ],
  migrationsTransactionMode: 'each' as const,
};

import { type Caller, hasBought } from '../../accounts';
import type { SpeechCall } from '../application/open-speech';

/** Who pays for what a caller has spoken. */
export const payerOf = ({ account, key }: Caller): Pick<SpeechCall, 'accountId' | 'keyId' | 'hasBought'> => ({
  accountId: account.id,
  keyId: key?.id ?? null,
  hasBought: hasBought(account),
});

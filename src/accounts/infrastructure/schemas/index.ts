import { accountLinkSchema } from './account-link.schema';
import { accountSchema } from './account.schema';
import { apiKeySchema } from './api-key.schema';
import { creditEntrySchema, creditHoldSchema, creditLotSchema, creditLotUseSchema } from './credit.schemas';
import { failedLogInSchema } from './failed-log-in.schema';
import { keyDaySchema } from './key-day.schema';
import { operatorActSchema } from './operator-act.schema';
import { secondFactorSchema } from './second-factor.schema';
import { sessionSchema } from './session.schema';
import { signUpDaySchema, signUpNetworkSchema } from './sign-up.schemas';
import { signingKeySchema } from './signing-key.schema';

/** The tables of this module. */
export const accountsSchemas = [
  accountSchema,
  accountLinkSchema,
  apiKeySchema,
  keyDaySchema,
  sessionSchema,
  secondFactorSchema,
  failedLogInSchema,
  signUpDaySchema,
  signUpNetworkSchema,
  signingKeySchema,
  creditEntrySchema,
  creditHoldSchema,
  creditLotSchema,
  creditLotUseSchema,
  operatorActSchema,
];

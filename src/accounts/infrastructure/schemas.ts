import { accountSchema } from './account.schema';
import { apiKeySchema } from './api-key.schema';
import { creditEntrySchema, creditHoldSchema } from './credit.schemas';
import { sessionSchema } from './session.schema';

/** The tables of this module. */
export const accountsSchemas = [
  accountSchema,
  apiKeySchema,
  sessionSchema,
  creditEntrySchema,
  creditHoldSchema,
];

/** Letters in the prefix of an order code: the settings demand them, Billing looks for them in bank text. */
export const MIN_PREFIX = 2;
export const MAX_PREFIX = 5;

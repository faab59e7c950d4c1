/** What an API key can be allowed to do: have texts spoken, read what the account has, and order credits. */
export const KEY_SCOPES = ['speak', 'read', 'pay'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

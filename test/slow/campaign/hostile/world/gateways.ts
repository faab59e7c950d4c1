import { createHmac } from 'node:crypto';
import type { Json } from '../api/values';
import { CASSO_SECRET } from './confidential';

/** A notification of a bank transfer that pays nothing. */
export const notification = (changes: Record<string, Json> = {}): Record<string, Json> => ({
  id: 1,
  gateway: 'Vietcombank',
  transactionDate: '2026-11-20 10:00:00',
  accountNumber: '0000000000',
  subAccount: null,
  code: null,
  content: 'chuyen tien',
  transferType: 'in',
  transferAmount: 99_000,
  accumulated: 0,
  referenceCode: 'FT1',
  description: 'BankAPINotify',
  ...changes,
});

/** What Casso's webhook V2 signs: the JSON with the keys of every object in order. */
export function cassoSignature(json: Json): string {
  const at = Date.now();
  const message = `${at}.${JSON.stringify(inOrder(json))}`;
  return `t=${at},v1=${createHmac('sha512', CASSO_SECRET).update(message).digest('hex')}`;
}

function inOrder(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, member]) => [name, inOrder(member)]));
}

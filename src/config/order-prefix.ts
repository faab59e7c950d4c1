import { orderPrefixFault } from '../billing/domain/order-code';
import { UnusableSetting } from './setting';

/** The prefix in capitals. Which prefixes are safe in bank text is Billing's rule. */
export function orderPrefix(text: string): string {
  const fault = orderPrefixFault(text);
  if (fault) throw new UnusableSetting(`cannot be used: ${fault}`);
  return text.toUpperCase();
}

import { orderPrefixFault } from '../shared/domain/order-prefix';
import { UnusableSetting } from './setting';

/**
 * The prefix in capitals.
 * @throws UnusableSetting when bank text could be mistaken for a code with it
 */
export function orderPrefix(text: string): string {
  const fault = orderPrefixFault(text);
  if (fault) throw new UnusableSetting(`cannot be used: ${fault}`);
  return text.toUpperCase();
}

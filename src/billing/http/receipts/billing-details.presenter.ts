import type { BillingDetails } from '../../domain/receipts/billing-details';
import type { BillingDetailsDto } from './order-receipt.dto';

export const presentBillingDetails = ({
  name,
  taxCode,
  address,
  email,
}: BillingDetails): BillingDetailsDto => ({
  name,
  tax_code: taxCode,
  address,
  email,
});

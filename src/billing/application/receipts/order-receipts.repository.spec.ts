import { describeOrderReceipts } from '../../../../test/contracts/order-receipts.contract';
import { openInMemoryStores } from '../../../../test/harness/in-memory/in-memory-billing';

describeOrderReceipts('The in-memory one', openInMemoryStores);

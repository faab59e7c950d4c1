import { describeOrders } from '../../../../test/contracts/orders.contract';
import { openInMemoryStores } from '../../../../test/harness/in-memory/in-memory-billing';

describeOrders('The in-memory one', openInMemoryStores);

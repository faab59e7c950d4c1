import { describeTransfers } from '../../../../test/contracts/transfers.contract';
import { openInMemoryStores } from '../../../../test/harness/in-memory/in-memory-billing';

describeTransfers('The in-memory one', openInMemoryStores);

import { describeRefunds } from '../../../../test/contracts/refunds.contract';
import { openInMemoryStores } from '../../../../test/harness/in-memory/in-memory-billing';

describeRefunds('The in-memory one', openInMemoryStores);

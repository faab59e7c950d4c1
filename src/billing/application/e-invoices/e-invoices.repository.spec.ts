import { describeEInvoices } from '../../../../test/contracts/e-invoices.contract';
import { openInMemoryStores } from '../../../../test/harness/in-memory/in-memory-billing';

describeEInvoices('The in-memory one', openInMemoryStores);

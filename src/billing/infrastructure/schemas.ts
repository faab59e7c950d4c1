import { orderSchema } from './order.schema';
import { planSchema } from './plan.schema';
import { transferSchema } from './transfer.schema';

/** The tables of this module. */
export const billingSchemas = [planSchema, orderSchema, transferSchema];

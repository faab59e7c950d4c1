import { orderSchema } from './order.schema';
import { planChangeSchema, planSchema } from './plan.schema';
import { transferSchema } from './transfer.schema';

/** The tables of this module. */
export const billingSchemas = [planSchema, planChangeSchema, orderSchema, transferSchema];

import { Client } from '../../test/harness/client';
import { execute } from './customers';
import type { Scene } from './scene';

export interface WaitingOrder {
  readonly id: string;
  readonly order_code: string;
  readonly account_id: string;
  readonly amount_vnd: string;
}

/** Orders that wait for their money: one is placed over HTTP, the others are made like it in the database. */
export class WaitingOrders {
  private made = 0;

  private constructor(
    private readonly scene: Scene,
    private readonly model: string,
  ) {}

  static async open(scene: Scene): Promise<WaitingOrders> {
    const client = new Client(scene.service.baseUrl, {
      authorization: `Bearer ${scene.customers[0]!.key}`,
    });
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { body } = await client.post<{ order: { order_code: string } }>('/api/payment/orders', wanted);
    return new WaitingOrders(scene, body.result.order.order_code);
  }

  /** Makes so many more, distributed among the customers. */
  take(count: number): Promise<WaitingOrder[]> {
    const from = this.made;
    this.made += count;
    return execute<WaitingOrder>(
      this.scene.service.databaseUrl,
      `INSERT INTO orders
       SELECT (jsonb_populate_record(model, jsonb_build_object(
         'id', gen_random_uuid(),
         'order_code', 'LOA' || 10000000 + n,
         'account_id', ($4::uuid[])[1 + n % cardinality($4::uuid[])]
       ))).*
       FROM orders AS model, generate_series($2::int, $3::int) AS n
       WHERE model.order_code = $1
       RETURNING id, order_code, account_id, amount_vnd`,
      [this.model, from, from + count - 1, this.scene.customers.map(({ accountId }) => accountId)],
    );
  }

  /** How many of them are paid. */
  async paid(): Promise<number> {
    const [row] = await execute<{ count: number }>(
      this.scene.service.databaseUrl,
      "SELECT count(*)::int FROM orders WHERE status = 'PAID'",
    );
    return row!.count;
  }
}

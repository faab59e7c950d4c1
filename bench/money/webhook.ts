import { randomUUID } from 'node:crypto';
import { eventually } from '../../test/harness/eventually';
import type { Section } from '../support/benchmark';
import { againstStatements, IN_FLIGHT } from './against-statements';
import { execute } from './customers';
import { Gateway } from './gateway';
import { type WaitingOrder, WaitingOrders } from './orders';
import { withService } from './scene';

const NOTIFICATIONS = 800;

/** What an order's way from notification to credits costs beyond its statements. */
export const webhook: Section = ({ rounds, quick }) =>
  withService({}, async (scene) => {
    const { databaseUrl, baseUrl } = scene.service;
    const gateway = new Gateway(baseUrl);
    const orders = await WaitingOrders.open(scene);
    const known = await scene.database.record(
      async () => (await orders.take(1))[0]!,
      (order) => gateway.notify(order),
    );
    const [made] = await execute<{ transfer_id: string; year: number; serial: number }>(
      databaseUrl,
      `SELECT transfers.id AS transfer_id, year, serial
       FROM transfers JOIN order_receipts USING (order_id) WHERE transfers.reference_code = $1`,
      [known.outcome],
    );
    const { transfer_id, year, serial } = made!;
    const paidBefore = await orders.paid();
    const report = await againstStatements<WaitingOrder>(scene, {
      heading: `Webhook notifications settled, ${IN_FLIGHT} in flight, against pgbench with the same statements`,
      goal: '≥ 0.35',
      count: quick ? IN_FLIGHT : NOTIFICATIONS,
      rounds,
      take: (count) => orders.take(count),
      ours: (order) => gateway.notify(order),
      statements: known.statements,
      restate: (model, order) =>
        // The receipt's number is what the statement before it answered.
        model
          .replace(`${year}, ${serial},`, `${year}, :serial,`)
          .replaceAll(transfer_id, randomUUID())
          .replaceAll(known.outcome, `FT${randomUUID()}`)
          .replaceAll(known.input.id, order.id)
          .replaceAll(known.input.order_code, order.order_code)
          .replaceAll(known.input.account_id, order.account_id),
      // A transfer that a busy machine settles late is answered before.
      verify: async (done) => {
        await eventually(async () => (await orders.paid()) - paidBefore >= done);
        const paid = (await orders.paid()) - paidBefore;
        if (paid !== done) throw new Error(`Of ${done} orders ${paid} were paid.`);
      },
    });
    gateway.close();
    return report;
  });

import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { AccountsRepository, NoticeGiven } from '../../../src/accounts';
import { SendDueMails } from '../../../src/mail/application/send-due-mails';
import { EventBus } from '../../../src/shared/application/event-bus';
import { Browser } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { eventually } from '../../harness/eventually';
import { OperatorDesk } from '../../harness/operator-desk';
import { plainTextOf, type ReceivedMail, TestSmtpServer } from '../../harness/servers/smtp-server';

describe('the customer whose order is refunded', () => {
  let smtp: TestSmtpServer;
  let desk: OperatorDesk;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    desk = await OperatorDesk.open({ ...smtp.settings, PUBLIC_BASE_URL: 'http://loa.example.com' });
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await desk.close();
    await smtp.stop();
  });

  /** Somebody who has paid an order. */
  async function buyer(language: string, isVerified = true) {
    const email = `lan-${randomUUID()}@example.com`;
    const browser = new Browser(desk.api, '198.51.100.1');
    const accountId: string = (await browser.register(email)).body.result.account.id;
    if (isVerified) await desk.api.app.get(AccountsRepository).confirmEmail(accountId, desk.api.clock.now());
    await desk.query('UPDATE accounts SET language = $2 WHERE id = $1', [accountId, language]);
    const plan = { plan_id: 'starter', billing_cycle: 'monthly' };
    const orderCode: string = (await browser.post('/api/payment/orders', plan)).body.result.order.order_code;
    await browser.post('/api/payment/mock-pay', { order_code: orderCode });
    const kinds = async () => {
      const sql = "SELECT kind FROM mails WHERE account_id = $1 AND kind = 'order-refunded'";
      return (await desk.query<{ kind: string }>(sql, [accountId])).map(({ kind }) => kind);
    };
    return { email, orderCode, kinds };
  }

  const refund = (orderCode: string, body: object) =>
    desk.operator.post(`/api/v1/admin/orders/${orderCode}/refund`, {
      ...{ credits: 0, refund_reference: randomUUID(), reason: 'đặt nhầm', ...body },
    });

  /** The mail about a refund that reached this address, once there is one. */
  const mailTo = (email: string, reference: string): Promise<ReceivedMail> =>
    eventually(async () => {
      await desk.api.app.get(SendDueMails, { strict: false }).execute();
      return smtp.mails.find((mail) => mail.to.includes(email) && plainTextOf(mail).includes(reference));
    });

  it.each([
    ['vi', '40.000 đồng', '1.000 ký tự'],
    ['en', '40,000 VND', '1,000 credits'],
  ])(
    'gets one mail in %s: what was sent back, under which reference, what of the credits',
    async (...said) => {
      const [language, amount, credits] = said;
      const { email, orderCode, kinds } = await buyer(language);
      const refund_reference = randomUUID();
      const { http } = await refund(orderCode, { amount: 40_000, credits: 1_000, refund_reference });
      expect([http, await kinds()]).toEqual([200, ['order-refunded']]);
      const text = plainTextOf(await mailTo(email, refund_reference));
      for (const told of [amount, credits, `http://loa.example.com/credits/${orderCode}`])
        expect(text).toContain(told);
      expect(text).not.toContain('đặt nhầm');
    },
  );

  it('gets none at an address that nobody has verified', async () => {
    const { orderCode, kinds } = await buyer('vi', false);
    expect([(await refund(orderCode, {})).http, await kinds()]).toEqual([200, []]);
  });

  it('gets none of a refund that is refused, or undone with its transaction', async () => {
    const { orderCode, kinds } = await buyer('vi');
    expect((await refund(orderCode, { amount: 0 })).http).toBe(400);
    expect(await kinds()).toEqual([]);
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    desk.api.app.get(EventBus).subscribe(NoticeGiven, { handle: () => Promise.reject(new Error('planted')) });
    expect((await refund(orderCode, {})).http).toBe(500);
    log.mockRestore();
    expect(await kinds()).toEqual([]);
    const { body } = await desk.operator.get(`/api/v1/admin/orders?order_code=${orderCode}`);
    expect(body.result.items[0].refunds).toEqual([]);
  });
});

import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsRepository, NoticeGiven } from '../../../src/accounts';
import { SendDueMails } from '../../../src/mail/application/send-due-mails';
import { EventBus } from '../../../src/shared/application/event-bus';
import type { Loose } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { plainTextOf, TestSmtpServer } from '../../harness/servers/smtp-server';
import { startWebhookApi, type WebhookApi } from '../../harness/webhook-api';
import { WebhookReceiver } from '../../harness/servers/webhook-receiver';

const ROUTE = '/api/v1/webhooks';

describe('the owner of a webhook that the service disables', () => {
  let smtp: TestSmtpServer;
  let api: WebhookApi;
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    smtp = await TestSmtpServer.start();
    receiver = await WebhookReceiver.start();
    api = await startWebhookApi(undefined, { ...smtp.settings, PUBLIC_BASE_URL: 'http://loa.example.com' });
  });
  afterEach(async () => {
    await api.close();
    await receiver.stop();
    await smtp.stop();
  });

  /** A customer with a webhook to which three tests are due. */
  async function customer(isVerified = true) {
    const { accountId, call } = await api.newCustomer();
    if (isVerified) await api.app.get(AccountsRepository).confirmEmail(accountId, api.clock.now());
    const webhook = (await call('POST', ROUTE, { url: receiver.url, events: ['order.paid'] })).body.result;
    for (let test = 0; test < 3; test += 1) await call('POST', `${ROUTE}/${webhook.id}/test`);
    return {
      webhook: async () => (await call('GET', ROUTE)).body.result.items[0],
      mails: () =>
        api.app.get(DataSource).query<Loose[]>('SELECT kind FROM mails WHERE account_id = $1', [accountId]),
    };
  }

  it('gets one mail, which names the server and leads to the page, though three calls end with 410', async () => {
    receiver.always(410);
    const { webhook, mails } = await customer();
    await api.send();
    expect(receiver.calls).toHaveLength(3);
    expect(await webhook()).toMatchObject({ enabled: false, disabled_reason: 'gone' });
    expect(await mails()).toEqual([{ kind: 'webhook-disabled' }]);
    const mail = await eventually(async () => {
      await api.app.get(SendDueMails, { strict: false }).execute();
      return smtp.mails[0];
    });
    expect(plainTextOf(mail)).toContain(new URL(receiver.url).host);
    expect(plainTextOf(mail)).toContain('http://loa.example.com/webhooks');
  });

  it('gets one when nothing was accepted for three days, and none before', async () => {
    receiver.always(503);
    const { webhook, mails } = await customer();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await mails()).toEqual([]);
      await api.send();
      api.clock.moveOn(27 * 3600);
    }
    expect(await webhook()).toMatchObject({ enabled: false, disabled_reason: 'failing' });
    expect(await mails()).toEqual([{ kind: 'webhook-disabled' }]);
  });

  it('gets none at an address that nobody has verified', async () => {
    receiver.always(410);
    const { webhook, mails } = await customer(false);
    await api.send();
    expect(await webhook()).toMatchObject({ enabled: false });
    expect(await mails()).toEqual([]);
  });

  it('gets none of a webhook that is not disabled after all, because the transaction fails', async () => {
    receiver.always(410);
    const { webhook, mails } = await customer();
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const failing = { handle: () => Promise.reject(new Error('planted')) };
    api.app.get(EventBus).subscribe(NoticeGiven, failing);
    await api.send();
    expect(await webhook()).toMatchObject({ enabled: true });
    expect(await mails()).toEqual([]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be served'), expect.anything());
    log.mockRestore();
  });
});

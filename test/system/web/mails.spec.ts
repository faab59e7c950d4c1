import { eventually } from '../../harness/eventually';
import { plainTextOf, TestSmtpServer } from '../../harness/servers/smtp-server';
import { PASSWORD } from '../../harness/web/browser';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

describe('a customer who is written to', () => {
  let smtp: TestSmtpServer;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
  });
  afterAll(() => smtp.stop());
  const stage = useStage(() => ({ variables: smtp.settings }));

  /** The path of the link in a mail to this address. */
  const linkTo = (email: string, path: string): Promise<string> =>
    eventually(() => {
      const texts = smtp.mails.filter(({ to }) => to.includes(email)).map(plainTextOf);
      return texts.map((text) => new RegExp(`/${path}\\?token=[\\w-]{43}`).exec(text)?.[0]).find(Boolean);
    });

  it(
    'confirms the address for the free credits, forgets the password and chooses another',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      const email = await visitor.signUp();
      const waiting = page.getByText('Ký tự tặng đang chờ bạn xác nhận email');
      await waiting.waitFor();
      expect(await visitor.accessibilityFaults()).toEqual([]);

      await visitor.open(await linkTo(email, 'verify-email'));
      await page.getByRole('button', { name: 'Xác nhận' }).click();
      await page.getByText(`Đã xác nhận ${email}. Bạn được tặng 1.000 ký tự.`).waitFor();
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await page.getByRole('link', { name: 'Vào trang tài khoản' }).click();
      await page.getByRole('heading', { name: 'Xin chào, Lan' }).waitFor();
      expect(await waiting.count()).toBe(0);
      await visitor.goTo('Tài khoản');
      await page.getByText('đã xác nhận').waitFor();

      const elsewhere = await stage.arrive();
      await elsewhere.open('/login');
      await elsewhere.page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
      await elsewhere.page.getByLabel('Email').fill(email);
      await elsewhere.page.getByRole('button', { name: 'Gửi liên kết' }).click();
      await elsewhere.page.getByText('liên kết đang được gửi đến').waitFor();
      const reset = await linkTo(email, 'reset-password');
      await elsewhere.open(reset);
      await elsewhere.page.getByLabel('Mật khẩu mới').fill(`${PASSWORD}-khac`);
      await elsewhere.page.getByRole('button', { name: 'Đặt mật khẩu' }).click();
      await elsewhere.page.getByText('Đã đặt mật khẩu mới').waitFor();
      expect(await elsewhere.accessibilityFaults()).toEqual([]);

      await elsewhere.open(reset);
      await elsewhere.page.getByLabel('Mật khẩu mới').fill(`${PASSWORD}-lan-nua`);
      await elsewhere.page.getByRole('button', { name: 'Đặt mật khẩu' }).click();
      await elsewhere.page.getByText('Liên kết này không đúng, đã dùng rồi, hoặc đã hết hạn').waitFor();
      expect([...visitor.faults, ...elsewhere.faults]).toEqual([]);
      await Promise.all([visitor.context.close(), elsewhere.context.close()]);
    },
    TOUR_LIMIT_MS,
  );
});

import type { Page } from 'playwright-core';
import { Client, notification, withSecret } from '../../harness/client';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

describe('an operator in the browser', () => {
  const stage = useStage(() => ({})); // of its own: it counts what waits, and changes prices

  /** A customer with an order, and money for it that names the order but is 9,000 dong short. */
  async function customerWithShortTransfer() {
    const anyone = new Client(stage.service.baseUrl);
    const { client, email } = await anyone.register();
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await client.post('/api/payment/orders', wanted)).body.result;
    const notice = notification({ content: order.memo, transferAmount: order.amount - 9_000 });
    await anyone.post('/api/payment/webhook', notice, withSecret);
    const availableCredits = async (): Promise<number> =>
      (await client.get('/api/v1/account')).body.result.account.credits.available;
    return { email, order, reference: String(notice.referenceCode), availableCredits };
  }

  /** Lets a request reach the server, and its answer get lost. */
  const loseNextAnswer = (page: Page, url: string): Promise<unknown> =>
    page.route(url, (route) => route.fetch().then(() => route.abort()), { times: 1 });

  it(
    'finds a customer, grants credits, gives money to the order it was meant for, and leaves nothing behind',
    async () => {
      const { email, order, reference, availableCredits } = await customerWithShortTransfer();
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      const dialog = page.getByRole('dialog');

      expect(new URL(page.url()).pathname).toBe('/admin');
      const tile = page.getByRole('region', { name: 'Tiền chờ xử lý' });
      await tile.getByText('1 khoản đang chờ').waitFor();
      await page.getByRole('row', { name: /Ký tự đã dùng/ }).waitFor();
      await visitor.goTo('Khách hàng');
      await page.getByLabel('Tìm theo email hoặc tên').fill(email.slice(0, 20).toUpperCase());
      await page.getByRole('button', { name: 'Lọc' }).click();
      await page.getByText('Tổng cộng 1 mục', { exact: true }).waitFor();
      await page.getByRole('link', { name: email }).click();
      await page.getByLabel('Số ký tự').pressSequentially('5.000');
      await page.getByLabel('Lý do').fill('một giờ gián đoạn');
      await page.getByRole('button', { name: 'Cấp ký tự' }).click();
      await dialog.getByText(`5.000 ký tự sẽ được cộng ngay cho ${email}.`).waitFor();
      expect(await availableCredits()).toBe(1000); // not before it is confirmed
      await dialog.getByRole('button', { name: 'Hủy' }).click();
      expect(await page.getByLabel('Lý do').inputValue()).toBe('một giờ gián đoạn');
      await page.getByRole('button', { name: 'Cấp ký tự' }).click();
      await loseNextAnswer(page, '**/credits');
      await dialog.getByRole('button', { name: 'Cấp ký tự' }).click();
      await dialog.getByText('Không kết nối được máy chủ').waitFor();
      await dialog.getByRole('button', { name: 'Cấp ký tự' }).dblclick(); // given once all the same
      await page.getByText('Đã cấp 5.000 ký tự.').waitFor();
      await page.getByRole('row', { name: /\+5\.000.*một giờ gián đoạn.*chu@example\.com/ }).waitFor();
      expect(await availableCredits()).toBe(6000);

      await visitor.goTo('Tiền chờ xử lý');
      const waiting = page.getByRole('region', { name: reference, exact: false }).first();
      await waiting
        .getByRole('row', {
          name: new RegExp(`1.*${order.order_code}.*tiền vào thiếu 9\\.000.*${email}.*Sai số tiền`),
        })
        .waitFor();
      await waiting.getByRole('button', { name: 'Gán cho đơn khác' }).click();
      await dialog.getByLabel('Mã đơn hàng').fill('LOA00000000');
      await dialog.getByRole('button', { name: 'Xem đơn' }).click();
      await dialog.getByText('Không tìm thấy đơn hàng này.').waitFor();
      await dialog.getByLabel('Mã đơn hàng').fill(order.order_code.toLowerCase());
      expect(await dialog.getByRole('button', { name: 'Vẫn gán' }).count()).toBe(0); // nothing was looked at yet
      await page.keyboard.press('Enter');
      await dialog.getByText('tiền vào thiếu 9.000').waitFor();
      await dialog.getByText(email).waitFor();
      await page.keyboard.press('Escape');
      await waiting.getByRole('button', { name: 'Không thuộc đơn nào' }).click();
      await dialog.getByLabel('Khoản tiền này').selectOption('refunded');
      await dialog.getByLabel('Mã tham chiếu của lần hoàn tiền').fill('FT9');
      await dialog.getByLabel('Lý do').fill('nhầm');
      await dialog.getByRole('button', { name: 'Đóng giao dịch' }).click();
      await page.getByText('Khoản tiền không còn chờ nữa.').waitFor();
      await page.locator('.notice:focus').getByRole('button', { name: 'Hoàn tác' }).click();
      await page.getByText('Khoản tiền lại chờ xử lý.').waitFor();
      await waiting.getByRole('button', { name: 'Không thuộc đơn nào' }).click();
      await dialog.getByLabel('Khoản tiền này').selectOption('refunded');
      await dialog.getByLabel('Mã tham chiếu của lần hoàn tiền').fill('FT9');
      await dialog.getByLabel('Lý do').fill('nhầm');
      await dialog.getByRole('button', { name: 'Đóng giao dịch' }).click();
      await page.getByText('Khoản tiền không còn chờ nữa.').waitFor();
      await visitor.goTo('Giao dịch');
      await page.getByText('Đã hoàn tiền · FT9 · nhầm').waitFor();
      await page.getByRole('button', { name: `Mở lại \u2068${reference}\u2069` }).click();
      await page.getByText('Đã hoàn tiền · FT9').waitFor({ state: 'detached' });
      await visitor.goTo('Tiền chờ xử lý');
      await waiting.getByRole('button', { name: `Gán cho ${order.order_code}` }).click();
      await dialog.getByLabel('Số tiền đã vào').fill(String(order.amount));
      await dialog.getByLabel('Lý do').fill('khách gửi biên lai');
      await dialog.getByRole('button', { name: 'Vẫn gán' }).click();
      await dialog.getByText('Đây không phải số tiền đã vào.').waitFor();
      await dialog.getByLabel('Số tiền đã vào').fill(`${(order.amount - 9_000) / 1000}.000`);
      await dialog.getByRole('button', { name: 'Vẫn gán' }).click();
      await page.getByText(`Đơn ${order.order_code} đã được thanh toán.`).waitFor();
      await page.getByText('Không có khoản nào đang chờ').waitFor();
      expect(await availableCredits()).toBe(6000 + order.credits);

      await visitor.goTo('Giao dịch');
      await page.getByLabel('Kết quả').selectOption('credited');
      await page.getByText('gán tay: khách gửi biên lai').waitFor();
      await page.getByRole('link', { name: order.order_code }).click();
      await page
        .getByRole('row', { name: new RegExp(`${order.order_code}.*Đã thanh toán.*${email}`) })
        .waitFor();
      await page.getByRole('button', { name: `Ghi nhận hoàn tiền đơn ${order.order_code}` }).click();
      await dialog.getByText(/tài khoản còn \d/).waitFor();
      await dialog.getByLabel('Mã tham chiếu của lần hoàn tiền').fill('FT10');
      await dialog.getByLabel('Lý do').fill('đặt nhầm');
      await dialog.getByRole('button', { name: 'Ghi nhận' }).click();
      await page.getByText(/Đã hoàn .* · FT10 · đặt nhầm/).waitFor();
      expect(await availableCredits()).toBe(6000);

      await page.getByRole('button', { name: 'Đăng xuất' }).click();
      await page.getByRole('heading', { name: 'Chào mừng bạn trở lại' }).waitFor();
      for (let steps = 0; steps < 3; steps += 1) {
        await page.goBack();
        await page.getByRole('heading', { name: 'Chào mừng bạn trở lại' }).waitFor();
        expect(await page.content()).not.toContain('example.com');
      }
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'changes the price list and sees how the service is',
    async () => {
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      const dialog = page.getByRole('dialog');

      await visitor.goTo('Bảng giá');
      await page.getByRole('button', { name: 'Sửa gói \u2068Starter\u2069, Hằng năm' }).click();
      await dialog.getByLabel('Giá (đồng)').fill('20000000000');
      await dialog.getByLabel('Lý do').fill('giá mới');
      await dialog.getByRole('button', { name: 'Lưu' }).click();
      await dialog.getByText('Số tiền không hợp lệ').waitFor();
      expect(await dialog.getByLabel('Lý do').inputValue()).toBe('giá mới');
      await dialog.getByLabel('Giá (đồng)').fill('');
      await dialog.getByLabel('Giá (đồng)').pressSequentially('950.00');
      await dialog.getByRole('button', { name: 'Lưu' }).click();
      await dialog.getByText('Hãy nhập một số nguyên, ví dụ: 20000 hoặc 20.000.').waitFor();
      await dialog.getByLabel('Giá (đồng)').pressSequentially('0');
      await dialog.getByText('= 950.000').waitFor();
      await dialog.getByRole('button', { name: 'Lưu' }).click();
      await page.getByText('Đã lưu gói Starter.').waitFor();
      await page.getByRole('row', { name: /Starter.*Hằng năm.*950\.000.*giá mới/ }).waitFor();

      await visitor.goTo('Tình trạng');
      await page.getByRole('row', { name: /espeak-ng.*8.*Đang chạy/ }).waitFor();
      await page.getByText('không yêu cầu nào quá hạn').waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'suspends a customer, and lets them in again',
    async () => {
      const { client, session } = await new Client(stage.service.baseUrl).newCustomer();
      const { email } = (await session.get('/api/v1/account')).body.result.account;
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      const answer = async () => (await client.get('/api/v1/account')).http;

      await visitor.goTo('Khách hàng');
      await page.getByLabel('Tìm theo email hoặc tên').fill(email);
      await page.getByRole('button', { name: 'Lọc' }).click();
      await page.getByRole('link', { name: email }).click();
      await page.getByRole('button', { name: 'Khóa tài khoản' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Lý do').fill('bị báo cáo');
      await dialog.getByRole('button', { name: 'Khóa tài khoản' }).click();
      await page.getByText('bị báo cáo').waitFor();
      expect(await answer()).toBe(401);
      await page.getByRole('button', { name: 'Mở khóa tài khoản' }).click();
      await page.getByText('Khóa API và phiên đăng nhập đang dùng được.').waitFor();
      expect(await answer()).toBe(200);
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    "takes a customer's key away",
    async () => {
      const { client, session } = await new Client(stage.service.baseUrl).newCustomer();
      const { id } = (await session.get('/api/v1/account')).body.result.account;
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      await visitor.open(`/admin/accounts/${id}`);
      await page.getByRole('button', { name: 'Thu hồi khóa \u2068test\u2069' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Lý do').fill('lộ trên mạng');
      await dialog.getByRole('button', { name: 'Thu hồi' }).click();
      await page.getByText('Tài khoản này không có khóa API nào.').waitFor();
      expect((await client.get('/api/v1/account')).http).toBe(401);
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'has screens that do not exist for customers',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      expect(await page.getByRole('navigation').count()).toBe(1);
      for (const path of ['/admin/accounts', '/admin/unmatched', '/admin/accounts/x']) {
        await visitor.open(path);
        await page.getByRole('heading', { name: 'Không có trang này' }).waitFor();
      }
      await visitor.open('/credits');
      await visitor.turnTo('/credits/%E0%A4'); // no text at all; servers refuse it, links may still say it
      await page.getByRole('heading', { name: 'Không có trang này' }).waitFor();
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

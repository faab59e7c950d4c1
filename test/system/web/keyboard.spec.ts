import { randomUUID } from 'node:crypto';
import { Client, notification, withSecret } from '../../harness/client';
import { PASSWORD } from '../../harness/web/browser';
import { Keyboard } from '../../harness/web/keyboard';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

describe('the page with the keyboard alone', () => {
  const stage = useStage();

  /** Money that names an order comes in, so much of it. */
  async function transfer(orderCode: string, transferAmount: number): Promise<void> {
    const notice = notification({ content: orderCode.replace('LOA', 'LOA '), transferAmount });
    await new Client(stage.service.baseUrl).post('/api/payment/webhook', notice, withSecret);
  }

  it(
    'leads from the first visit to sound, to a key and to a paid order, and never loses the focus',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      const keyboard = new Keyboard(page);
      const heading = (name: string) => page.locator('h1:focus', { hasText: name }).waitFor();

      await visitor.open('/');
      await keyboard.press('Tạo tài khoản');
      await heading('Tạo tài khoản');
      await keyboard.write('Email', `${randomUUID()}@example.com`);
      await keyboard.write('Mật khẩu', PASSWORD);
      await keyboard.write('Tên hiển thị (không bắt buộc)', 'Lan');
      await page.keyboard.press('Enter');
      await heading('Xin chào, Lan');

      await keyboard.press('Thử giọng');
      await heading('Thử giọng');
      await visitor.settle();
      await keyboard.press('Dùng câu mẫu');
      await page.locator('.reading__spoken').waitFor();
      await keyboard.press('150.000đ');
      const card = page.getByRole('dialog', { name: 'Cách đọc “\u2068150.000đ\u2069”' });
      await card.waitFor();
      await keyboard.press('Đóng');
      await card.waitFor({ state: 'detached' });
      await page.locator('.reading__token:focus').waitFor(); // where the card was opened
      await keyboard.press('150.000đ');
      await keyboard.press('Tắt cách đọc: Số tiền');
      await keyboard.press('Bật lại cách đọc: Số tiền');
      await keyboard.press('Đọc thành tiếng');
      await visitor.hears();

      await keyboard.press('Khóa API');
      await heading('Khóa API');
      await keyboard.write('Tên khóa', 'máy chủ');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Khóa mới của bạn' }).waitFor();
      expect(await keyboard.focused()).toBe('Sao chép'); // what comes next is to copy the key
      await keyboard.press('Tôi đã cất khóa');
      await page.locator('input:focus').waitFor();
      await keyboard.press('Sửa khóa \u2068máy chủ\u2069');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await keyboard.focused()).toBe('Sửa khóa \u2068máy chủ\u2069'); // where the dialog was opened
      await keyboard.press('Xóa khóa \u2068máy chủ\u2069');
      await keyboard.press('Xóa');
      await page.getByText('Chưa có khóa nào').waitFor();

      await keyboard.press('Mua ký tự');
      await heading('Mua ký tự');
      await keyboard.press('Mua gói \u2068Starter\u2069');
      await heading('Đơn hàng');
      await keyboard.tabTo('Hủy đơn hàng'); // which goes away with what it waits for
      await transfer(new URL(page.url()).pathname.split('/').at(-1)!, 99_000);
      await page.getByText('Đã thanh toán!').waitFor();
      await page.getByText('Mã tham chiếu của ngân hàng').waitFor(); // nobody has loaded the page again
      await keyboard.press('Thử giọng ngay');
      await heading('Thử giọng');
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'gives money that waits to the order it was meant for',
    async () => {
      const { client } = await new Client(stage.service.baseUrl).register();
      const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
      const { order_code: code } = (await client.post('/api/payment/orders', wanted)).body.result.order;
      await transfer(code, 90_000);
      const operator = await stage.arriveAsOperator();
      const { page } = operator;
      const keyboard = new Keyboard(page);

      await page.locator('h1:focus').waitFor();
      await keyboard.press('Xử lý ngay');
      await page.locator('h1:focus', { hasText: 'Tiền chờ xử lý' }).waitFor();
      await operator.settle();
      await keyboard.press(`Gán cho ${code}`);
      await page.getByRole('dialog').waitFor();
      await keyboard.write('Số tiền đã vào', '90000');
      await keyboard.write('Lý do', 'khách gọi điện');
      await keyboard.press('Vẫn gán');
      await page.locator('.notice:focus', { hasText: `Đơn ${code} đã được thanh toán.` }).waitFor();
      await page.getByText('Không có khoản nào đang chờ').waitFor();
      await keyboard.press('Bảng điều hành');
      await page.locator('h1:focus', { hasText: 'Bảng điều hành' }).waitFor();
      expect(operator.faults).toEqual([]);
      await operator.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

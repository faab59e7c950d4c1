import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client, notification, withSecret } from '../support/client';
import { PASSWORD, type Visitor } from './browser';
import { TOUR_LIMIT_MS, useStage } from './stage';

describe('a customer in the browser', () => {
  const stage = useStage();
  let visitor: Visitor;

  beforeEach(async () => {
    visitor = await stage.arrive();
  });
  afterEach(async () => {
    await visitor.context.close();
    expect(visitor.faults).toEqual([]);
  });

  /** Sends what the bank would send for the order that the page shows. */
  async function transferMoney(): Promise<void> {
    const orderCode = new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';
    const anyone = new Client(stage.service.baseUrl);
    const { amount } = (await anyone.get(`/api/payment/check-status/${orderCode}`)).body.result;
    const memo = orderCode.replace('LOA', 'LOA ');
    const answer = await anyone.post(
      '/api/payment/webhook',
      notification({ content: memo, transferAmount: amount }),
      withSecret,
    );
    expect(answer.body.result.outcome).toBe('credited');
  }

  async function order(plan: string): Promise<void> {
    await visitor.goTo('Mua ký tự');
    await visitor.page.getByRole('button', { name: `Mua gói ${plan}` }).dblclick();
    await visitor.page.getByRole('heading', { name: /^Đơn hàng LOA\d{8}$/ }).waitFor();
    await visitor.page.getByText('Đang chờ tiền về…').waitFor();
  }

  it(
    'signs up, calls with a key, hears a text, pays, hears it again, changes the language and leaves',
    async () => {
      const { page } = visitor;
      await visitor.signUp();

      await visitor.goTo('Khóa API');
      await page.getByLabel('Tên khóa').fill('máy chủ web');
      await page.getByRole('button', { name: 'Tạo khóa' }).click();
      const command = await page.getByRole('region', { name: 'Thử ngay trong cửa sổ lệnh' }).innerText();
      const { stdout } = await promisify(execFile)('bash', ['-c', command]);
      expect(JSON.parse(stdout)).toMatchObject({ status: 1, result: { char_count: 9 } });
      await page.getByRole('button', { name: 'Tôi đã cất khóa' }).click();
      expect(await page.content()).not.toContain('Authorization: Bearer');

      await visitor.goTo('Thử giọng');
      await page.getByLabel('Văn bản').fill('Chúc mừng 🎉 năm mới\u200b');
      await page.getByText('Biểu tượng cảm xúc: 🎉').waitFor();
      await page.getByText('Ký tự ẩn: U+200B').waitFor();
      await page.getByLabel('Văn bản').fill("Ngày 20/11, giá 'rẻ': 1.500.000đ");
      await page
        .getByRole('row', { name: /^1\.500\.000đ một triệu năm trăm nghìn đồng .*Số tiền$/ })
        .waitFor();
      await page.getByText('Tốn 32 ký tự · còn lại 959').waitFor();
      const snippet = await page.getByRole('region', { name: 'curl' }).innerText();
      expect(snippet).toContain(String.raw`giá '\''rẻ'\'': 1.500.000đ`);
      await page.getByRole('button', { name: 'Đọc thành tiếng' }).click();
      await page.getByRole('heading', { name: 'Đã đọc xong.' }).waitFor();
      await visitor.hears();
      expect(await visitor.decodedSeconds()).toBeGreaterThan(1);

      await page.route('**/check-status/**', (route) => route.abort()); // only events can tell
      await order('Starter');
      await transferMoney();
      await page.getByText('Đã thanh toán!').waitFor();
      await page.getByRole('link', { name: 'Tổng quan' }).first().click();
      await page.getByText('500.959').waitFor();
      await visitor.goTo('Mua ký tự');
      await page.getByText('Tổng cộng 1', { exact: true }).waitFor(); // the double click placed one order

      await visitor.goTo('Lịch sử');
      await page.getByRole('button', { name: /^Nghe và tải: Ngày 20/ }).click();
      await page.locator('audio').waitFor();
      expect(await visitor.decodedSeconds()).toBeGreaterThan(1);
      await page.getByRole('button', { name: 'Xem biên nhận' }).click();
      const receipt = page.getByRole('dialog', { name: 'Biên nhận' });
      await receipt.getByText('32 ký tự').first().waitFor();
      await receipt.getByText('Ký tự tặng khi đăng ký').waitFor();
      await receipt.getByRole('button', { name: 'Đóng' }).click();
      const subtitles = await page.getByRole('link', { name: 'Phụ đề SRT' }).getAttribute('href');
      const file = await page.request.get(stage.service.baseUrl + subtitles);
      expect(await file.text()).toContain('1.500.000đ');

      await visitor.goTo('Tài khoản');
      await page.getByRole('radio', { name: 'English' }).check();
      await page.getByRole('heading', { name: 'Change password' }).waitFor();
      expect(await page.evaluate('document.documentElement.lang')).toBe('en');

      await page.getByRole('button', { name: 'Log out', exact: true }).click();
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      expect(await page.content()).not.toContain('example.com');
    },
    TOUR_LIMIT_MS,
  );

  it(
    'learns of the payment by asking when the event stream is cut',
    async () => {
      await visitor.page.route('**/events', (route) => route.abort());
      await visitor.signUp();
      await order('Pro');
      await transferMoney();
      await visitor.page.getByText('Đã thanh toán!').waitFor();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'loses nothing that is written when the session ends, and none of it is left after log-out elsewhere',
    async () => {
      const { page, context } = visitor;
      const email = await visitor.signUp();
      await visitor.goTo('Thử giọng');
      await page.getByLabel('Văn bản').fill('Điều tôi đang viết');
      await context.clearCookies();
      await page.getByRole('button', { name: 'Đọc thành tiếng' }).click();
      const dialog = page.getByRole('dialog', { name: 'Phiên đăng nhập đã hết' });
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Mật khẩu').fill('sai-mat-khau');
      await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
      await dialog.getByText('Email hoặc mật khẩu không đúng.').waitFor();
      await dialog.getByLabel('Mật khẩu').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await page.getByLabel('Văn bản').inputValue()).toBe('Điều tôi đang viết');

      const tab = await context.newPage();
      await tab.goto(`${stage.service.baseUrl}/account`);
      await tab.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
      await page.getByRole('heading', { name: 'Chào bạn trở lại' }).waitFor();
    },
    TOUR_LIMIT_MS,
  );
});

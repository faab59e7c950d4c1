import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client, type Loose, notification, withSecret } from '../../harness/client';
import { PASSWORD, type Visitor } from '../../harness/web/browser';
import { senderOf } from '../../harness/web/screens';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';
import { useTools } from '../../harness/tools';

useTools('curl');

const BUSY = { status: 0, code: 'ENGINE_BUSY', message: 'busy', errors: null };

/** A day ahead of the servers, most of the time. */
const ZONE = 'Pacific/Kiritimati';

describe('a customer in the browser', () => {
  const stage = useStage();
  let visitor: Visitor;

  beforeEach(async () => {
    visitor = await stage.arrive({ timezoneId: ZONE });
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
    expect(answer.http).toBe(200); // what becomes of it, the page tells
  }

  async function order(plan: string): Promise<void> {
    await visitor.goTo('Mua ký tự');
    await visitor.page.getByRole('button', { name: `Mua gói \u2068${plan}\u2069` }).dblclick();
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
      await page.getByRole('button', { name: '1.500.000đ', exact: true }).click();
      const token = page.getByRole('dialog', { name: 'Cách đọc “\u20681.500.000đ\u2069”' });
      await token.getByText('một triệu năm trăm nghìn đồng').first().waitFor();
      await token.getByText(/^Số tiền · chắc/).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('Tốn 32 ký tự · còn lại 959').waitFor();
      const snippet = await page.getByRole('region', { name: 'curl' }).innerText();
      expect(snippet).toContain(String.raw`giá '\''rẻ'\'': 1.500.000đ`);
      await page.getByLabel('Văn bản').press('Control+Enter');
      await visitor.hears();
      await page.getByText('Đã đọc xong.').waitFor();
      expect(await visitor.decodedSeconds()).toBeGreaterThan(1);

      await page.route('**/check-status/**', (route) => route.abort()); // only events can tell
      await order('Starter');
      await transferMoney();
      await page.getByText('Đã thanh toán!').waitFor();
      await page.getByRole('link', { name: 'Tổng quan' }).first().click();
      await page.getByText('500.959').waitFor();
      await visitor.goTo('Mua ký tự');
      await page.getByText('Tổng cộng 1 mục', { exact: true }).waitFor(); // the double click placed one order

      await visitor.goTo('Lịch sử');
      await page.getByRole('button', { name: /^Chi tiết: \u2068Ngày 20/ }).click();
      await page.locator('audio').waitFor();
      expect(await visitor.decodedSeconds()).toBeGreaterThan(1);
      await page.getByRole('button', { name: 'Xem chi phí' }).click();
      const receipt = page.getByRole('dialog', { name: 'Chi phí của yêu cầu' });
      await receipt.getByText('32 ký tự').first().waitFor();
      await receipt.getByText('Ký tự tặng khi đăng ký').waitFor();
      await receipt.getByRole('button', { name: 'Đóng' }).click();
      const subtitles = await page.getByRole('link', { name: 'Phụ đề SRT' }).getAttribute('href');
      const file = await page.request.get(stage.service.baseUrl + subtitles);
      expect(await file.text()).toContain('1.500.000đ');

      await visitor.goTo('Tài khoản');
      const { account } = await senderOf(visitor, stage.service.baseUrl)('GET', '/api/v1/account');
      const inZone = new Intl.DateTimeFormat('vi-VN', {
        ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
        timeZone: ZONE,
      });
      await page.getByText(inZone.format(new Date(account.created_at)), { exact: true }).waitFor();
      await page.getByRole('radio', { name: 'English' }).click(); // chosen once its texts have come
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
    'hears a voice before it is chosen, speaks as every control says, and gets code that does the same',
    async () => {
      const { page } = visitor;
      await visitor.signUp();
      const send = senderOf(visitor, stage.service.baseUrl);
      const { key } = await send('POST', '/api/v1/account/api-keys', { name: 'mẫu' });

      await visitor.goTo('Thử giọng');
      await page.getByLabel('Vùng miền').selectOption('us');
      await page.route('**/preview', (route) => route.fulfill({ status: 503, json: BUSY }), { times: 2 });
      const preview = page.getByRole('button', { name: 'Nghe thử giọng \u2068Emma\u2069' });
      await preview.click();
      await page.getByText('Hệ thống đang bận').waitFor();
      const sample = page.waitForResponse('**/preview');
      await preview.click();
      expect((await sample).headers()['content-type']).toBe('audio/mpeg');
      // While one sample comes, the button of every voice waits.
      await page.locator('body:not(:has(.button[aria-disabled=true]))').waitFor();
      expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
      expect((await send('GET', '/api/v1/tts/history')).total).toBe(0); // it is free

      await page.getByLabel('Vùng miền').selectOption('south');
      await page.getByLabel('Giới tính').selectOption('male');
      await page.getByRole('radio', { name: 'Hoàng Nam' }).check();
      await page.getByRole('button', { name: /^Tùy chỉnh giọng/ }).click();
      await page.getByLabel('Tốc độ').fill('1.5');
      await page.getByLabel('Cao độ').fill('1.2');
      await page.getByLabel('Âm lượng').fill('80');
      await page.getByRole('radio', { name: 'WAV' }).check();
      const text = `Giá 'rẻ' "lắm": $HOME \`ls\` \\ 1.500.000đ`;
      await page.getByLabel('Văn bản', { exact: true }).fill(text);
      await page.getByRole('button', { name: '1.500.000đ', exact: true }).click();
      await page.getByRole('button', { name: 'Tắt cách đọc: Số tiền' }).click();
      await page.getByRole('button', { name: 'Bật lại cách đọc: Số tiền' }).waitFor();

      const run = promisify(execFile);
      const env = { ...process.env, LOA_API_KEY: key };
      await run('bash', ['-c', await page.getByRole('region', { name: 'curl' }).innerText()], { env });
      await page.getByRole('radio', { name: 'JavaScript' }).check();
      const program = await page.getByRole('region', { name: 'JavaScript' }).innerText();
      await run(process.execPath, ['--input-type=module', '--eval', program], { env });
      const spoken = page.waitForResponse('**/api/v1/tts/stream/events');
      await page.getByRole('button', { name: 'Đọc thành tiếng' }).click();
      expect((await spoken).request().postDataJSON()).toEqual({
        input_text: text,
        speaker_id: 'vi-south-male-1',
        ...{ speed: 1.5, pitch: 1.2, volume: 80, audio_type: 'wav' },
        reading: { off: ['money'] },
      });
      await page.getByText('Đã đọc xong.').waitFor();
      const { items } = await send('GET', '/api/v1/tts/history?limit=3');
      const requests = await Promise.all(
        items.map(({ request_id }: Loose) => send('GET', `/api/v1/tts/status/${request_id}`)),
      );
      const soundOf = (request: Loose) =>
        ['input_text', 'speaker_id', 'audio_type', 'duration_sec'].map((name) => request[name]);
      const [ours, ...theirs] = requests.map(soundOf);
      expect(ours).toEqual([text, 'vi-south-male-1', 'wav', expect.any(Number)]);
      expect(theirs).toEqual([ours, ours]);
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
    'cancels an order that is not wanted any more',
    async () => {
      const { page } = visitor;
      await visitor.signUp();
      await order('Pro');
      await page.getByRole('button', { name: 'Hủy đơn hàng' }).click();
      await page.getByText('Đã hủy', { exact: true }).waitFor();
      await page.getByRole('link', { name: /^LOA\d{8}$/ }).click();
      await page.getByText('Đơn hàng đã hủy').waitFor();
      expect(await page.locator('img.order__qr').count()).toBe(0);
      await transferMoney();
      await page.getByText('Đã thanh toán!').waitFor();
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
      await visitor.open('/playground');
      expect(await page.getByLabel('Văn bản').inputValue()).toBe('Điều tôi đang viết');

      const tab = await context.newPage();
      await tab.goto(`${stage.service.baseUrl}/account`);
      await tab.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
      await page.getByRole('heading', { name: 'Chào mừng bạn trở lại' }).waitFor();
      expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('đang viết');
    },
    TOUR_LIMIT_MS,
  );
});

import { codeOf, stepAt } from '../../../src/accounts/application/log-in/totp';
import { PASSWORD, type Visitor } from '../../harness/web/browser';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret, as an app reads them. */
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

describe("a customer's account in the browser", () => {
  const stage = useStage();
  let visitor: Visitor;
  let email: string;

  beforeEach(async () => {
    visitor = await stage.arrive();
  });
  afterEach(() => visitor.context.close());

  it(
    'is given two-step login, logs in with a recovery code, is taken away as a file and deleted',
    async () => {
      const { page } = visitor;
      email = await visitor.signUp();

      await visitor.goTo('Tài khoản');
      await page.getByRole('button', { name: 'Bật xác thực hai bước' }).click();
      await page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' }).locator('svg').waitFor();
      const secret = bytesOf(await page.getByRole('region', { name: 'Khóa' }).innerText());
      await page.getByLabel('Mã 6 số').fill(codeOf(secret, stepAt(new Date())));
      await page.getByRole('button', { name: 'Xác nhận và bật' }).click();
      const shown = await page.getByRole('region', { name: 'Mã dự phòng' }).innerText();
      const [recoveryCode = ''] = shown.split('\n');
      await page.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
      await page.getByText('Còn 10 mã dự phòng.').waitFor();

      await visitor.context.clearCookies();
      await page.goto(`${stage.service.baseUrl}/login`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Mật khẩu').fill(PASSWORD);
      await page.getByRole('button', { name: 'Hiện mật khẩu' }).click();
      expect(await page.getByLabel('Mật khẩu').inputValue()).toBe(PASSWORD);
      await page.getByRole('button', { name: 'Đăng nhập' }).click();
      await page.getByLabel('Mã 6 số hoặc mã dự phòng').fill('000000');
      await page.getByRole('button', { name: 'Đăng nhập' }).click();
      await page.getByText('Mã không đúng, đã cũ, hoặc đã dùng.').waitFor();
      await page.getByLabel('Mã 6 số hoặc mã dự phòng').fill(recoveryCode);
      await page.getByRole('button', { name: 'Đăng nhập' }).click();

      await visitor.goTo('Tài khoản');
      await page.getByText('Còn 9 mã dự phòng.').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Tải dữ liệu xuống' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^loa-account-.*\.json$/);

      await page.getByRole('button', { name: 'Xóa tài khoản…' }).click();
      const dialog = page.getByRole('dialog');
      const yes = dialog.getByRole('button', { name: 'Xóa vĩnh viễn' });
      await dialog.getByLabel('Mật khẩu').fill('sai-mat-khau-roi');
      expect(await yes.isDisabled()).toBe(true);
      await dialog.getByLabel(`Gõ ${email} để xác nhận`).fill(email);
      await yes.click();
      await dialog.getByText('Mật khẩu không đúng.').waitFor();
      await dialog.getByLabel('Mật khẩu').fill(PASSWORD);
      await yes.click();
      await page.waitForURL('**/login');
    },
    TOUR_LIMIT_MS,
  );

  it(
    'goes on after its session has ended, once it has logged in again',
    async () => {
      const { page } = visitor;
      email = await visitor.signUp();
      await visitor.goTo('Thử giọng');
      await page.getByLabel('Văn bản', { exact: true }).fill('Một câu.');
      await page.locator('.reading__spoken').waitFor();
      await endSession();
      await page.getByRole('button', { name: 'Đọc thành tiếng' }).click();
      await logInAgain();
      await page.getByRole('button', { name: 'Đọc thành tiếng' }).click();
      await page.getByText('Đã đọc xong.').waitFor();

      for (const [screen, shown] of [
        ['Lịch sử', 'Một câu.'],
        ['Tài khoản', 'thiết bị này'],
      ] as const) {
        await endSession();
        await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
        await logInAgain();
        await page.getByText(shown, { exact: true }).waitFor();
      }

      await page.getByLabel('Mật khẩu hiện tại').fill(PASSWORD);
      await page.getByLabel('Mật khẩu mới').fill(`${PASSWORD}-moi`);
      await endSession();
      await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
      await dialog().waitFor();
      expect(await page.getByText('Mật khẩu hiện tại không đúng').count()).toBe(0);

      await page.reload();
      await page.getByRole('heading', { name: 'Chào mừng bạn trở lại' }).waitFor();
      expect(visitor.faults).toEqual([]);
    },
    TOUR_LIMIT_MS,
  );

  /** Elsewhere: the browser keeps its cookie, and the page hears of it when it next asks for something. */
  async function endSession(): Promise<void> {
    const cookies = await visitor.context.cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const url = `${stage.service.baseUrl}/api/v1/auth/logout`;
    expect((await fetch(url, { method: 'POST', headers: { cookie } })).ok).toBe(true);
  }

  const dialog = () => visitor.page.getByRole('dialog', { name: 'Phiên đăng nhập đã hết hạn' });

  /** @throws Error where anything of the end of the session is still said afterwards */
  async function logInAgain(): Promise<void> {
    await dialog().waitFor();
    for (let times = 0; times < 3; times++) await visitor.page.keyboard.press('Escape'); // it stays
    await dialog().getByLabel('Email').fill(email);
    await dialog().getByLabel('Mật khẩu').fill(PASSWORD);
    await dialog().getByRole('button', { name: 'Đăng nhập' }).click();
    await dialog().waitFor({ state: 'detached' });
    const words = visitor.page.getByText(/cần đăng nhập lại|đăng nhập không đúng/);
    await words.first().waitFor({ state: 'detached' });
  }
});

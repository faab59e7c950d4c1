import { PRESS_RETRY } from '../../harness/web/losing-network';
import { CUSTOMER_SCREENS, OPERATOR_SCREENS, senderOf } from '../../harness/web/screens';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

const BUSY = { status: 0, code: 'UNAVAILABLE', message: 'interrupted', errors: null };

const MALFORMED = [
  '/history?page=-1&status=x&from=31-02-2026&key_id=%00',
  '/history?page=NaN&from=2026-02-31&speaker_id=%F0%9F%94%8A',
  '/playground?request=%2E%2E%2Fx',
  '/credits/a%2Fb',
  '/credits/%00',
  `/credits/${'9'.repeat(2000)}`,
  '/pronunciations/khong-phai-ma',
  '/admin/accounts/%F0%9F%94%8A?page=0',
  '/admin/orders?account_id=1&status=%22',
  '/verify-email?token=%',
];

describe('the page in a bad world', () => {
  const stage = useStage();

  it(
    'takes no failure for a log-out, and no typed address for a dead end',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      await page.route('**/api/v1/account', (route) => route.fulfill({ status: 503, json: BUSY }));
      await page.reload();
      await page.getByText('Dịch vụ tạm thời gián đoạn').waitFor();
      expect(await page.getByLabel('Mật khẩu').count()).toBe(0);
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await page.unroute('**/api/v1/account');
      await page.evaluate(PRESS_RETRY); // unless the page has asked again by itself
      await page.getByRole('heading', { name: 'Xin chào, Lan' }).waitFor();

      await visitor.open('/login');
      await page.getByRole('heading', { name: 'Xin chào, Lan' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await visitor.open('//history//');
      await page.getByRole('heading', { name: 'Lịch sử' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/history');
      await visitor.turnTo('/credits/%E0%A4%A');
      await page.getByRole('heading', { name: 'Không có trang này' }).waitFor();
      await visitor.open('/khong%co');
      await page.getByRole('heading', { name: 'Không có trang này' }).waitFor();

      await visitor.context.setOffline(true);
      await page.getByRole('link', { name: 'Khóa API' }).click();
      await page.getByRole('heading', { name: 'Chưa mở được trang' }).waitFor();
      await visitor.context.setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Khóa API' }).waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it.each([
    [503, 'UNAVAILABLE', 'Dịch vụ tạm thời gián đoạn.'],
    [429, 'RATE_LIMIT_EXCEEDED', 'Đã đến giới hạn.'],
  ])(
    'says on every screen that what it shows was answered with %i, offers to ask again, and then says it no more',
    async (status, code, said) => {
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      const told = page.getByRole('alert').filter({ hasText: said });
      const screens = [...CUSTOMER_SCREENS, ...OPERATOR_SCREENS, '/credits/ledger', '/credits/again'];
      const isFailing = (url: URL): boolean =>
        url.pathname.startsWith('/api/') && !url.pathname.endsWith('/account');
      for (const path of screens) {
        await page.route(isFailing, (route) => route.fulfill({ status, json: { ...BUSY, code } }));
        await visitor.turnTo(path);
        await told.getByRole('button', { name: 'Thử lại' }).first().waitFor();
        await page.unroute(isFailing);
        await page.evaluate(PRESS_RETRY);
        await told.first().waitFor({ state: 'detached' });
      }
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'opens a screen on the next visit that did not come on the one before, with its style',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      const follow = (name: string) =>
        page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await visitor.signUp();
      const isFile = (url: URL): boolean => url.pathname.startsWith('/assets/');
      for (const lost of ['script', 'stylesheet']) {
        await page.route(isFile, (route) =>
          route.request().resourceType() === lost ? route.abort() : route.continue(),
        );
        await follow('Lịch sử');
        await page.getByRole('heading', { name: 'Chưa mở được trang' }).waitFor();
        await page.unroute(isFile);
        await follow('Tổng quan');
        await page.getByRole('heading', { name: 'Xin chào, Lan' }).waitFor();
        await follow('Lịch sử');
        await page.getByText('Chưa có yêu cầu nào').waitFor();
        const style = `getComputedStyle(document.querySelector('.history__filters')).display`;
        expect(await page.evaluate(style)).toBe('grid');
        await visitor.open('/');
      }
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'says that an answer takes long, and asks again for it',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      await page.route('**/api/v1/tts/history*', () => new Promise(() => undefined), { times: 1 });
      await page.getByRole('navigation').getByRole('link', { name: 'Lịch sử' }).click();
      await page.getByText('Máy chủ vẫn chưa trả lời').waitFor();
      await page.getByRole('button', { name: 'Thử lại' }).click();
      await page.getByText('Chưa có yêu cầu nào').waitFor();
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'leads somewhere from every address that nobody would write',
    async () => {
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      for (const path of MALFORMED) {
        await visitor.open(path);
        await page.getByRole('link').first().waitFor();
        expect([path, await page.getByText('Máy chủ gặp lỗi').count()]).toEqual([path, 0]);
      }
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'shows the last page of a list for every later one',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      const send = senderOf(visitor, stage.service.baseUrl);
      for (let number = 1; number <= 11; number += 1)
        await send('POST', '/api/v1/tts', { input_text: `Câu ${number}.` });
      for (const number of ['7', '99999999999999999999']) {
        await visitor.open(`/history?page=${number}`);
        await page.getByText('Trang 2 / 2').waitFor();
        await page.getByText('Câu 1.', { exact: true }).waitFor();
      }
      expect(new URL(page.url()).search).toBe('?page=2');
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'greets a browser in its language',
    async () => {
      const visitor = await stage.arrive({ locale: 'en-US' });
      await visitor.open('/register');
      await visitor.page.getByRole('heading', { name: 'Create an account' }).waitFor();
      await visitor.page.getByRole('radio', { name: 'Tiếng Việt' }).check();
      await visitor.page.reload();
      await visitor.page.getByRole('heading', { name: 'Tạo tài khoản' }).waitFor();
      await visitor.page.getByRole('button', { name: 'Đăng ký' }).click();
      const said = 'document.querySelector("input:invalid").validationMessage';
      expect(await visitor.page.evaluate(said)).toBe('Hãy điền ô này.'); // the browser itself speaks English
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    "loads the operator's screens for operators only",
    async () => {
      const customer = await stage.arrive();
      const loaded: string[] = [];
      customer.page.on('request', (request) => loaded.push(request.url()));
      await customer.signUp();
      await customer.open('/playground');
      expect(loaded.filter((url) => url.includes('operator'))).toEqual([]);
      const operator = await stage.arriveAsOperator();
      await operator.goTo('Khách hàng');
      await operator.context.close();
      await customer.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

import { senderOf } from '../../harness/web/screens';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

const BUSY = { status: 0, code: 'UNAVAILABLE', message: 'interrupted', errors: null };

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
      await page.getByRole('button', { name: 'Thử lại' }).click();
      await page.getByRole('heading', { name: 'Xin chào, Lan' }).waitFor();

      await visitor.open('/login');
      await page.getByRole('heading', { name: 'Xin chào, Lan' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await visitor.open('//history//');
      await page.getByRole('heading', { name: 'Lịch sử' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/history');
      await visitor.turnTo('/credits/%E0%A4%A');
      await page.getByRole('heading', { name: 'Không có trang này' }).waitFor();
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

import { randomUUID } from 'node:crypto';
import { Client, notification, withSecret } from '../../harness/client';
import { PASSWORD } from '../../harness/web/browser';
import { LosingNetwork } from '../../harness/web/losing-network';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

/** What the journey asks for; besides, the scripts of its screens. */
const LOST = [
  'GET /api/payment/billing-details',
  'GET /api/payment/orders',
  'GET /api/payment/orders/CODE',
  'GET /api/payment/orders/CODE/events',
  'GET /api/payment/plans',
  'GET /api/payment/qr/999999-0000000000-compact2.svg',
  'GET /api/v1/account',
  'GET /api/v1/account/api-keys',
  'GET /api/v1/account/usage',
  'GET /api/v1/account/usage/keys',
  'GET /api/v1/account/usage/voices',
  'GET /api/v1/tts/history',
  'GET /api/v1/tts/licences',
  'GET /api/v1/tts/speakers',
  'GET /audio/HASH.mp3',
  'POST /api/payment/orders',
  'POST /api/v1/account/api-keys',
  'POST /api/v1/auth/register',
  'POST /api/v1/tts/quote',
  'POST /api/v1/tts/stream/events',
];

describe('the page on a network that loses each request once', () => {
  const stage = useStage();

  /** What the bank sends once money has come for an order. */
  async function transferFor(orderCode: string): Promise<void> {
    const anyone = new Client(stage.service.baseUrl);
    const { amount } = (await anyone.get(`/api/payment/check-status/${orderCode}`)).body.result;
    const content = orderCode.replace('LOA', 'LOA ');
    await anyone.post('/api/payment/webhook', notification({ content, transferAmount: amount }), withSecret);
  }

  it(
    'leads on from every one of them: sign-up, speech, key, order, payment',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
      await visitor.open('/login');
      const network = await LosingNetwork.around(visitor);

      await network.despite(
        () => page.getByRole('link', { name: 'Đăng ký' }).click(),
        page.getByRole('heading', { name: 'Tạo tài khoản' }),
      );
      await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
      await page.getByLabel('Mật khẩu').fill(PASSWORD);
      await page.getByLabel('Tên hiển thị').fill('Lan');
      await network.despite(
        () => button('Đăng ký').click(),
        page.getByRole('heading', { name: 'Xin chào, Lan' }),
      );

      await network.despite(() => menu('Thử giọng').click(), page.getByLabel('Văn bản'));
      await network.despite(
        () => page.getByLabel('Văn bản').fill('Giá vé là 150.000đ.'),
        page.locator('.reading__spoken'),
      );
      await network.despite(() => button('Đọc thành tiếng').click(), page.getByText('Đã đọc xong.'));
      await visitor.hears();

      await network.despite(() => menu('Khóa API').click(), page.getByLabel('Tên khóa'));
      await page.getByLabel('Tên khóa').fill('máy chủ');
      await network.despite(() => button('Tạo khóa').click(), page.getByText('Khóa mới của bạn'));

      await network.despite(() => menu('Mua ký tự').click(), button('Mua gói \u2068Starter\u2069'));
      await network.despite(
        () => button('Mua gói \u2068Starter\u2069').click(),
        page.locator('img.order__qr'),
      );
      await transferFor(new URL(page.url()).pathname.split('/').at(-1)!);
      await network.despite(() => Promise.resolve(), page.getByText('Đã thanh toán!'));

      await network.despite(() => menu('Tổng quan').click(), page.getByText('500.981'));
      expect([...network.lost].filter((name) => !name.endsWith('.js')).sort()).toEqual(LOST);
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

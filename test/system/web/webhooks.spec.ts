import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

/** Turns what stands behind it around, where nothing isolates it. */
const TURNED = '\u202Egnihton <b>erom</b>';

describe('webhooks on the page', () => {
  const stage = useStage({ variables: { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32' } });

  /** A customer's server: what it answers. */
  let status = 204;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((_request, response) =>
      response.writeHead(status).end(status === 204 ? '' : TURNED),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it(
    'are added, tried, given up after 410, enabled and deleted, and the focus is always on something',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
      const focused = () => page.locator(':focus').innerText();
      await visitor.signUp();
      await visitor.goTo('Webhook');

      await page.getByLabel('Địa chỉ nhận').fill('https://10.1.2.3/events');
      await page.getByLabel('Đơn hàng đã thanh toán').check();
      await button('Thêm webhook').click();
      await page.getByText('dẫn vào mạng riêng').waitFor();
      await page.getByLabel('Địa chỉ nhận').fill(url);
      await button('Thêm webhook').click();
      await page.getByText(/^whsec_/).waitFor();
      expect(await focused()).toBe('Sao chép');
      await button('Tôi đã cất mã').click();
      await page.locator('input:focus').waitFor();
      await button(/^Đổi mã bí mật của/).click();
      await inDialog('Đổi mã bí mật').click();
      await page.getByText(/bằng cả mã trước đó/).waitFor();
      expect(await focused()).toBe('Sao chép');

      await button(/^Gửi thử đến/).click();
      await page.locator('.badge', { hasText: 'Đã nhận' }).waitFor();
      status = 410;
      await button(/^Gửi lại/).click();
      await page.getByText('Loa đã tắt vì máy chủ trả lời 410').waitFor();
      await page.locator('.badge', { hasText: 'Đã ngừng gửi' }).waitFor();
      expect(await focused()).toBe('Gửi lại');
      expect(await page.locator('.rows bdi').innerText()).toBe(TURNED);

      await page.getByRole('link', { name: 'Quay lại' }).click();
      await page.getByRole('switch', { name: `Bật webhook ${url}` }).click();
      await page.locator('.badge', { hasText: 'Đang bật' }).waitFor();
      await button(/^Xóa webhook/).click();
      await inDialog('Xóa').click();
      await page.getByText('Chưa có webhook nào').waitFor();
      expect(await focused()).toBe('Đã xóa webhook.');
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

import { MOST_KEYS } from '../../../src/accounts/domain/keys/api-key';
import { Client, type Loose, notification, withSecret } from '../../harness/client';
import { PASSWORD, type Visitor } from '../../harness/web/browser';
import { senderOf } from '../../harness/web/screens';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

/** What runs when a text is taken for markup, an attribute, an address, a formula or a template. */
const ATTACKS = [
  '<script>hacked=1</script>',
  '<img src=x onerror=hacked=1>',
  '<svg onload=hacked=1>',
  '<iframe srcdoc="<script>top.hacked=1</script>">',
  '<a href="javascript:hacked=1">x</a>',
  '" onfocus="hacked=1" autofocus="',
  "' onmouseover='hacked=1",
  'javascript:hacked=1',
  '=HYPERLINK("javascript:hacked=1")',
  '{{constructor.constructor("hacked=1")()}}',
  '${hacked=1}',
  '\u202e<b onclick=hacked=1>txet\u202c',
];

/** Each on its own, and behind what could end the place it stands in. */
const HOSTILE = ['', '</title>', '-->', ']]>', '"></textarea>'].flatMap((end) =>
  ATTACKS.map((attack) => end + attack),
);

/** Turns an attack that runs, on any page, into an uncaught error, which the visitor notes. */
const ALARM = `Object.defineProperty(window, 'hacked', {
  set: () => setTimeout(() => { throw new Error('hacked'); }),
});`;

describe('hostile text in everything that is shown again', () => {
  const stage = useStage({ variables: { SIGNUP_CREDITS: '100000' } });

  /** Nothing has run, and what would have run would have been noticed. */
  async function expectNothingRan({ page, faults }: Visitor): Promise<void> {
    expect(faults).toEqual([]);
    const alarm = page.waitForEvent('pageerror');
    await page.evaluate('hacked = 1');
    expect((await alarm).message).toBe('hacked');
  }

  it(
    'is shown as it was written, and nothing of it runs',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.context.addInitScript(ALARM);
      await visitor.signUp();
      const send = senderOf(visitor, stage.service.baseUrl);
      for (const text of HOSTILE) await send('POST', '/api/v1/tts', { input_text: `Chào ${text}` });

      for (let from = 0; from < HOSTILE.length; from += MOST_KEYS) {
        const names = HOSTILE.slice(from, from + MOST_KEYS);
        const made: Loose[] = [];
        for (const name of names) made.push(await send('POST', '/api/v1/account/api-keys', { name }));
        await visitor.open('/keys');
        await page.getByRole('rowheader').last().waitFor();
        expect((await page.getByRole('rowheader').allInnerTexts()).sort()).toEqual([...names].sort());
        await page.getByRole('button', { name: 'Xóa khóa' }).first().click();
        await page.getByRole('dialog').waitFor();
        for (const { api_key } of made) await send('DELETE', `/api/v1/account/api-keys/${api_key.id}`);
      }

      for (let number = 1; number <= HOSTILE.length / 10; number += 1) {
        await visitor.turnTo(`/history?page=${number}`);
        await page.getByText(`Trang ${number} /`).waitFor();
        await page
          .getByRole('button', { name: /^Chi tiết/ })
          .first()
          .click();
        await page.locator('audio').waitFor();
      }
      await visitor.open('/');
      await page.getByText('Xem tất cả').waitFor();

      const entries = HOSTILE.map((text) => ({ written: text, spoken: `đọc ${text}` }));
      const { id } = await send('POST', '/api/v1/dictionaries', { name: HOSTILE.at(-1), entries });
      await visitor.open('/pronunciations');
      await page.getByRole('link', { name: HOSTILE.at(-1) }).click();
      for (let number = 1; number <= HOSTILE.length / 20; number += 1) {
        await visitor.turnTo(`/pronunciations/${id}?page=${number}`);
        await page.getByText(`Trang ${number} /`).waitFor();
        const shown = HOSTILE.slice((number - 1) * 20, number * 20);
        expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(shown);
      }
      await page.getByRole('button', { name: /^Sửa/ }).first().click();
      await page.locator('.read-as').waitFor();

      await visitor.open('/playground');
      for (const text of HOSTILE.slice(0, ATTACKS.length)) {
        await page.getByLabel('Văn bản').fill(text);
        await page.locator('.reading__spoken').waitFor();
      }
      for (const text of ATTACKS) await visitor.turnTo(`/credits/${encodeURIComponent(text)}`);
      await page.reload();

      await expectNothingRan(visitor);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'is shown to operators as it was written, and nothing of it runs',
    async () => {
      const anyone = new Client(stage.service.baseUrl);
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      await visitor.context.addInitScript(ALARM);
      const send = senderOf(visitor, stage.service.baseUrl);
      const { accountId } = await anyone.register();
      for (const [index, text] of HOSTILE.entries()) {
        const notice = notification({ content: text, gateway: text, referenceCode: `${index} ${text}` });
        const plan = { name: text, amount: 1000 + index, credits: 1, rate_limit_per_minute: 1, reason: text };
        const person = { email: `hostile-${index}@example.com`, name: text, password: PASSWORD };
        const [delivery, registration] = await Promise.all([
          anyone.post('/api/payment/webhook', notice, withSecret),
          anyone.post('/api/v1/auth/register', person),
          send('POST', `/api/v1/admin/accounts/${accountId}/credits`, { credits: 1, reason: text }),
          send('PUT', `/api/v1/admin/plans/hostile-${index}/monthly`, plan),
        ]);
        expect([delivery.http, registration.http]).toEqual([200, 200]);
      }

      await visitor.open('/');
      for (const [path, limit] of [
        ['/admin/accounts', 20],
        ['/admin/transfers', 20],
        ['/admin/unmatched', 10],
      ] as const) {
        for (let number = 1; number <= HOSTILE.length / limit; number += 1) {
          await visitor.turnTo(`${path}?page=${number}`);
          await page.getByText(`Trang ${number} /`).waitFor();
        }
      }
      await page.getByRole('button', { name: 'Gán cho đơn khác' }).first().click();
      await page.getByLabel('Mã đơn hàng').fill(HOSTILE[0]!);
      await page.keyboard.press('Enter');
      await page.getByText('Không tìm thấy đơn hàng này.').waitFor();
      await visitor.open(`/admin/accounts/${accountId}`);
      await page.getByText(HOSTILE.at(-1)!).first().waitFor();
      await visitor.open('/admin/plans');
      await page.getByText(HOSTILE[0]!, { exact: true }).first().waitFor();
      for (const text of ATTACKS) {
        for (const field of ['account_id', 'order_code', 'status']) {
          await visitor.turnTo(`/admin/orders?${field}=${encodeURIComponent(text)}`);
        }
        await visitor.turnTo(`/admin/accounts/${encodeURIComponent(text)}`);
        await visitor.turnTo(`/admin/accounts?search=${encodeURIComponent(text)}`);
      }
      await expectNothingRan(visitor);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

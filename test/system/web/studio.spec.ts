import { eventually } from '../../harness/eventually';
import { senderOf } from '../../harness/web/screens';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

/** Of 5,000 characters, full of what is read otherwise than it is written. */
const LONG = 'Ngày 20/11, mục 3.5, giá 150.000đ. '.repeat(142);

/** Some 40 seconds in lines of 4: whoever is slow to press still presses while it plays. */
const TALE = 'Chú bé rất ham học, ngày nào cũng đọc sách cho bà nghe.\n'.repeat(10);

describe('the studio', () => {
  const stage = useStage({ variables: { SIGNUP_CREDITS: '100000' } });

  it(
    'shows in the text what is read otherwise, and has it chosen, taught to the dictionary and left',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      const send = senderOf(visitor, stage.service.baseUrl);
      await visitor.goTo('Thử giọng');
      const manuscript = page.getByLabel('Văn bản', { exact: true });
      await manuscript.fill('Giá 150.000đ, đúng 150.000đ. Điểm 3.5');
      await page.locator('.manuscript__beneath .manuscript__read').nth(2).waitFor();
      expect(await page.locator('.manuscript__beneath .manuscript__read').allInnerTexts()).toEqual([
        '150.000đ',
        '150.000đ',
        '3.5',
      ]);
      await page.getByRole('button', { name: '150.000đ ×2' }).waitFor();

      // The caret stands in the last token.
      await manuscript.press('Control+End');
      await manuscript.press('Alt+Enter');
      const card = page.getByRole('dialog', { name: 'Cách đọc “\u20683.5\u2069”' });
      const [said = '', other = ''] = await card
        .locator('p[dir], .reading__alternatives [dir]')
        .allInnerTexts();
      expect(said).not.toContain(other);
      await card.locator('.reading__alternatives button').first().click();
      await card.getByText('do bạn chọn').waitFor();
      await card.getByText(`3.5 → ${other}`).waitFor();
      await page.locator('.popover:focus').waitFor();

      // What was chosen moves with its token, and goes into the request.
      await manuscript.press('Control+Home');
      await page.keyboard.type('Vâng! ');
      await page.locator('.reading__spoken').getByText(`Vâng! Giá một trăm năm mươi nghìn đồng`).waitFor();
      await page.locator('.reading__spoken').getByText(other).waitFor();
      const request = page.waitForRequest('**/stream/events');
      await manuscript.press('Control+Enter');
      const { reading } = (await request).postDataJSON();
      expect(reading.choose).toEqual([{ class: expect.any(String), start: 40, end: 43 }]);
      await page.getByText('Đã đọc xong.').waitFor();

      await page.getByRole('button', { name: '150.000đ ×2' }).click();
      await page.getByLabel('Luôn đọc “\u2068150.000đ\u2069” là').fill('một trăm rưởi');
      await page.getByRole('button', { name: 'Ghi vào từ điển' }).click();
      await page.locator('.reading__spoken').getByText('Giá một trăm rưởi, đúng một trăm rưởi').waitFor();
      await page.getByText('Từ điển của bạn · chắc chắn 100%').waitFor();
      const { items } = await send('GET', '/api/v1/dictionaries');
      expect(items).toMatchObject([{ is_default: true, entry_count: 1 }]);
      await page.getByRole('button', { name: 'Tắt cách đọc: Từ điển của bạn' }).click();
      await page.locator('.reading__spoken').getByText('một trăm năm mươi nghìn đồng').waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'opens the card of a token beside it, inside the window, and gives the focus back',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      await visitor.goTo('Thử giọng');
      const manuscript = page.getByLabel('Văn bản', { exact: true });
      await manuscript.fill(`Giá 150.000đ. ${'Trời nắng. '.repeat(300)}Điểm 3.5`);
      await page.locator('.manuscript__beneath .manuscript__read').nth(1).waitFor();
      const card = page.locator('.popover');
      const boxesWith = async (token: string) => {
        await card.waitFor();
        const place = page.locator('.manuscript__beneath .manuscript__read').getByText(token);
        return [(await card.boundingBox())!, (await place.boundingBox())!] as const;
      };
      const closed = () => card.waitFor({ state: 'detached' });

      // The caret stands in the last token, at the lower edge of the field.
      await manuscript.press('Control+End');
      await manuscript.press('Alt+Enter');
      for (const viewport of [
        { width: 1280, height: 900 },
        { width: 1280, height: 560 },
      ] as const) {
        await page.setViewportSize(viewport);
        // Whoever makes the window smaller sees the card follow.
        await eventually(async () => {
          const [box, token] = await boxesWith('3.5');
          const apart = Math.max(box.y - token.y - token.height, token.y - box.y - box.height);
          const margins = [
            box.x,
            box.y,
            viewport.width - box.x - box.width,
            viewport.height - box.y - box.height,
          ];
          return apart >= 0 && apart < 12 && margins.every((margin) => margin >= 0);
        });
      }
      await page.keyboard.press('Escape');
      await closed();
      await page.locator('#manuscript:focus').waitFor();

      // A click opens it for whoever goes on writing; a second one, or writing, closes it.
      await manuscript.press('Control+Home');
      await page.setViewportSize({ width: 1280, height: 900 });
      const at = { position: { x: 60, y: 25 } };
      await manuscript.click(at);
      await boxesWith('150.000đ');
      await page.locator('#manuscript:focus').waitFor();
      await manuscript.click(at);
      await closed();
      await manuscript.click(at);
      await boxesWith('150.000đ');
      await page.keyboard.press('Escape');
      await closed();
      await page.locator('#manuscript:focus').waitFor();

      // From the list, its place comes into view; on a phone the card is at the lower edge, below its token.
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole('button', { name: '3.5', exact: true }).press('Enter');
      await page.locator('.popover:focus').waitFor();
      const [sheet, token] = await boxesWith('3.5');
      expect([sheet.x, sheet.width, sheet.y + sheet.height]).toEqual([0, 360, 640]);
      const field = (await manuscript.boundingBox())!;
      expect([token.y >= field.y, token.y + token.height <= field.y + field.height]).toEqual([true, true]);
      await page.keyboard.press('Escape');
      await page.locator('.reading__token:focus', { hasText: '3.5' }).waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'plays while it speaks, marks the word, goes where the slider is put, and says when the sound is old',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      await visitor.goTo('Thử giọng');
      const manuscript = page.getByLabel('Văn bản', { exact: true });
      await manuscript.fill(TALE);
      await manuscript.press('Control+Enter');
      await visitor.hears();
      await page.locator('.manuscript__beneath .manuscript__heard').waitFor();
      await page.getByText('Đã đọc xong.').waitFor();
      const position = page.getByLabel('Vị trí trong âm thanh');
      await position.press('End');
      await page.getByRole('button', { name: 'Phát' }).waitFor();
      // Each press goes a tenth of the sound further.
      for (let tenths = 0; tenths < 4; tenths++) await position.press('PageUp');
      const playAndPause = async (play: () => Promise<void>) => {
        await play();
        await page.getByRole('button', { name: 'Tạm dừng' }).click();
        return Number(await position.inputValue()) / (await visitor.decodedSeconds());
      };
      const middle = await playAndPause(() => page.getByRole('button', { name: 'Phát' }).click());
      await manuscript.press('Control+Home');
      const start = await playAndPause(() => manuscript.dblclick({ position: { x: 30, y: 20 } }));
      await manuscript.press('Control+End');
      for (let lines = 0; lines < 3; lines++) await manuscript.press('ArrowUp');
      const nearEnd = await playAndPause(() => manuscript.press('Control+Shift+Enter'));
      expect(middle).toBeGreaterThanOrEqual(0.35);
      expect(start).toBeLessThan(middle);
      expect(nearEnd).toBeGreaterThan(middle);
      expect(nearEnd).toBeLessThan(1);
      await manuscript.press('Control+End');
      await page.keyboard.type(' Hết.');
      await page.getByText('trước khi bạn đổi').waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'keeps the draft and the settings of its account through a reload, and stays one screen at 5,000 characters',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      await visitor.goTo('Thử giọng');
      const manuscript = page.getByLabel('Văn bản', { exact: true });
      const height = () => page.evaluate<number>('document.documentElement.scrollHeight');
      await manuscript.fill('Giá 150.000đ.');
      await page.locator('.reading__spoken').waitFor();
      const short = await height();
      await manuscript.fill(LONG);
      await page.getByRole('button', { name: '150.000đ ×142' }).waitFor();
      expect(await height()).toBeLessThan(short + 300);
      const scrolled = `[...document.querySelectorAll('#manuscript, .manuscript__beneath')].map((each) => each.scrollTop)`;
      const [beneath, field] = await page.evaluate<[number, number]>(scrolled);
      expect([beneath, field > 1000]).toEqual([field, true]);
      await page.getByRole('radio', { name: 'Hoàng Nam' }).check();
      const settings = page.getByRole('button', { name: /^Tùy chỉnh giọng/ });
      await settings.click();
      await page.getByLabel('Tốc độ').fill('1.5');
      await page.getByRole('radio', { name: 'WAV' }).check();
      await visitor.open('/playground');
      await settings.filter({ hasText: 'Tốc độ 1,5× · WAV' }).click();
      expect(await manuscript.inputValue()).toBe(LONG);
      expect(await page.getByRole('radio', { name: 'Hoàng Nam' }).isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: 'WAV' }).isChecked()).toBe(true);
      expect(await page.getByLabel('Tốc độ').inputValue()).toBe('1.5');
      await page.getByRole('button', { name: 'Nghe thử giọng đang chọn: \u2068Hoàng Nam\u2069' }).waitFor();
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'sends what is longer, and files, as jobs',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      const send = senderOf(visitor, stage.service.baseUrl);
      const dialog = page.getByRole('dialog');
      const open = (name: string, text: string) =>
        page
          .getByLabel('Mở tệp txt, srt')
          .and(page.locator('input'))
          .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
      await visitor.goTo('Thử giọng');
      await open('sach.txt', `${LONG}${LONG}`);
      const manuscript = page.getByLabel('Văn bản', { exact: true });
      await page.getByText('nên sẽ được gửi thành tác vụ dài').waitFor();
      expect(await manuscript.inputValue()).toBe(`${LONG}${LONG}`);
      await manuscript.press('Control+Enter');
      await dialog.getByRole('button', { name: 'Gửi thành tác vụ' }).click();
      await page.getByRole('heading', { name: 'Tác vụ dài' }).waitFor();
      await page.getByText('9.940 ký tự').first().waitFor();
      await visitor.goTo('Thử giọng');
      await open('phim.srt', '1\n00:00:01,000 --> 00:00:02,000\nXin chào\n');
      await dialog.getByText('phim.srt').waitFor();
      await dialog.getByRole('button', { name: 'Gửi thành tác vụ' }).click();
      await page.getByText('8 ký tự', { exact: false }).first().waitFor();
      expect((await send('GET', '/api/v1/tts/jobs')).items).toMatchObject([
        { char_count: 8 },
        { char_count: 9940 },
      ]);
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'tells a failure where it is pressed, and speaks at the second try without being paid twice',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      const send = senderOf(visitor, stage.service.baseUrl);
      await visitor.goTo('Thử giọng');
      await page.getByLabel('Văn bản', { exact: true }).fill('Một câu.');
      await page.locator('.reading__spoken').waitFor();
      // The server has done its work when the answer is lost.
      await page.route(
        '**/stream/events',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await page.getByRole('button', { name: 'Đọc thành tiếng' }).click();
      const told = page.getByText('Không kết nối được máy chủ');
      await told.waitFor();
      await page.getByLabel('Văn bản', { exact: true }).press('Control+End');
      await page.keyboard.type('!');
      await told.waitFor({ state: 'detached' }); // it was of another text
      await page.keyboard.press('Backspace');
      await page.getByRole('button', { name: 'Đọc thành tiếng' }).click();
      await page.getByText('Đã đọc xong.').waitFor();
      expect((await send('GET', '/api/v1/tts/history')).total).toBe(1);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'says after each speech what is left, and only of the text as it is what it knows',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      await visitor.goTo('Thử giọng');
      const manuscript = page.getByLabel('Văn bản', { exact: true });
      const facts = page.locator('#manuscript-facts');
      const speak = page.getByRole('button', { name: 'Đọc thành tiếng' });
      await manuscript.fill('Một câu.');
      for (const left of ['99.992', '99.984', '99.976']) {
        await facts.getByText(`Tốn 8 ký tự · còn lại ${left} · dài khoảng`).waitFor();
        await speak.click();
      }
      await facts.getByText('còn lại 99.968').waitFor();

      // Another program spends, too, which the next quote tells.
      const send = senderOf(visitor, stage.service.baseUrl);
      await send('POST', '/api/v1/tts', { input_text: 'Hai câu.' });
      let answer = (): void => undefined;
      await page.route('**/api/v1/tts/quote', async (route) => {
        await new Promise<void>((resolve) => (answer = resolve));
        await route.continue();
      });
      const asked = page.waitForRequest('**/api/v1/tts/quote');
      await manuscript.fill('Ba câu đây.');
      await asked;
      await facts.getByText('Tốn 11 ký tự · còn lại 99.965 · đang tính độ dài…').waitFor();
      const spoken = page.locator('.reading__spoken');
      expect([await spoken.innerText(), await spoken.getAttribute('aria-busy')]).toEqual([
        'Một câu.',
        'true',
      ]);
      answer();
      await facts.getByText('Tốn 11 ký tự · còn lại 99.957 · dài khoảng').waitFor();
      expect([await spoken.innerText(), await spoken.getAttribute('aria-busy')]).toEqual([
        'Ba câu đây.',
        'false',
      ]);
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

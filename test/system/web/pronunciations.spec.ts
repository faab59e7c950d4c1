import { readFile } from 'node:fs/promises';
import { senderOf } from '../../harness/web/screens';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

describe('the pronunciation dictionaries on the page', () => {
  const stage = useStage({ variables: { SIGNUP_CREDITS: '100000' } });

  it(
    'are made, tried, filled from a file, exported and applied, by the keyboard alone where something is opened',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      const send = senderOf(visitor, stage.service.baseUrl);
      await visitor.goTo('Từ điển phát âm');
      await page.getByLabel('Tên từ điển').fill('Tên cơ quan');
      await page.getByLabel(/^Dùng cho mọi yêu cầu/).check();
      await page.getByRole('button', { name: 'Tạo từ điển' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tên cơ quan' }).waitFor();

      const add = page.getByRole('button', { name: 'Thêm mục từ' });
      await add.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Viết là').fill('WHO');
      await dialog.getByLabel('Đọc là').fill('…');
      await dialog.getByText('Cách đọc cần ít nhất một chữ cái hoặc chữ số.').waitFor();
      await dialog.getByLabel('Đọc là').fill('Tổ chức Y tế Thế giới');
      await dialog.getByLabel('Thử trong một câu').fill('WHOS họp');
      await dialog.getByText('Câu này không có chỗ nào dùng đến mục từ.').waitFor();
      await dialog.getByLabel('Thử trong một câu').fill('WHO họp ngày 20/11');
      await dialog.getByText(/^Tổ chức Y tế Thế giới họp ngày hai mươi tháng mười một/).waitFor();
      expect((await send('GET', '/api/v1/dictionaries')).items).toMatchObject([{ entry_count: 0 }]);
      await page.keyboard.press('Enter');
      await page.getByText('Đã lưu.').waitFor();
      await page.locator('button:focus', { hasText: 'Thêm mục từ' }).waitFor();

      const bring = async (name: string, text: string) => {
        await page.getByRole('button', { name: 'Nhập từ tệp' }).press('Enter');
        const file = { name, mimeType: '', buffer: Buffer.from(text) };
        await dialog.getByLabel('Tệp CSV hoặc PLS').setInputFiles(file);
        await dialog.getByRole('button', { name: 'Thay toàn bộ' }).press('Enter');
      };
      await bring('a.csv', 'written,spoken\nUN,Liên Hợp Quốc\nBV,\n');
      await dialog.getByText('Dòng 3:').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['WHO']);
      await bring('a.csv', 'written,spoken\nWHO,Tổ chức Y tế Thế giới\nUN,Liên Hợp Quốc\n');
      await page.getByText('Đã nhập 2 mục từ.').waitFor();
      await page.getByRole('rowheader', { name: 'UN' }).waitFor();

      await page.getByRole('button', { name: 'Xóa \u2068WHO\u2069' }).press('Enter');
      await dialog.getByRole('button', { name: 'Xóa', exact: true }).press('Enter');
      await page.getByText('Đã xóa mục từ.').waitFor();
      await page.getByRole('rowheader', { name: 'WHO' }).waitFor({ state: 'detached' });
      expect(await page.evaluate('document.activeElement === document.body')).toBe(false);

      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Xuất PLS' }).click();
      const lexicon = await readFile(await (await download).path(), 'utf8');
      expect(lexicon).toContain('<alias>Liên Hợp Quốc</alias>');
      await bring('lexicon.xml', lexicon);
      await page.getByText('Đã nhập 1 mục từ.').waitFor();

      await visitor.goTo('Thử giọng');
      await page.getByLabel('Văn bản', { exact: true }).fill('UN họp');
      await page.locator('.reading__spoken').getByText('Liên Hợp Quốc họp').waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'stay quick with 10,000 entries, and fit on a phone',
    async () => {
      const visitor = await stage.arrive({ viewport: { width: 320, height: 640 } });
      const { page } = visitor;
      await visitor.signUp();
      const send = senderOf(visitor, stage.service.baseUrl);
      const entries = Array.from({ length: 10_000 }, (_, n) => ({ written: `từ${n}`, spoken: `chữ ${n}` }));
      const { id } = await send('POST', '/api/v1/dictionaries', { name: 'x'.repeat(100), entries: [] });
      await send('PUT', `/api/v1/dictionaries/${id}/entries`, entries);
      await visitor.open(`/pronunciations/${id}?search=9999`);
      expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['từ9999']);
      await page.getByRole('button', { name: 'Sửa \u2068từ9999\u2069' }).click();
      await page.getByLabel('Đọc là').fill('chữ cuối');
      await page.getByRole('button', { name: 'Lưu' }).click();
      await page.getByRole('cell', { name: 'chữ cuối' }).waitFor();
      expect((await send('GET', `/api/v1/dictionaries/${id}`)).entries.at(-1).spoken).toBe('chữ cuối');
      const overflow = (element: string) =>
        page.evaluate<number>(`${element}.scrollWidth - ${element}.clientWidth`);
      expect(await overflow('document.documentElement')).toBe(0);
      await page.getByRole('button', { name: 'Nhập từ tệp' }).click();
      expect(await overflow(`document.querySelector('dialog')`)).toBe(0);
      await visitor.turnTo('/pronunciations');
      await page.getByRole('rowheader').waitFor();
      expect(await overflow('document.documentElement')).toBe(0);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

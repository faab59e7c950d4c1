import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FileServer } from '../../harness/servers/file-server';
import { writeSupertonicModel } from '../../harness/voice-models/tiny-supertonic';
import { pathOf, TINY_SUPERTONIC, writeCatalogue } from '../../harness/voice-models/voice-catalogue';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

const folder = mkdtempSync(join(tmpdir(), 'loa-voices-'));
const modelDir = join(folder, 'models');
const ATTRIBUTION = 'Supertonic 3, Supertone Inc.';

describe('voices in the browser', () => {
  writeSupertonicModel(join(modelDir, 'supertonic-3'));
  const statement = { licence: 'OpenRAIL-M', attribution: ATTRIBUTION };
  writeFileSync(join(modelDir, 'supertonic-3', 'voice.json'), JSON.stringify(statement));
  const files = writeCatalogue(folder, { tiny: TINY_SUPERTONIC }, 'voices.example');
  let server: FileServer;
  beforeAll(async () => {
    server = await FileServer.start(files);
  });
  const stage = useStage(() => ({
    variables: { MODEL_DIR: modelDir, VOICE_MIRROR_URL: server.url, LOA_TEST_CATALOGUE: folder },
    preload: resolve(__dirname, '../../harness/preloads/other-catalogue.cjs'),
  }));
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it(
    'tell what their licences ask: everybody, whoever signs up, and whoever chooses one',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.open('/register');
      await page.getByLabel('Email').fill('lan@example.com');
      const [terms] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: 'Xem các yêu cầu' }).click(),
      ]);
      const licence = terms.getByRole('region', { name: 'OpenRAIL-M' });
      await licence.getByText('Cần đồng ý trước khi dùng').waitFor();
      expect(await licence.getByRole('listitem').filter({ hasText: 'Attachment A' }).count()).toBe(13);
      const names = 'F1, F2, F3, F4, F5, M1, M2, M3, M4, M5'.replace(/\w+/g, '\u2068$&\u2069');
      await licence.getByText(names).waitFor();
      await terms.getByRole('radio', { name: 'English' }).click();
      await licence.getByText('say clearly and intelligibly that a machine made it').waitFor();
      await terms.getByRole('radio', { name: 'Tiếng Việt' }).check();
      expect(await page.getByLabel('Email').inputValue()).toBe('lan@example.com');

      await visitor.signUp();
      await visitor.goTo('Thử giọng');
      const [first, ...rest] = await page.getByRole('radiogroup').getByRole('listitem').allInnerTexts();
      expect(first).toMatch(/^F1\s+Tự nhiên\s+Tiếng Việt · Nữ/);
      expect(rest.slice(9).every((voice) => voice.includes('Giọng máy'))).toBe(true);
      await page.getByText('Khi dùng giọng này, bạn đồng ý').waitFor();
      await page.getByText(ATTRIBUTION).waitFor();
      await page.getByRole('radio', { name: 'Thu Hà' }).check();
      await page.getByText('GPL-3.0-or-later').waitFor();
      expect(await page.getByText('Khi dùng giọng này, bạn đồng ý').count()).toBe(0);
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'are installed by an operator, who sees why one is not, cancels, and removes it',
    async () => {
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      const card = page.getByRole('region', { name: 'Tiny voice' });
      const dialog = page.getByRole('dialog');
      const install = async (button: string): Promise<void> => {
        await card.getByRole('button', { name: button }).click();
        await dialog.getByText('phải nêu tên tác giả').waitFor();
        await dialog.getByText('Attribution 4.0 International', { exact: false }).first().waitFor();
        expect(await dialog.getByRole('button', { name: 'Cài' }).isDisabled()).toBe(true);
        await dialog.getByLabel('Tôi đã đọc và chấp nhận CC-BY-4.0').check();
        await dialog.getByRole('button', { name: 'Cài' }).click();
        await dialog.waitFor({ state: 'detached' });
      };
      const vocoder = pathOf('tiny', 'vocoder.int8.onnx');

      await visitor.goTo('Giọng đọc');
      server.answer = (call) =>
        call.path === vocoder ? void call.response.writeHead(404).end() : server.serve(call);
      await install('Cài Tiny voice');
      await card.getByText('Không tải được các tệp').waitFor();
      await card.getByText('Chi tiết').click();
      await card.getByText('answered 404 for vocoder.int8.onnx').waitFor();

      server.answer = ({ response }) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(Buffer.alloc(1)), 20);
        response.on('close', () => clearInterval(drip));
      };
      await install('Cài tiếp Tiny voice');
      await card.getByRole('progressbar').waitFor();
      await card.getByRole('button', { name: 'Hủy cài Tiny voice' }).click();
      await card.getByText('Chưa cài').waitFor();

      server.answer = (call) => server.serve(call);
      await install('Cài Tiny voice');
      await card.getByText('Đã cài').waitFor();
      await card.getByText('chu@example.com').waitFor();
      do await visitor.open('/playground');
      while ((await page.getByRole('radio', { name: 'Mai' }).count()) === 0);
      await page.getByRole('radio', { name: 'Mai' }).check();
      await page.getByText('Tiny voice by the tests').waitFor();
      await page.locator('#manuscript').fill('A table for 15');
      await page.getByText('mười lăm').first().waitFor();
      await page.getByLabel('Ngôn ngữ của văn bản').selectOption('Tiếng Anh');
      await page.getByText('fifteen').first().waitFor();

      await visitor.goTo('Giọng đọc');
      await card.getByRole('button', { name: 'Gỡ Tiny voice' }).click();
      await dialog.getByRole('button', { name: 'Gỡ' }).click();
      await card.getByText('Chưa cài').waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

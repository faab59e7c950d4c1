import type { Response } from 'playwright-core';
import { eventually } from '../../harness/eventually';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

/** Bytes as they are sent, compressed, of all that the first screen is drawn with; answers of the API come on top. */
const MOST_BYTES = 150_000;

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'manifest', 'other'];

describe('the first screen of a stranger', () => {
  const stage = useStage();

  it.each(['vi-VN', 'en-GB'])(
    'needs less than 150 kB, fonts too: %s',
    async (locale) => {
      const visitor = await stage.arrive({ locale });
      const { page } = visitor;
      const answers: Response[] = [];
      page.on('response', (answer) => {
        if (KINDS.includes(answer.request().resourceType())) answers.push(answer);
      });
      await visitor.open('/');
      await page.evaluate('document.fonts.ready.then(() => true)');
      await page.waitForLoadState('networkidle');
      const parts = await Promise.all(
        answers.map(async (answer) => ({
          path: new URL(answer.url()).pathname,
          bytes: (await answer.request().sizes()).responseBodySize,
        })),
      );
      const ofKind = (ending: string) => parts.filter(({ path }) => path.endsWith(ending));
      for (const ending of ['.js', '.css']) expect(ofKind(ending)).not.toEqual([]);
      expect(ofKind('.woff2')).toHaveLength(2);
      const sum = parts.reduce((bytes, part) => bytes + part.bytes, 0);
      expect(sum).toBeLessThan(MOST_BYTES);
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'leaves no error in the console, for nobody is asked who is signed in',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      const errors: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      await visitor.open('/');
      await page.waitForLoadState('networkidle');
      expect(errors).toEqual([]);
      expect(asked).not.toContain('/api/v1/account');
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

describe('the playground of somebody who comes back', () => {
  const stage = useStage();

  it(
    'asks for everything that it begins with at once, and for nothing twice',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      const asked: string[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      page.on('console', (message) => void complaints.push(message.text()));
      let open = (): void => undefined;
      const gate = new Promise<void>((resolve) => (open = resolve));
      const isMain = (url: URL): boolean => /^\/assets\/index-.*\.js$/.test(url.pathname);
      await page.route(isMain, async (route) => {
        await gate;
        await route.continue();
      });
      const opened = visitor.open('/playground');
      const early = [
        /^\/api\/v1\/account$/,
        /^\/api\/v1\/tts\/speakers$/,
        /^\/assets\/playground-.*\.js$/,
        /^\/assets\/playground-.*\.css$/,
      ];
      await eventually(() => early.every((part) => asked.some((path) => part.test(path))));
      open();
      await opened;
      await page.getByLabel('Văn bản', { exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const part of early) expect(asked.filter((path) => part.test(path))).toHaveLength(1);
      expect(complaints.filter((text) => text.includes('preload'))).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});

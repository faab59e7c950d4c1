import type { Response } from 'playwright-core';
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
});

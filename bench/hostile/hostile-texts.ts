import { setTimeout as sleep } from 'node:timers/promises';
import { Loa } from '../support/loa';
import { table } from '../support/markdown';
import type { BenchOptions } from '../support/options';
import { percentile } from '../support/statistics';

/** Far more than is accepted, and the most that is. */
const LENGTHS = [100_000, 5000];

/** What the texts repeat: what causes trouble for patterns and tables. */
const PATTERNS: Readonly<Record<string, string>> = {
  letters: 'a',
  dots: '.',
  'at signs': '@',
  digits: '7',
  'letters and dots': 'a.',
  'letters and at signs': 'a@',
  'digits and dots': '1.',
  'digits and commas': '123,',
  'digits and slashes': '1/',
  'digits and hyphens': '12-',
  'no space at all': 'khôngcódấucáchnào',
  '500 combining marks': `o${'\u0323\u0302'.repeat(250)}`,
  brackets: '[(',
  'Roman numerals': 'XIV',
  emoji: '🎉',
};

const ROUTES = ['/api/v1/tts/quote', '/api/v1/tts'];

/** How long another client waits: for the event loop only, and for a short text in the worker pool too. */
interface Bystander {
  readonly loopMs: number[];
  readonly quoteMs: number[];
}

/**
 * Sends every hostile text, too long and just short enough, to be quoted and to be spoken, while another
 * client goes on with quick requests of its own.
 */
export async function hostileTexts({ quick }: BenchOptions): Promise<string> {
  const loa = await Loa.start();
  try {
    const { bystander: calm } = await beside(loa, () => sleep(quick ? 200 : 3000));
    const rows = [['(nobody else)', '', '', '', '', ...show(calm)]];
    for (const [name, pattern] of Object.entries(PATTERNS).slice(0, quick ? 1 : undefined)) {
      process.stderr.write(`  ${name} …\n`);
      for (const length of LENGTHS) {
        const text = pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
        for (const route of ROUTES)
          rows.push([name, String(length), route, ...(await attack(loa, text, route))]);
      }
    }
    const head = ['text', 'characters', 'to', 'answer', 'ms', 'other: /healthz', 'other: short quote'];
    return [
      '### Hostile texts: answered or refused within 2 s, and what another client waits meanwhile (p50 / worst, ms)',
      table(head, rows),
    ].join('\n\n');
  } finally {
    await loa.stop();
  }
}

async function attack(loa: Loa, text: string, route: string): Promise<string[]> {
  const sentAt = performance.now();
  const { result, bystander } = await beside(loa, async () => {
    const { status, body } = await loa.call('POST', route, { input_text: text });
    const { code = 'OK' } = JSON.parse(body.toString()) as { code?: string };
    return { answer: `${status} ${code}`, ms: performance.now() - sentAt };
  });
  return [result.answer, result.ms.toFixed(0), ...show(bystander)];
}

/** Does something while the other client is at work. */
async function beside<T>(loa: Loa, act: () => Promise<T>): Promise<{ result: T; bystander: Bystander }> {
  const bystander: Bystander = { loopMs: [], quoteMs: [] };
  let over = false;
  const other = async () => {
    do {
      bystander.loopMs.push(await timed(() => loa.call('GET', '/healthz')));
      bystander.quoteMs.push(
        await timed(() => loa.call('POST', '/api/v1/tts/quote', { input_text: 'Xin chào.' })),
      );
      await sleep(5);
    } while (!over);
  };
  const watching = other();
  const result = await act().finally(() => (over = true));
  await watching;
  return { result, bystander };
}

async function timed(act: () => Promise<{ status: number }>): Promise<number> {
  const startedAt = performance.now();
  const { status } = await act();
  if (status !== 200) throw new Error(`The other client was answered ${status}.`);
  return performance.now() - startedAt;
}

function show({ loopMs, quoteMs }: Bystander): string[] {
  return [loopMs, quoteMs].map((ms) => `${percentile(ms, 50).toFixed(1)} / ${Math.max(...ms).toFixed(0)}`);
}

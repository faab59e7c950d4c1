/**
 * npm run lighthouse
 *
 * What Lighthouse says of the first visit and of the playground of the built service, on its telephone with a slow
 * network. Prints the scores and each audit that fails; exit code 1 where a score is below the least.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '../test/harness/client';
import globalSetup from '../test/harness/jest/global-setup';
import globalTeardown from '../test/harness/jest/global-teardown';
import { freePort } from '../test/harness/free-port';
import { Service } from '../test/harness/service';
import { launchChromium, PASSWORD } from '../test/harness/web/browser';

/** The last major version that runs on every Node.js that we do. Two hundred packages, so that it is none of ours. */
const VERSION = '12.8.2';
const FOLDER = path.resolve(__dirname, `../.cache/lighthouse-${VERSION}`);

/** Of 100. */
const LEAST = { performance: 95, 'best-practices': 95 } as const;

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string }[];
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report }>;

/** Lighthouse, obtained from npm when it is not there. */
async function obtain(): Promise<Lighthouse> {
  if (!existsSync(FOLDER)) {
    const draft = `${FOLDER}.${process.pid}`;
    await mkdir(draft, { recursive: true });
    await writeFile(path.join(draft, 'package.json'), JSON.stringify({ private: true }));
    const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`];
    await promisify(execFile)('npm', install, { cwd: draft });
    await rm(FOLDER, { recursive: true, force: true });
    await rename(draft, FOLDER);
  }
  const entry = pathToFileURL(path.join(FOLDER, 'node_modules/lighthouse/core/index.js'));
  return ((await import(entry.href)) as { default: Lighthouse }).default;
}

/** A new customer's session, as a request's header. */
async function signUp(baseUrl: string): Promise<string> {
  const account = { email: `${randomUUID()}@example.com`, name: 'Lan', password: PASSWORD };
  const { http, headers } = await new Client(baseUrl).post('/api/v1/auth/register', account);
  const [cookie] = headers.getSetCookie();
  if (!cookie) throw new Error(`Nobody could sign up: ${http}`);
  return cookie.split(';')[0]!;
}

/** @returns the names of the scores that are too low */
function tell(place: string, { categories, audits, runtimeError }: Report): string[] {
  if (runtimeError) throw new Error(`${place}: ${runtimeError.message}`);
  const low: string[] = [];
  for (const [name, least] of Object.entries(LEAST)) {
    const { score, auditRefs } = categories[name]!;
    const points = Math.round(100 * (score ?? 0));
    console.log(`${place}: ${name} ${points}`);
    for (const { id } of auditRefs) {
      const { title, score: part, displayValue = '' } = audits[id]!;
      if (part !== null && part < 0.9) console.log(`  ${id} ${part} ${displayValue} (${title})`);
    }
    if (points < least) low.push(`${place}: ${name} ${points} < ${least}`);
  }
  return low;
}

async function main(): Promise<void> {
  const lighthouse = await obtain();
  await globalSetup();
  const service = await Service.start();
  const port = await freePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  try {
    const look = async (place: string, cookie?: string) => {
      const flags = {
        ...{ port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(LEAST) },
        ...(cookie && { extraHeaders: { Cookie: cookie } }),
      };
      return tell(place, (await lighthouse(service.baseUrl + place, flags)).lhr);
    };
    const low = [...(await look('/')), ...(await look('/playground', await signUp(service.baseUrl)))];
    for (const line of low) console.error(line);
    process.exitCode = low.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await service.stop();
    await globalTeardown();
  }
}

void main();

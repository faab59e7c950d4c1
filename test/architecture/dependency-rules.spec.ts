import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs');
const TOOL = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** A file and what it imports: another file, a package, or nothing. A type-only import counts as well, where no value is named. */
type Arrow = readonly [from: string, to?: string, value?: string];

/** For each rule the imports that break it, each from a file of its own. */
const violations: Record<string, readonly Arrow[]> = {
  'the-kernel-imports-nothing': [['src/shared/application/a.ts', 'src/platform/logging/b.ts']],
  'the-platform-imports-no-module': [['src/platform/database/a.ts', 'src/billing/index.ts']],
  'the-platform-is-given-its-settings': [['src/platform/queue/a.ts', 'src/config/b.ts']],
  'bull-is-loaded-where-there-is-redis': [
    ['src/mail/mail.module.ts', '@nestjs/bull', 'BullModule'],
    ['src/webhooks/webhooks.module.ts', 'src/platform/scheduler/bull-tasks.ts', 'value'],
  ],
  'the-settings-know-no-module': [['src/config/a.ts', 'src/synthesis/index.ts']],
  'domain-is-pure': [['src/accounts/domain/a.ts', 'node:fs']],
  'application-knows-no-adapter': [['src/billing/application/a.ts', 'src/billing/infrastructure/b.ts']],
  'infrastructure-knows-no-http': [['src/billing/infrastructure/a.ts', 'src/billing/http/b.ts']],
  'workers-and-commands-have-no-routes': [
    ['src/cli.ts', 'src/billing/http/a.controller.ts'],
    ['src/worker.module.ts', '@nestjs/swagger'],
  ],
  'http-knows-no-infrastructure': [['src/synthesis/http/a.ts', 'src/synthesis/infrastructure/b.ts']],
  'modules-meet-at-the-index': [['src/billing/http/c.ts', 'src/accounts/application/b.ts']],
  'modules-consist-of-modules': [
    ['src/billing/billing.module.ts', 'src/accounts/application/b.ts'],
    ['src/synthesis/http/synthesis-http.module.ts', 'src/accounts/application/b.ts'],
  ],
  'accounts-stands-alone': [['src/accounts/accounts.module.ts', 'src/billing/index.ts']],
  'billing-and-synthesis-are-strangers': [['src/synthesis/synthesis.module.ts', 'src/billing/index.ts']],
  'webhooks-hear-of-events-only': [['src/webhooks/http/a.ts', 'src/billing/index.ts']],
  'mail-hears-of-events-only': [['src/mail/application/a.ts', 'src/billing/index.ts']],
  'nobody-knows-of-webhooks-and-mail': [
    ['src/synthesis/http/webhooks.ts', 'src/webhooks/webhooks.module.ts'],
  ],
  'pronunciation-knows-no-requests': [
    ['src/pronunciation/pronunciation.module.ts', 'src/synthesis/index.ts'],
  ],
  'billing-has-nothing-spoken': [['src/billing/http/a.ts', 'src/speech/index.ts']],
  'audit-and-backup-meet-modules-at-the-index': [['src/backup/a.ts', 'src/billing/domain/b.ts']],
  'only-the-command-line-audits-and-backs-up': [['src/main.ts', 'src/audit/b.ts']],
  'text-normalization-is-pure': [['src/text-normalization/a.ts', 'node:path']],
  'text-normalization-is-used-through-its-index': [
    ['src/speech/workers/a.ts', 'src/text-normalization/vi/b.ts'],
  ],
  'speech-imports-no-module': [['src/speech/rendering/a.ts', 'src/synthesis/index.ts']],
  'speech-is-used-through-its-index': [['src/app.ts', 'src/speech/engines/b.ts']],
  'only-readers-normalize-text': [['src/speech/audio/a.ts', 'src/text-normalization/index.ts']],
  'voices-know-speech-alone': [['src/voices/install/a.ts', 'src/accounts/index.ts']],
  'voices-are-used-through-their-index': [['src/data-source.ts', 'src/voices/install/b.ts']],
  'downloads-know-no-voices': [['src/voices/download/a.ts', 'src/voices/domain/b.ts']],
  'the-page-knows-no-server': [['src/web/lib/a.ts', 'src/billing/index.ts']],
  'features-are-strangers': [['src/web/features/keys/a.tsx', 'src/web/features/billing/b.tsx']],
  'ui-and-lib-know-no-feature': [['src/web/ui/a.tsx', 'src/web/features/history/b.tsx']],
  'no-circular': [
    ['bench/synthesis/a.ts', 'bench/synthesis/b.ts'],
    ['bench/synthesis/b.ts', 'bench/synthesis/a.ts'],
  ],
  'no-orphans': [['src/shared/domain/unused.ts']],
  'no-dev-dependencies-at-run-time': [['src/worker.ts', 'fast-check']],
};

const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(CONFIG);

describe('the dependency rules', () => {
  it('hold in the source tree', async () => {
    const broken = await brokenRules(ROOT);
    expect(broken.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([]);
  });

  describe('catch a planted violation:', () => {
    let tree: string;
    let broken: BrokenRule[];

    beforeAll(async () => {
      tree = plant(Object.values(violations).flat());
      broken = await brokenRules(tree);
    });

    afterAll(() => rmSync(tree, { recursive: true }));

    it.each(forbidden.map(({ name }) => name))('%s', (name) => {
      const culprits = broken.filter(({ rule }) => rule === name).map(({ from }) => from);
      const planted = violations[name]?.map(([from]) => from) ?? ['nothing is planted'];
      if (name === 'no-circular') planted.length = 1; // a circle is told of once
      expect(culprits).toEqual(expect.arrayContaining(planted));
    });
  });
});

/** Writes a tree of files with these imports, and only these. */
function plant(arrows: readonly Arrow[]): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'loa-planted-'));
  for (const name of ['node_modules', 'tsconfig.json', 'package.json']) {
    symlinkSync(path.join(ROOT, name), path.join(tree, name));
  }
  for (const folder of ['src', 'bench', 'test']) mkdirSync(path.join(tree, folder));
  const targets = arrows.flatMap(([, to]): Arrow[] => (to && isFile(to) ? [[to]] : []));
  for (const [file, target, value] of [...targets, ...arrows]) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), sourceOf(file, target, value));
  }
  return tree;
}

function sourceOf(file: string, target: string | undefined, value: string | undefined): string {
  if (target === undefined) return 'export const value = 1;\n';
  const relative = path.relative(path.dirname(file), target.replace(/\.tsx?$/, ''));
  const specifier = isFile(target) ? relative.replace(/^(?!\.)/, './') : target;
  const imported = value === undefined ? 'type * as target' : `{ ${value} }`;
  return `import ${imported} from '${specifier}';\nexport const value = 1;\n`;
}

const isFile = (target: string): boolean => /\.tsx?$/.test(target);

interface BrokenRule {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** The rules that the tree breaks, as the command-line tool reports them. */
async function brokenRules(tree: string): Promise<BrokenRule[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [TOOL, 'src', 'bench', 'test', '--config', CONFIG, '--output-type', 'json'],
    { cwd: tree, maxBuffer: 64 * 1024 * 1024 },
  ).catch((failed: { stdout?: string }) => ({ stdout: failed.stdout ?? '' }));
  const report = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs');

/** For each rule the smallest tree that breaks it: path → what the file imports. */
const violations: Record<string, Record<string, string[]>> = {
  'domain-is-pure': {
    'src/accounts/domain/a.ts': ['node:fs'],
    'src/accounts/index.ts': ['./domain/a'],
  },
  'application-knows-no-adapter': {
    'src/billing/application/a.ts': ['../infrastructure/b'],
    'src/billing/infrastructure/b.ts': [],
  },
  'infrastructure-knows-no-http': {
    'src/billing/infrastructure/a.ts': ['../http/b'],
    'src/billing/http/b.ts': [],
  },
  'http-knows-no-infrastructure': {
    'src/synthesis/http/a.ts': ['../infrastructure/b'],
    'src/synthesis/infrastructure/b.ts': [],
  },
  'modules-meet-at-the-index': {
    'src/billing/application/a.ts': ['../../accounts/application/b'],
    'src/accounts/application/b.ts': [],
  },
  'accounts-stands-alone': {
    'src/accounts/accounts.module.ts': ['../billing'],
    'src/billing/index.ts': [],
  },
  'billing-and-synthesis-are-strangers': {
    'src/billing/billing.module.ts': ['../synthesis'],
    'src/synthesis/index.ts': [],
  },
  'the-kernel-imports-no-module': {
    'src/shared/http/a.ts': ['../../accounts'],
    'src/accounts/index.ts': [],
  },
  'the-settings-know-no-module': {
    'src/config/a.ts': ['../synthesis'],
    'src/synthesis/index.ts': [],
  },
  'no-circular': {
    'src/shared/domain/a.ts': ['./b'],
    'src/shared/domain/b.ts': ['./a'],
  },
  'no-orphans': { 'src/shared/domain/alone.ts': [] },
  'no-dev-dependencies-at-run-time': {
    'src/shared/http/a.ts': ['prettier'],
  },
};

const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(CONFIG);

describe('the dependency rules', () => {
  it('hold in the source tree', async () => {
    expect(await brokenRules(ROOT)).toEqual([]);
  });

  it.each(forbidden.map(({ name }) => name))('%s catches a planted violation', async (rule) => {
    const tree = plant(violations[rule] ?? {});
    try {
      expect(await brokenRules(tree)).toContain(rule);
    } finally {
      rmSync(tree, { recursive: true });
    }
  });
});

function plant(files: Record<string, string[]>): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'loa-planted-'));
  for (const name of ['node_modules', 'tsconfig.json', 'package.json']) {
    symlinkSync(path.join(ROOT, name), path.join(tree, name));
  }
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    // Types alone count: a type-only import is an arrow of the house as well.
    const lines = imports.map((target, index) => `import type * as target${index} from '${target}';`);
    writeFileSync(path.join(tree, file), [...lines, 'export const value = 1;', ''].join('\n'));
  }
  return tree;
}

/** The names of the rules that the tree breaks, as the command-line tool reports them. */
async function brokenRules(tree: string): Promise<string[]> {
  const tool = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tool, 'src', '--config', CONFIG, '--output-type', 'json'],
    { cwd: tree, maxBuffer: 64 * 1024 * 1024 },
  ).catch((failed: { stdout?: string }) => ({ stdout: failed.stdout ?? '' }));
  const report = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return report.summary.violations.map(({ rule }) => rule.name);
}

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const RULE = 'loa/no-plain-object-lookup';

const TABLES = `
type Unit = 'kg' | 'km';
export const table: Readonly<Record<string, string>> = { kg: 'ki lô gam' };
export const units: Readonly<Record<Unit, string>> = { kg: 'ki lô gam', km: 'ki lô mét' };
export const list: readonly string[] = ['một'];
export const map: ReadonlyMap<string, string> = new Map(Object.entries(table));
`;

const refused = {
  'an index': 'export const say = (word: string) => table[word] ?? null;',
  'a guarded index':
    'export const say = (word: string) => (Object.hasOwn(table, word) ? table[word] : null);',
  'a cast key': 'export const say = (word: string) => units[word as Unit];',
  'a built key': 'export const say = (word: string) => table[`${word}/h`];',
  'a generic key': 'export const say = <Word extends string>(word: Word) => table[word];',
  'a key from a list': 'export const say = (words: string[]) => table[words[0]!];',
  'an optional chain': 'export const say = (word: string, found?: typeof table) => found?.[word];',
  'the operator in': 'export const knows = (word: string) => word in table;',
  'a destructured key':
    'export const say = (word: string) => { const { [word]: said } = table; return said; };',
  'a write': 'export const put = (into: Record<string, string>, word: string) => { into[word] = word; };',
};

const allowed = {
  'a map': 'export const say = (word: string) => map.get(word) ?? null;',
  'a literal key': "export const say = () => table['kg'];",
  'keys that the compiler knows': 'export const say = (unit: Unit) => units[unit];',
  'keys of the table': 'export const say = <Key extends keyof typeof units>(unit: Key) => units[unit];',
  'a list': 'export const say = (at: number) => list[at];',
  'a match': "export const say = (word: string) => /(a)/.exec(word)?.[1] ?? '';",
  'the operator in with a literal': "export const knows = (value: object) => 'kg' in value;",
};

describe('the lint rule about lookups in plain objects', () => {
  let brokenIn: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    brokenIn = await lint({ ...refused, ...allowed });
  });

  it.each(Object.keys(refused))('refuses %s', (name) => {
    expect(brokenIn.get(name)).toEqual([RULE]);
  });

  it.each(Object.keys(allowed))('allows %s', (name) => {
    expect(brokenIn.get(name)).toEqual([]);
  });
});

/** The rules that each sample breaks in a planted tree with our configuration, as the tool reports them. */
async function lint(samples: Record<string, string>): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = Object.keys(samples);
  const tree = plant(Object.values(samples));
  try {
    const tool = path.join(ROOT, 'node_modules/eslint/bin/eslint.js');
    const { stdout } = await promisify(execFile)(process.execPath, [tool, '--format', 'json', 'src'], {
      cwd: tree,
    }).catch((failed: { code: unknown; stdout: string; stderr: string }) => {
      if (failed.code !== 1) throw new Error(failed.stderr);
      return failed;
    });
    const reports = JSON.parse(stdout) as { filePath: string; messages: { ruleId: string | null }[] }[];
    return new Map(
      reports.map(({ filePath, messages }) => [
        names[Number(path.basename(filePath, '.ts'))]!,
        messages.map(({ ruleId }) => ruleId ?? 'unreadable'),
      ]),
    );
  } finally {
    rmSync(tree, { recursive: true });
  }
}

/** A tree with one source file, `0.ts` and so on, for each sample. */
function plant(samples: readonly string[]): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'loa-planted-'));
  for (const name of ['node_modules', 'scripts']) symlinkSync(path.join(ROOT, name), path.join(tree, name));
  for (const name of ['tsconfig.json', 'package.json', 'eslint.config.mjs'])
    cpSync(path.join(ROOT, name), path.join(tree, name));
  const folder = path.join(tree, 'src/text-normalization');
  mkdirSync(folder, { recursive: true });
  samples.forEach((code, at) => writeFileSync(path.join(folder, `${at}.ts`), `${TABLES}${code}\n`));
  return tree;
}

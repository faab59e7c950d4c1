import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const CHECK = path.join(ROOT, 'scripts/lint/plain-object-lookups.mjs');

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
  'a key of an assignment that takes apart':
    'export const say = (word: string) => { let said; ({ [word]: said } = table); return said; };',
  'a key deep in an assignment':
    'export const say = (word: string) => { let said; ({ a: { [word]: said } } = { a: table }); return said; };',
  'a key of a loop':
    'export const say = (word: string) => { let said; for ({ [word]: said } of [table]); return said; };',
  'a write': 'export const put = (into: Record<string, string>, word: string) => { into[word] = word; };',
};

const allowed = {
  'a map': 'export const say = (word: string) => map.get(word) ?? null;',
  'an object that is made': 'export const say = (word: string) => ({ [word]: 1 });',
  'a literal key': "export const say = () => table['kg'];",
  'keys that the compiler knows': 'export const say = (unit: Unit) => units[unit];',
  'keys of the table': 'export const say = <Key extends keyof typeof units>(unit: Key) => units[unit];',
  'a list': 'export const say = (at: number) => list[at];',
  'a match': "export const say = (word: string) => /(a)/.exec(word)?.[1] ?? '';",
  'the operator in with a literal': "export const knows = (value: object) => 'kg' in value;",
};

describe('the check for lookups in plain objects', () => {
  let refusedIn: ReadonlyMap<string, number>;

  beforeAll(async () => {
    refusedIn = await check({ ...refused, ...allowed });
  });

  it.each(Object.keys(refused))('refuses %s', (name) => {
    expect(refusedIn.get(name)).toBe(1);
  });

  it.each(Object.keys(allowed))('allows %s', (name) => {
    expect(refusedIn.get(name)).toBeUndefined();
  });
});

/** How many places of each sample are refused, of those with any. */
async function check(samples: Record<string, string>): Promise<ReadonlyMap<string, number>> {
  const names = Object.keys(samples);
  const tree = plant(Object.values(samples));
  try {
    const { stderr } = await promisify(execFile)(process.execPath, [CHECK, tree]).catch(
      (failed: { code: unknown; stderr: string }) => {
        if (failed.code !== 1) throw new Error(failed.stderr);
        return failed;
      },
    );
    const places = [...stderr.matchAll(/^src\/text-normalization\/(\d+)\.ts:\d+:\d+ /gm)];
    expect(places).toHaveLength(stderr.trim().split('\n').length);
    const counts = new Map<string, number>();
    for (const [, at] of places) {
      const name = names[Number(at)]!;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

/** A tree with one source file, `0.ts` and so on, for each sample. */
function plant(samples: readonly string[]): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'loa-planted-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
  const folder = path.join(tree, 'src/text-normalization');
  for (const each of [folder, path.join(tree, 'src/web')]) mkdirSync(each, { recursive: true });
  for (const config of ['tsconfig.json', 'src/web/tsconfig.json'])
    cpSync(path.join(ROOT, config), path.join(tree, config));
  writeFileSync(path.join(tree, 'src/web/page.ts'), 'export {};\n');
  samples.forEach((code, at) => writeFileSync(path.join(folder, `${at}.ts`), `${TABLES}${code}\n`));
  return tree;
}

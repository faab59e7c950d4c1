import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PAGE = path.resolve(__dirname, '../../src/web');
const ENDING = '.module.css';

/** The classes that a module has itself, not those that it only leans on (`:global(.button)`), as scripts name them. */
function classesOf(css: string): Set<string> {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '');
  const selectors = [...own.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector);
  const rules = selectors.filter((selector) => !selector.trim().startsWith('@'));
  const names = rules.flatMap((rule) => [...rule.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
  return new Set(names.map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())));
}

interface Use {
  readonly script: string;
  readonly sheet: string;
  readonly classes: readonly string[];
}

function usesOf(script: string): Use[] {
  const code = readFileSync(script, 'utf8');
  const from = /import styles from '([^']+)'/.exec(code)?.[1];
  if (from === undefined) return [];
  const classes = [...code.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name);
  return [{ script, sheet: path.resolve(path.dirname(script), from), classes }];
}

/** @returns what is wrong with the CSS modules below a folder, a line each */
function faultsOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  );
  const sheets = files.filter((name) => name.endsWith(ENDING));
  const uses = files.filter((name) => name.endsWith('.tsx')).flatMap(usesOf);
  const names = sheets.map((sheet) => path.basename(sheet, ENDING));
  const twice = names.filter((name, i) => names.indexOf(name) !== i).map((name) => `two are called ${name}`);
  const others = sheets.flatMap((sheet) => {
    const classes = classesOf(readFileSync(sheet, 'utf8'));
    const here = uses.filter((use) => use.sheet === sheet);
    const wanted = new Set(here.flatMap((use) => use.classes));
    return [
      ...[...wanted]
        .filter((name) => !classes.has(name))
        .map((name) => `${path.basename(sheet)} has no ${name}`),
      ...[...classes]
        .filter((name) => !wanted.has(name))
        .map((name) => `nobody uses ${name} of ${path.basename(sheet)}`),
    ];
  });
  return [...twice, ...others];
}

/** Their names are part of the classes' names: two of one name would be one. */
describe('the CSS modules of the page', () => {
  it('have the classes that are used, and no others, and names of their own', () => {
    expect(faultsOf(PAGE)).toEqual([]);
  });

  it('are refused by that rule where one is wrong', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loa-css-'));
    try {
      const css =
        '/* .gone */\n.a-b > :global(.button),\n.left { color: red }\n@media (min-width: 1.5rem) { .a-b { margin: .5rem } }';
      writeFileSync(path.join(folder, 'one.module.css'), css);
      const script =
        "import styles from './one.module.css';\nexport const classes = [styles.aB, styles.missing];";
      writeFileSync(path.join(folder, 'one.tsx'), script);
      mkdirSync(path.join(folder, 'other'));
      writeFileSync(path.join(folder, 'other/one.module.css'), '');
      expect(faultsOf(folder)).toEqual([
        'two are called one',
        'one.module.css has no missing',
        'nobody uses left of one.module.css',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

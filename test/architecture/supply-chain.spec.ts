import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const run = promisify(execFile);

interface Entry {
  integrity?: string;
  license?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  os?: string[];
  dev?: boolean;
  version?: string;
  name?: string;
}

interface Files {
  lock: { packages: Record<string, Entry> };
  manifest: { scarfSettings?: { enabled: boolean } };
  npmrc: string;
}

/** An entry of the lock file that a test changes. */
const entry = ({ lock }: Files, name: string): Entry => {
  const found = Object.entries(lock.packages).find(([location]) => location === `node_modules/${name}`)?.[1];
  if (!found) throw new Error(`package-lock.json has no ${name}`);
  return found;
};

describe('the check of the supply chain', () => {
  it('passes what is in the repository', async () => {
    expect(await check(() => {})).toEqual([]);
  });

  it.each<[string, (files: Files) => unknown, string]>([
    ['no hash', (files) => delete entry(files, 'fastify').integrity, 'fastify@5.12.8 has no SHA-512 hash'],
    [
      'a weaker hash',
      (files) => (entry(files, 'pg').integrity = `sha1-${'a'.repeat(27)}=`),
      'pg@8.23.1 has no SHA-512 hash',
    ],
    [
      'another registry',
      (files) => (entry(files, 'pino').resolved = 'https://registry.npmjs.org.evil.example/pino.tgz'),
      'pino is not from the npm registry',
    ],
    [
      'a repository',
      (files) => (entry(files, 'pino').resolved = 'git+ssh://git@github.com/a/b.git#1234567'),
      'pino is not from the npm registry',
    ],
    ['a link', (files) => (entry(files, 'pino').link = true), 'pino is not from the npm registry'],
    [
      'a new install script',
      (files) => (entry(files, 'qr').hasInstallScript = true),
      'qr has an install script that nobody has looked at',
    ],
    [
      'a package of that name elsewhere in the tree',
      ({ lock }) =>
        (lock.packages['node_modules/a/node_modules/constructor'] = {
          version: '1.0.0',
          integrity: `sha512-${'a'.repeat(86)}==`,
          license: 'MIT',
          hasInstallScript: true,
        }),
      'constructor has an install script that nobody has looked at',
    ],
    ['no licence', (files) => delete entry(files, 'rxjs').license, 'rxjs states no licence'],
    [
      'a licence that does not go with ours',
      (files) => (entry(files, 'rxjs').license = 'BUSL-1.1'),
      'rxjs is under BUSL-1.1, which is not on the list',
    ],
    [
      'such a licence beside a good one',
      (files) => (entry(files, 'rxjs').license = '(MIT AND SSPL-1.0)'),
      'rxjs is under (MIT AND SSPL-1.0), which is not on the list',
    ],
    [
      'a decision that is not needed any more',
      (files) => delete entry(files, 'koffi').hasInstallScript,
      'koffi needs no line in scripts/supply-chain-policy.mjs any more',
    ],
    [
      'install scripts that are run',
      (files) => (files.npmrc = '# ignore-scripts=true\n'),
      '.npmrc does not say ignore-scripts=true',
    ],
    [
      'a package that may phone',
      (files) => delete files.manifest.scarfSettings,
      'package.json does not switch scarfSettings.enabled off',
    ],
  ])('refuses %s', async (_, plant, fault) => {
    expect(await check(plant)).toEqual([fault]);
  });

  it('lets licences of development pass, and the choice of a good one', async () => {
    const faults = await check((files) => {
      entry(files, 'oxfmt').license = 'BUSL-1.1';
      entry(files, 'rxjs').license = '(SSPL-1.0 OR Apache-2.0)';
    });
    expect(faults).toEqual([]);
  });
});

/** What the check finds in a copy of the repository's files after a change. */
async function check(plant: (files: Files) => unknown): Promise<string[]> {
  const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
  const files: Files = {
    lock: JSON.parse(read('package-lock.json')),
    manifest: JSON.parse(read('package.json')),
    npmrc: read('.npmrc'),
  };
  plant(files);
  const folder = mkdtempSync(path.join(tmpdir(), 'loa-planted-'));
  try {
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(files.lock));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(files.manifest));
    writeFileSync(path.join(folder, '.npmrc'), files.npmrc);
    const script = path.join(ROOT, 'scripts/check-supply-chain.mjs');
    const { stderr } = await run(process.execPath, [script, folder]).catch(
      (failed: { code: unknown; stderr: string }) => {
        expect(failed.code).toBe(1);
        return failed;
      },
    );
    return stderr.split('\n').filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the bill of materials', () => {
  it('is CycloneDX, complete and without loose ends', async () => {
    const script = path.join(ROOT, 'scripts/sbom.mjs');
    const { stdout } = await run(process.execPath, [script], { maxBuffer: 64 * 2 ** 20 });
    const sbom = JSON.parse(stdout);
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'loa' });

    const refs = [sbom.metadata.component, ...sbom.components].map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const component of sbom.components) {
      expect(component).toMatchObject({
        type: 'library',
        name: expect.any(String),
        version: expect.any(String),
      });
      expect(component.purl).toMatch(/^pkg:npm\//);
      for (const { alg, content } of component.hashes ?? [])
        expect([alg, content]).toEqual(['SHA-512', expect.stringMatching(/^[0-9a-f]{128}$/)]);
    }
    for (const { ref, dependsOn } of sbom.dependencies)
      for (const each of [ref, ...dependsOn]) expect(refs).toContain(each);

    const { packages } = JSON.parse(
      readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
    ) as Files['lock'];
    const atRunTime = Object.entries(packages).filter(([location, { dev }]) => location !== '' && !dev);
    const expected = atRunTime.map(
      ([location, { version }]) => `${location.split('node_modules/').at(-1)}@${version}`,
    );
    expect(new Set(refs.slice(1))).toEqual(new Set(expected));
  });
});

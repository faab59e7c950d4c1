import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Packs a package of `clients` and installs it, and nothing else, in a new project.
 * @returns the folder of the project, which the caller removes
 */
export async function installPacked(name: 'mcp' | 'typescript'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `loa-${name}-`));
  // Scripts are off for those whom npm run starts here, and these packages are built by one.
  const options = ['--json', '--silent', '--ignore-scripts=false', '--pack-destination', folder];
  const cwd = path.resolve(__dirname, '../../clients', name);
  const { stdout } = await run('npm', ['pack', ...options], { cwd });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [{ filename: string }];
  await writeFile(path.join(folder, 'package.json'), '{}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`], { cwd: folder });
  return folder;
}

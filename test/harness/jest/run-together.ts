import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Defines the tests of every spec of a folder, and of the folders below it that have no `together.ts` of their own, in
 * the file that calls it, each within a `describe` of its name. For specs that load the whole application: Jest loads it
 * for each file, which takes longer than most of these files' tests.
 * @param suffix how the names of the specs end
 */
export function runTogether(folder: string, suffix = '.spec.ts', root = folder): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !existsSync(path.join(file, 'together.ts'))) runTogether(file, suffix, root);
    if (!entry.name.endsWith(suffix)) continue;
    describe(path.relative(root, file), () => {
      jest.requireActual(file);
    });
  }
}

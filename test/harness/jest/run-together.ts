import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Defines the tests of every spec of a folder (not of those below it) in the file that calls it, each within a
 * `describe` of its name. For specs that load the whole application: Jest loads it for each file, which takes longer
 * than most of these files' tests.
 */
export function runTogether(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.spec.ts'))) {
    describe(name, () => {
      jest.requireActual(path.join(folder, name));
    });
  }
}

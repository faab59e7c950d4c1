const { readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * The unit tests of an area in one file: what they import is loaded once for each mutant, not once for each file.
 * Those of speed are left out, for each mutant would wait for them.
 */
const root = path.join(__dirname, '../..');
const isWanted = (file) =>
  file.startsWith(process.env.MUTATION_TESTS) && /(?<!\.speed)\.spec\.ts$/.test(file);

for (const name of readdirSync(path.join(root, 'src'), { recursive: true }).sort()) {
  const file = path.posix.join('src', name);
  if (isWanted(file)) describe(file, () => void require(path.join(root, file)));
}

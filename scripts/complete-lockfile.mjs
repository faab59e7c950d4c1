#!/usr/bin/env node
/**
 * Completes package-lock.json with the optional packages of other platforms.
 *
 * npm writes down only those that its registry serves. A mirror that lacks binaries of foreign platforms
 * therefore makes a lock file that `npm ci` refuses elsewhere ("Missing: … from lock file", npm 11.6 and
 * later). Each missing one gets an entry with its version and platform: enough for npm to pass over it
 * here, and to fetch it where it fits. The registry is asked for the hash and the licence of each entry that has none,
 * for the check of the supply chain takes none without.
 *
 * Run after every `npm install`. With --check it changes nothing and fails when something is missing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCKFILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));

/** Words in package names, and what npm calls the system, processor or C library they stand for. */
const WORDS = {
  os: words('aix android darwin freebsd linux netbsd openbsd openharmony sunos win32', { windows: 'win32' }),
  cpu: words('arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'),
  libc: words('musl', { gnu: 'glibc', gnueabihf: 'glibc', musleabihf: 'musl' }),
};

function words(names, others = {}) {
  return { ...Object.fromEntries(names.split(' ').map((name) => [name, name])), ...others };
}

/** `@swc/core-linux-arm-gnueabihf` → { os: ['linux'], cpu: ['arm'], libc: ['glibc'] } */
function platformOf(name) {
  const platform = {};
  for (const [field, meanings] of Object.entries(WORDS)) {
    const word = name.split(/[/-]/).find((part) => part in meanings);
    if (word) platform[field] = [meanings[word]];
  }
  if (!platform.os && !platform.cpu) {
    throw new Error(
      `The name of ${name} does not tell its platform: add its entry to package-lock.json by hand.`,
    );
  }
  return platform;
}

/** The nearest installed version that a package in `location` would load under this name. */
function resolve(packages, location, name) {
  for (let folder = location; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found || !folder) return found;
  }
}

function missingEntries(packages) {
  const missing = {};
  for (const [location, parent] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      const version = range.replace(/^[\^~=]/, '');
      if (!/^\d+\.\d+\.\d+/.test(version))
        throw new Error(`${location} asks for ${name} ${range}: no plain version.`);
      const found = resolve({ ...packages, ...missing }, location, name);
      if (found && (found.version === version || version !== range)) continue;
      const flags = { ...(parent.dev && { dev: true }), ...(parent.devOptional && { devOptional: true }) };
      const { os, cpu, libc } = platformOf(name);
      missing[`${found ? `${location}/` : ''}node_modules/${name}`] = {
        version,
        ...(cpu && { cpu }),
        ...flags,
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      };
    }
  }
  return missing;
}

/** What is missing in an entry and the registry knows; nothing when the registry does not serve the package. */
function lookedUp(location, version) {
  const name = location.split('node_modules/').at(-1);
  try {
    const fields = [`${name}@${version}`, 'dist.integrity', 'license', '--json'];
    const answer = JSON.parse(
      execFileSync('npm', ['view', ...fields], { stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    return { integrity: answer['dist.integrity'], license: answer.license };
  } catch {
    console.error(`The registry does not serve ${name}@${version}: its entry stays without a hash.`);
    return {};
  }
}

const lockfile = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
const missing = missingEntries(lockfile.packages);
const names = Object.keys(missing);

if (process.argv.includes('--check')) {
  for (const name of names) console.error(`package-lock.json lacks ${name}`);
  if (names.length) console.error('Run: node scripts/complete-lockfile.mjs');
  process.exitCode = names.length ? 1 : 0;
} else {
  const entries = Object.entries({ ...lockfile.packages, ...missing });
  for (const [location, entry] of entries)
    if (location && !entry.link && !entry.integrity) Object.assign(entry, lookedUp(location, entry.version));
  lockfile.packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(LOCKFILE, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`package-lock.json: ${names.length} platform packages added`);
}

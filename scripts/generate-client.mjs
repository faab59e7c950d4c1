#!/usr/bin/env node
/**
 * npm run client [-- --check]
 *
 * Writes what the account page and the clients have of the API, from the OpenAPI document of the built application: run
 * it after a change of the API. With --check it changes nothing and fails when what is in the repository is not what it
 * would write.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { readDocument } from './api-document.mjs';

const ROOT = path.join(import.meta.dirname, '..');

const TARGETS = [
  {
    folder: 'src/web/api/generated',
    tsConfig: 'src/web/tsconfig.json',
    // The page calls its own origin: the document's server, `/`, in front of a path would name another host.
    plugins: ['@hey-api/typescript', '@hey-api/sdk', { name: '@hey-api/client-fetch', baseUrl: false }],
    filters: undefined,
  },
  {
    folder: 'clients/typescript/src/generated',
    tsConfig: 'clients/tsconfig.json',
    plugins: ['@hey-api/typescript'],
    filters: { tags: { exclude: ['Administration', 'Operation'] }, orphans: false },
  },
];

async function generate(input, { tsConfig, plugins, filters }, folder) {
  await createClient({
    input,
    output: { path: folder, tsConfigPath: path.join(ROOT, tsConfig) },
    parser: { filters },
    plugins,
    logs: { level: 'silent', file: false },
  });
}

/** Every file below the folder, with its text. */
function contentOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]));
}

/** Files of the target that are not what would be written now. */
async function staleFiles(input, target) {
  const fresh = mkdtempSync(path.join(tmpdir(), 'loa-client-'));
  try {
    await generate(input, target, fresh);
    const [expected, found] = [contentOf(fresh), contentOf(path.join(ROOT, target.folder))];
    const names = [...new Set([...expected.keys(), ...found.keys()])];
    return names.filter((name) => expected.get(name) !== found.get(name));
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

const document = await readDocument();
for (const target of TARGETS) {
  if (!process.argv.includes('--check')) {
    await generate(document, target, path.join(ROOT, target.folder));
    continue;
  }
  const stale = await staleFiles(document, target);
  if (stale.length === 0) continue;
  console.error(`${target.folder} is not what the API is now: ${stale.join(', ')}`);
  console.error('Run: npx nest build && npm run client');
  process.exitCode = 1;
}

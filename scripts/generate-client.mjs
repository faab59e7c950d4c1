#!/usr/bin/env node
/**
 * npm run client [-- --check]
 *
 * Writes the account page's typed client, src/web/api/generated, from the OpenAPI document of the built
 * application: run it after a change of the API. With --check it changes nothing and fails when the client
 * in the repository is not the one it would write.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { FastifyAdapter } from '@nestjs/platform-fastify';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const WEB = path.join(ROOT, 'src/web');
const CLIENT = path.join(WEB, 'api/generated');

/** The document needs only the routes and their types: nothing is constructed, no database is asked. */
async function readDocument() {
  const require = createRequire(path.join(ROOT, 'dist/src/'));
  require('reflect-metadata');
  const { NestFactory } = require('@nestjs/core');
  const { AppModule } = require('./app.module');
  const { Environment } = require('./config/environment');
  const { openApiDocument } = require('./platform/http/openapi');
  const { createLogger } = require('./platform/logging/logger');
  const application = AppModule.with(Environment.read({}), createLogger('silent'), 'postgres://nowhere');
  const options = { preview: true, logger: false, abortOnError: false };
  return openApiDocument(await NestFactory.create(application, new FastifyAdapter(), options));
}

async function generate(folder) {
  await createClient({
    input: await readDocument(),
    output: { path: folder, tsConfigPath: path.join(WEB, 'tsconfig.json') },
    // The page calls its own origin: the document's server, `/`, in front of a path would name another host.
    plugins: ['@hey-api/typescript', '@hey-api/sdk', { name: '@hey-api/client-fetch', baseUrl: false }],
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

if (process.argv.includes('--check')) {
  const fresh = mkdtempSync(path.join(tmpdir(), 'loa-client-'));
  try {
    await generate(fresh);
    const [expected, found] = [contentOf(fresh), contentOf(CLIENT)];
    const names = [...new Set([...expected.keys(), ...found.keys()])];
    const stale = names.filter((name) => expected.get(name) !== found.get(name));
    if (stale.length > 0) {
      console.error(`src/web/api/generated is not what the API is now: ${stale.join(', ')}`);
      console.error('Run: npx nest build && npm run client');
      process.exitCode = 1;
    }
  } finally {
    rmSync(fresh, { recursive: true });
  }
} else {
  await generate(CLIENT);
}

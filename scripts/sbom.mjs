#!/usr/bin/env node
/**
 * npm run --silent sbom > sbom.json
 *
 * Writes the bill of materials of the run-time dependencies on standard output, in CycloneDX 1.5, from
 * package-lock.json only: nothing has to be installed. npm names the product by its folder, its `--omit dev` also
 * leaves out what development needs as well, such as rxjs, and it takes a version that is locked twice for what the
 * first of the two is (npm 11.19): all three are done here.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];

const DEVELOPMENT = 'cdx:npm:package:development';

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
const atRunTime = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([location, { version }]) => `${location.split('node_modules/').at(-1)}@${version}`),
);

const output = execFileSync('npm', ARGUMENTS, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
const { metadata, components, dependencies, ...sbom } = JSON.parse(output);
metadata.component.name = packages[''].name;

const kept = components
  .filter((component) => atRunTime.has(component['bom-ref']))
  .map((component) => ({
    ...component,
    properties: component.properties.filter(({ name }) => name !== DEVELOPMENT),
  }));
const refs = new Set([metadata.component, ...kept].map((component) => component['bom-ref']));
const arrows = dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((target) => refs.has(target)) }));

const result = { ...sbom, metadata, components: kept, dependencies: arrows };
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);

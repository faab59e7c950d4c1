#!/usr/bin/env node
/**
 * node scripts/check-supply-chain.mjs [folder]
 *
 * Fails when something could be installed that nobody has decided on: a package without a hash, from elsewhere than
 * the npm registry, with an install script, or at run time under a licence that does not go with ours. What was
 * decided is in supply-chain-policy.mjs. Reads package.json, package-lock.json and .npmrc, asks nobody.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { policy } from './supply-chain-policy.mjs';

const REGISTRY = 'https://registry.npmjs.org/';

const folder = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const read = (name) => readFileSync(path.join(folder, name), 'utf8');

/** Every package of the lock file, with the name that the registry knows it by. */
const entries = Object.entries(JSON.parse(read('package-lock.json')).packages)
  .filter(([location]) => location !== '')
  .map(([location, entry]) => ({ name: entry.name ?? location.split('node_modules/').at(-1), ...entry }));

const faults = [
  ...entries.flatMap(hashFaults),
  ...entries.flatMap(scriptFaults),
  ...entries.filter(({ dev }) => !dev).flatMap(licenceFaults),
  ...settingFaults(),
  ...staleDecisions(),
];
for (const fault of new Set(faults)) console.error(fault);
if (faults.length === 0)
  console.log(`${entries.length} packages: hashes, scripts and licences are as decided.`);
process.exitCode = faults.length === 0 ? 0 : 1;

function hashFaults({ name, version, integrity, resolved, link }) {
  if (link || !(resolved ?? REGISTRY).startsWith(REGISTRY)) return [`${name} is not from the npm registry`];
  const isHashed = /^sha512-[\w+/]{86}==$/.test(integrity ?? '');
  return isHashed ? [] : [`${name}@${version} has no SHA-512 hash`];
}

function scriptFaults({ name, hasInstallScript }) {
  const isDecided = Object.hasOwn(policy.installScripts, name);
  return hasInstallScript && !isDecided ? [`${name} has an install script that nobody has looked at`] : [];
}

function licenceFaults({ name, license: stated }) {
  const license = stated ?? policy.licencesInFiles[name];
  if (license === undefined) return [`${name} states no licence`];
  return isAllowed(license) ? [] : [`${name} is under ${license}, which is not on the list`];
}

/** SPDX expressions as they occur: identifiers joined by OR or by AND, in parentheses or not. */
function isAllowed(expression) {
  const plain = String(expression).replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((id) => policy.licences.includes(id));
}

function settingFaults() {
  const faults = [];
  if (!/^ignore-scripts=true$/m.test(read('.npmrc'))) faults.push('.npmrc does not say ignore-scripts=true');
  if (JSON.parse(read('package.json')).scarfSettings?.enabled !== false)
    faults.push('package.json does not switch scarfSettings.enabled off');
  return faults;
}

/** A decision about a package that is gone, would cover the next one of its name. */
function staleDecisions() {
  const scripts = new Set(entries.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  const unlicensed = new Set(entries.filter(({ license }) => license === undefined).map(({ name }) => name));
  return [
    ...Object.keys(policy.installScripts).filter((name) => !scripts.has(name)),
    ...Object.keys(policy.licencesInFiles).filter((name) => !unlicensed.has(name)),
  ].map((name) => `${name} needs no line in scripts/supply-chain-policy.mjs any more`);
}

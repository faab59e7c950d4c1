#!/usr/bin/env node
/**
 * node scripts/start.mjs <built entry> [arguments]
 *
 * Runs a built program in this very process, so signals and the exit code are its own. Builds first when
 * dist is missing, older than its sources or left half-made; processes that start together build once.
 * Without an entry it only builds. Where the build tools are not installed (production), dist is taken
 * as it is.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import module, { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BUILD_TOOL = path.join(ROOT, 'node_modules/@nestjs/cli');
const CONFIGURATION = /^(package|nest-cli|tsconfig.*)\.json$|^ormconfig\.ts$/;

/** Names the building process. It remains when the build fails or is killed, because dist cannot be trusted then. */
const LOCK = path.join(ROOT, '.cache/build.lock');
const TELL_AFTER_MS = 10_000;

const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestSource() {
  const sources = readdirSync(ROOT).filter((name) => CONFIGURATION.test(name));
  const src = path.join(ROOT, 'src');
  if (existsSync(src)) {
    for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && !/\.spec\.tsx?$/.test(entry.name)) {
        sources.push(path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)));
      }
    }
  }
  return Math.max(0, ...sources.map((name) => modifiedAt(path.join(ROOT, name))));
}

async function ensureBuilt(entry) {
  const tellAt = Date.now() + TELL_AFTER_MS;
  let isTold = false;
  while (existsSync(LOCK) || !existsSync(entry) || newestSource() > modifiedAt(entry)) {
    if (!existsSync(BUILD_TOOL)) {
      if (existsSync(entry)) return;
      throw new Error(
        `${entry} is missing and cannot be built: run npm ci (with dev dependencies), then npm run build.`,
      );
    }
    if (takeLock()) await build(entry);
    else await sleep(100);
    if (isTold || Date.now() < tellAt || !existsSync(LOCK)) continue;
    console.error(`Waiting for the build of process ${parseInt(lockOwner() ?? '?')} …`);
    isTold = true;
  }
}

/** Builds again while sources change during a build. */
async function build(entry) {
  console.error('Building …');
  let startedAt;
  do {
    startedAt = Date.now();
    await runBuild();
  } while (newestSource() > startedAt);
  if (!existsSync(entry)) throw new Error(`The build did not make ${entry}.`);
  rmSync(LOCK);
}

function takeLock() {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  const owner = lockOwner();
  if (owner !== null && nameOf(parseInt(owner)) === owner) return false;
  if (owner !== null) discardLock(owner);
  const own = `${LOCK}.${process.pid}`;
  writeFileSync(own, nameOf(process.pid));
  try {
    linkSync(own, LOCK); // which nobody ever sees empty, as if it were a dead process's
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/** Removes a dead process's lock, but not the one that a third process has just put in its place. */
function discardLock(owner) {
  const aside = `${LOCK}.${process.pid}`;
  try {
    renameSync(LOCK, aside);
    if (readFileSync(aside, 'utf8') !== owner) linkSync(aside, LOCK);
    rmSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** @returns the name of the process that builds, see `nameOf`; null when none does */
function lockOwner() {
  try {
    return readFileSync(LOCK, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * A process's number and when it began: another is given the number later, and a container numbers its processes from 1 at
 * every start.
 * @returns null when there is no such process
 */
function nameOf(pid) {
  const began = existsSync('/proc/self/stat') ? beganByProc(pid) : beganByPs(pid);
  return began && `${pid} ${began}`;
}

/**
 * Ticks since the machine's start, the 22nd field (proc_pid_stat(5)), and which start that was. The name before it may
 * hold spaces.
 */
function beganByProc(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (fields[0] === 'Z') return null; // it has ended, and nobody has asked how
    return `${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
}

function beganByPs(pid) {
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || null;
}

/** npm run build in a process group of its own, which ends with us. Its output is shown when it fails. */
function runBuild() {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build'], { cwd: ROOT, detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const abort = (signal) => {
      process.kill(-child.pid, 'SIGTERM');
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.once('SIGINT', abort).once('SIGTERM', abort);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', abort).off('SIGTERM', abort);
      if (code === 0) resolve();
      else reject(new Error(`${output}\nThe build failed.`));
    });
  });
}

const [entry, ...args] = process.argv.slice(2);
const file = path.resolve(ROOT, entry ?? 'dist/src/main.js');
try {
  await ensureBuilt(file);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (entry) {
  // What V8 compiled at earlier starts, kept beside the build and as private as it is. Node.js 20 has no such thing.
  module.enableCompileCache?.(path.join(ROOT, '.cache/compile'));
  process.argv = [process.argv[0], file, ...args];
  createRequire(import.meta.url)(file);
}

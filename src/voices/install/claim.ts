import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/** An install was cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('It was cancelled.');
  }
}

/** The name of the file that marks a claim: process, its place, and a number that nobody else has. */
const OWNER = /^owner\.(\d+)\.([0-9a-f]{8})\.[0-9a-f]{16}$/;
/** The same for a claim that nobody holds. */
const FREE = 'free';
const CANCEL = 'cancel';
const REMOVED = '.removed-';

const PLACE = placeName(
  hostname(),
  ofLinux(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  ofLinux(() => readlinkSync('/proc/self/ns/pid')),
);

const HEARTBEAT_MS = 1_000;
/** The heart of a process that was stopped or has lost its disk; clocks of several machines differ by less. */
const DEAD_AFTER_MS = 30_000;

/** Attempts to make or take over a folder, should others make, take and leave it meanwhile. */
const MOST_TRIES = 50;

/** The claims of this process: another one with its number, in the container before it, is dead. */
const held = new Set<string>();

/**
 * The right of one process, on any machine that shares the disk, to work in a folder. The folder holds one file whose
 * name says who works there; it changes hands by being renamed, which only one can do. Its time of change is the
 * heartbeat of the owner: a dead owner's claim is taken over, at once where process ids tell that it is dead (see
 * `placeName`), and soon elsewhere.
 */
export class Claim {
  private readonly stop = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private beating: Promise<void> = Promise.resolve();

  private constructor(
    readonly folder: string,
    private readonly name: string,
  ) {
    held.add(name);
    this.timer = setInterval(() => {
      this.beating = this.beat();
    }, HEARTBEAT_MS).unref();
  }

  /** Makes the folder, or takes it over with what is in it. Null when somebody works there. */
  static async take(folder: string): Promise<Claim | null> {
    const name = `owner.${process.pid}.${PLACE}.${randomBytes(8).toString('hex')}`;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (await makeWith(folder, name)) return new Claim(folder, name);
      const owner = await ownerOf(folder);
      if (owner === null) continue; // it is gone, or changes hands
      if (await isAlive(folder, owner)) return null;
      if (!(await takeOver(folder, owner, name))) continue;
      await rm(join(folder, CANCEL), { force: true }); // it was meant for another
      return new Claim(folder, name);
    }
    throw new Error(`${folder} has no mark of an owner.`);
  }

  /** Aborts when the install is cancelled, or another process has taken the claim over. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Looks at once what is looked at now and then: whether it was cancelled, or taken over. @throws the reason */
  async confirm(): Promise<void> {
    await this.beat();
    this.stop.signal.throwIfAborted();
  }

  /** Lets go of a folder that was lost, or that cannot be written to any more: what is there is left untouched. */
  async abandon(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    held.delete(this.name);
  }

  /** Gives the folder up to whoever goes on with what is in it. */
  async release(): Promise<void> {
    await this.end();
    await rename(join(this.folder, this.name), join(this.folder, FREE)).catch(ignoreMissing);
  }

  /** Removes the folder, at once for everybody else. */
  async discard(): Promise<void> {
    await this.end();
    await removeAtOnce(this.folder);
  }

  private async end(): Promise<void> {
    await this.abandon();
    await rm(join(this.folder, CANCEL), { force: true });
  }

  private async beat(): Promise<void> {
    const now = new Date();
    try {
      await utimes(join(this.folder, this.name), now, now);
    } catch (error) {
      this.stop.abort(error);
    }
    if (await exists(join(this.folder, CANCEL))) this.stop.abort(new Cancelled());
  }
}

/**
 * Names the place within which a process id means one process: the machine since it was started, and the container.
 * Containers may share a host name and have a process of the same id each.
 */
export function placeName(host: string, boot: string, namespace: string): string {
  return createHash('sha256').update([host, boot, namespace].join('\n')).digest('hex').slice(0, 8);
}

/** What Linux tells of itself (proc(5), pid_namespaces(7)); empty on other systems. */
function ofLinux(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** Whether a living process works in a folder. */
export async function isClaimed(folder: string): Promise<boolean> {
  const owner = await ownerOf(folder);
  return owner !== null && isAlive(folder, owner);
}

/** Asks whoever works in a folder to stop and leave nothing. */
export async function requestCancel(folder: string): Promise<void> {
  await writeFile(join(folder, CANCEL), '').catch(ignoreMissing);
}

/** Removes a folder in one step as others see it, and what is left of such removals that were interrupted. */
export async function removeAtOnce(folder: string): Promise<void> {
  const parent = dirname(folder);
  await rename(folder, join(parent, REMOVED + randomBytes(8).toString('hex'))).catch(ignoreMissing);
  const removed = (await readdir(parent)).filter((name) => name.startsWith(REMOVED));
  await Promise.all(removed.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

/** Makes the folder with the mark in it. False when there is one already. */
async function makeWith(folder: string, name: string): Promise<boolean> {
  if (await exists(folder)) return false;
  const draft = `${folder}.${name}`;
  await mkdir(draft, { recursive: true });
  try {
    await writeFile(join(draft, name), '');
    await rename(draft, folder); // fails for a folder that is not empty
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
    throw error;
  }
}

/** The mark in a folder: of an owner, dead or alive, or `FREE`. Null when there is none, or no folder. */
async function ownerOf(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(ignoreMissing);
  return names?.find((name) => name === FREE || OWNER.test(name)) ?? null;
}

async function isAlive(folder: string, owner: string): Promise<boolean> {
  const [, pid, place] = OWNER.exec(owner) ?? [];
  if (pid === undefined) return false;
  if (held.has(owner)) return true;
  if (place === PLACE && (Number(pid) === process.pid || !answersSignals(Number(pid)))) return false;
  const mark = await stat(join(folder, owner)).catch(ignoreMissing);
  return mark !== undefined && Date.now() - mark.mtimeMs < DEAD_AFTER_MS;
}

/** False when somebody else was quicker. */
async function takeOver(folder: string, owner: string, name: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(join(folder, owner), now, now); // it must not look dead under its new name
    await rename(join(folder, owner), join(folder, name));
    return true;
  } catch (error) {
    return ignoreMissing(error) ?? false;
  }
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

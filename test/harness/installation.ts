import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './built-app';
import { type CommandResult, isHostShared, runHosted } from './commands/hosted-command';
import { writeCatalogue } from './voice-models/voice-catalogue';

const ROOT = path.resolve(__dirname, '../..');

/** The built application in a folder of its own, whose catalogue has voices in miniature. */
export class Installation {
  private constructor(
    readonly folder: string,
    /** The files of the voices, by the path of their addresses. */
    readonly served: ReadonlyMap<string, Buffer>,
  ) {}

  static async with(packs: Parameters<typeof writeCatalogue>[1]): Promise<Installation> {
    const built = path.dirname(await ensureBuilt());
    const folder = mkdtempSync(path.join(tmpdir(), 'loa-installation-'));
    cpSync(built, path.join(folder, 'dist'), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    copyFileSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
    const module = path.join(folder, 'dist/src/voices');
    rmSync(path.join(module, 'catalogue'), { recursive: true });
    return new Installation(folder, writeCatalogue(module, packs, 'voices.example'));
  }

  /** Where the files of a voice lie. */
  filesOf(voice: string): string {
    return path.join(this.folder, 'dist/src/voices/files', voice);
  }

  /** Runs an operator command, in the process that the tests of a run share for it. */
  run(variables: Readonly<Record<string, string>>, ...args: string[]): Promise<CommandResult> {
    if (!isHostShared()) return this.start(variables, ...args).ended;
    const program = path.join(this.folder, 'dist/src/cli/command-line.js');
    return runHosted({ program, args, env: environmentOf(variables), cwd: this.folder });
  }

  /** Starts an operator command, in a process of its own. */
  start(variables: Readonly<Record<string, string>>, ...args: string[]): RunningCommand {
    return this.spawn(variables, '', process.execPath, this.cli, ...args);
  }

  /** The same on a terminal, where the text is typed. All that it writes is on standard output. */
  startOnTerminal(
    variables: Readonly<Record<string, string>>,
    typed: string,
    ...args: string[]
  ): RunningCommand {
    const line = [process.execPath, this.cli, ...args].map((each) => `'${each}'`).join(' ');
    return this.spawn(variables, `${typed}\n`, 'script', '-qec', line, '/dev/null');
  }

  private get cli(): string {
    return path.join(this.folder, 'dist/src/cli.js');
  }

  private spawn(
    variables: Readonly<Record<string, string>>,
    input: string,
    program: string,
    ...args: string[]
  ): RunningCommand {
    const child = spawn(program, args, { cwd: this.folder, env: environmentOf(variables) });
    child.stdin.end(input);
    return new RunningCommand(child);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

const environmentOf = (variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  ...variables,
});

/** An operator command that runs, and what it has written. */
export class RunningCommand {
  private stdout = '';
  private stderr = '';
  readonly ended: Promise<CommandResult>;

  constructor(private readonly child: ChildProcess) {
    child.stdout!.on('data', (chunk) => (this.stdout += String(chunk)));
    child.stderr!.on('data', (chunk) => (this.stderr += String(chunk)));
    this.ended = new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code: code ?? -1, stdout: this.stdout, stderr: this.stderr }));
    });
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}

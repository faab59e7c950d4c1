import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { provideTools } from '../../test/harness/tools';
import { freePort } from '../../test/harness/free-port';
import { packageVersion } from '../support/machine';

const VERSION = '3.4.0';
/** Its data packages are downloaded by date from its own host; this one is the npm package of that version. */
const ESPEAK = { version: '0.3.5', dataPackage: 'espeak-ng-emscripten-20260722' };
const FOLDER = path.resolve(__dirname, `../../.cache/bench/echogarden-${VERSION}`);
const HOME = path.join(FOLDER, 'home');

/** The part of echogarden's own client that is used. */
interface EchogardenClient {
  synthesize(text: string, options: object): Promise<{ audio: Uint8Array }>;
}
interface Socket {
  once(event: 'open' | 'error', listener: (error?: Error) => void): void;
  close(): void;
}

/**
 * The closest speech server on npm: echogarden, with the same eSpeak NG build as ours. It is called through its
 * own client, and uses the same ffmpeg as the pipeline for mp3.
 */
export class Echogarden {
  private constructor(
    private readonly server: ChildProcess,
    private readonly socket: Socket,
    private readonly client: EchogardenClient,
    readonly version: string,
  ) {}

  /** Installs it from npm into `.cache/bench` when it is not there (half a gigabyte), and starts its server. */
  static async start(): Promise<Echogarden> {
    await provideTools(['ffmpeg']);
    if (!(await exists(FOLDER))) await install();
    const port = await freePort();
    // Its launcher would start this as a child, which outlives it. The flags are those that it passes on.
    const cli = path.join(FOLDER, 'node_modules/echogarden/dist/cli/CLIStarter.js');
    const flags = ['--experimental-wasi-unstable-preview1', '--no-warnings'];
    const server = spawn(process.execPath, [...flags, cli, 'serve', `--port=${port}`], {
      cwd: FOLDER,
      env: { PATH: process.env.PATH, HOME },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      await listening(server);
      const { socket, client } = await connect(port);
      const packages = ['echogarden', '@echogarden/espeak-ng-emscripten'];
      const versions = await Promise.all(packages.map((name) => packageVersion(name, FOLDER)));
      return new Echogarden(server, socket, client, versions.join('; '));
    } catch (error) {
      server.kill();
      throw error;
    }
  }

  /** @returns an mp3 file */
  async speak(text: string): Promise<Buffer> {
    const { audio } = await this.client.synthesize(text, {
      engine: 'espeak',
      language: 'vi',
      outputAudioFormat: { codec: 'mp3', bitrate: 64 },
    });
    return Buffer.from(audio);
  }

  async stop(): Promise<void> {
    this.socket.close();
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill();
    await ended;
  }
}

/** Without install scripts: they would fetch what only its other engines need. */
async function install(): Promise<void> {
  const staging = `${FOLDER}.${process.pid}`;
  const packages = [`echogarden@${VERSION}`, `@echogarden/espeak-ng-emscripten@${ESPEAK.version}`];
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  await mkdir(staging, { recursive: true });
  try {
    await promisify(execFile)('npm', ['install', '--prefix', staging, ...options, ...packages]);
    const seed = path.join(staging, 'home/.local/share/echogarden/packages', ESPEAK.dataPackage);
    await cp(path.join(staging, 'node_modules/@echogarden/espeak-ng-emscripten'), seed, { recursive: true });
    await rename(staging, FOLDER);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    for (const stream of [server.stdout!, server.stderr!]) {
      createInterface(stream).on('line', (line) => {
        said.push(line);
        if (line.includes('Started Echogarden WebSocket server')) resolve();
      });
    }
    server.once('exit', (code) => reject(new Error(`echogarden ended with ${code}:\n${said.join('\n')}`)));
  });
}

async function connect(port: number): Promise<{ socket: Socket; client: EchogardenClient }> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(FOLDER, 'node_modules', file)).href);
  const { Client } = (await load('echogarden/dist/server/Client.js')) as {
    Client: new (socket: Socket) => EchogardenClient;
  };
  const { WebSocket } = (await load('ws/wrapper.mjs')) as { WebSocket: new (url: string) => Socket };
  const socket = new WebSocket(`ws://localhost:${port}`);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return { socket, client: new Client(socket) };
}

function exists(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  );
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../../harness/eventually';
import { decodeWav } from '../../../src/speech/audio/wav-reader';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, type Loose } from '../../harness/client';
import { ConnectProxy } from '../../harness/servers/connect-proxy';
import { FileServer } from '../../harness/servers/file-server';
import { Installation } from '../../harness/installation';
import { query } from '../../harness/launcher-installation';
import { createDatabase } from '../../harness/postgres';
import { Service } from '../../harness/service';
import { pathOf, TINY_SUPERTONIC } from '../../harness/voice-models/voice-catalogue';

const DATA = path.resolve(__dirname, '../../data');
const CERTIFICATE = path.join(DATA, 'localhost-cert.pem');
const ACCEPT = ['--accept-licence', 'CC-BY-4.0'];
const VOCODER = pathOf('tiny', 'vocoder.int8.onnx');

describe('The commands of voices', () => {
  let installation: Installation;
  let server: FileServer;
  let home: string;

  beforeAll(async () => {
    installation = await Installation.with({ tiny: TINY_SUPERTONIC });
    server = await FileServer.start(installation.served);
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await server.stop();
    installation.remove();
  });
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'loa-voices-'));
    server.answer = (call) => server.serve(call);
    server.calls.length = 0;
  });
  afterEach(() => rmSync(home, { recursive: true }));

  /** No database is there, and none is made. */
  const variables = () => ({
    DATA_DIR: home,
    DATABASE_URL: '',
    DISK_FLOOR_MB: '0',
    VOICE_MIRROR_URL: server.url,
  });
  const start = (args: string[], more: Record<string, string> = {}) =>
    installation.start({ ...variables(), ...more }, ...args);
  const runWith = (more: Record<string, string>, ...args: string[]) =>
    installation.run({ ...variables(), ...more }, ...args);
  const run = (...args: string[]) => runWith({}, ...args);
  const install = (...args: string[]) => run('voices:install', 'tiny', ...ACCEPT, ...args);
  const models = () => {
    const folder = path.join(home, 'models');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  /** The server sends the first bytes of one file and no more. */
  const stall = () => {
    server.answer = (call) => {
      if (call.path !== VOCODER) return server.serve(call);
      call.response.writeHead(200).write(installation.served.get(VOCODER)!.subarray(0, 10));
    };
  };
  const received = () => {
    const part = path.join(home, 'models/.install-tiny/tiny/vocoder.int8.onnx.part');
    return existsSync(part) && readFileSync(part).length === 10;
  };

  it('list, install, check and remove a voice', async () => {
    const line =
      /^tiny: Tiny voice; vi and 2 more; 2 speakers; CC-BY-4\.0; \d\.\d MB on disk, .*; not installed\n$/;
    expect((await run('voices:list')).stdout).toMatch(line);
    const { code, stdout, stderr } = await install();
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(
        /Asked of you and your customers: .*\nSize: .*\n(\d\.\d MB of \d\.\d MB\n)+/,
      ),
    });
    expect(stderr).toContain(`Tiny voice is in ${home}/models/tiny`);
    const [, sec, wav] =
      /^tiny: (\d+\.\d) s spoken in \d+\.\d s, real-time factor \d+\.\d{3}, (\S+)\n$/.exec(stdout) ?? [];
    const { pcm, sampleRate } = decodeWav(readFileSync(wav!));
    expect(pcm.length / sampleRate).toBeCloseTo(Number(sec), 1);
    expect((await run('voices:list')).stdout).toMatch(/; installed\n$/);
    const acceptance = readFileSync(path.join(home, 'models/tiny/acceptance.json'), 'utf8');
    expect(JSON.parse(acceptance)).toMatchObject({
      licence: 'CC-BY-4.0',
      accepted_by: expect.stringContaining('@'),
      accepted_at: expect.stringMatching(/^\d{4}-/),
    });
    const checked = await run('voices:check');
    expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining('real-time factor') });
    expect(await run('voices:remove', 'tiny')).toMatchObject({ code: 0, stderr: 'Removed tiny.\n' });
    expect(models()).toEqual([]);
    expect(existsSync(path.join(home, 'postgres'))).toBe(false);
  });

  it("are in the operators' log where there is one; where it cannot be written, they say so", async () => {
    const database = await createDatabase();
    try {
      const logged = { DATABASE_URL: database.url };
      const args = ['voices:install', 'tiny', ...ACCEPT];
      expect((await runWith(logged, ...args)).code).toBe(0);
      const lost = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
      const removed = await runWith(lost, 'voices:remove', 'tiny');
      expect(removed).toMatchObject({
        code: 0,
        stderr: expect.stringMatching(
          /^Removed tiny\.\nThe operators' log does not have this: .*127\.0\.0\.1:1/,
        ),
      });
      await runWith(logged, ...args);
      expect((await runWith(logged, 'voices:remove', 'tiny')).code).toBe(0);
      const acts = await query(
        database.url,
        'SELECT act, subject_id, command_user, details, before, after FROM operator_acts ORDER BY id',
      );
      const by = { subject_id: 'tiny', command_user: expect.stringContaining('@') };
      const installed = {
        act: 'voice.install',
        ...by,
        details: { accept_licence: 'CC-BY-4.0' },
        before: { state: 'absent' },
        after: { state: 'installed' },
      };
      const gone = {
        act: 'voice.remove',
        ...by,
        details: {},
        before: { state: 'installed' },
        after: { state: 'absent' },
      };
      expect(acts).toEqual([installed, installed, gone]);
    } finally {
      await database.drop();
    }
  });

  it.each<[string, string[], RegExp]>([
    [
      'no licence is accepted',
      ['voices:install', 'tiny'],
      /^tiny is under Creative.*--accept-licence CC-BY-4\.0\n$/,
    ],
    [
      'another licence is',
      ['voices:install', 'tiny', '--accept-licence', 'MIT'],
      /^--accept-licence must be CC-BY/,
    ],
    [
      'the voice is unknown',
      ['voices:install', 'nina', ...ACCEPT],
      /^There is no voice "nina" in the catalogue; it has tiny\.\n$/,
    ],
    [
      'another licence is, in American spelling',
      ['voices:install', 'tiny', '--accept-license', 'MIT'],
      /^--accept-licence must be CC-BY/,
    ],
    [
      'an option is unknown',
      ['voices:install', 'tiny', '--accept', 'CC-BY-4.0'],
      /^Unknown option '--accept'\.\nUsage: voices:install .*\n$/,
    ],
    ['no voice is named', ['voices:install', ...ACCEPT], /^Name a voice; voices:list prints them\.\n$/],
    [
      'the folder is not there',
      ['voices:install', 'tiny', ...ACCEPT, '--from', '/nowhere'],
      /^\/nowhere lacks .*\.\n$/,
    ],
    ['it is not there to be removed', ['voices:remove', 'tiny'], /^tiny is not installed\.\n$/],
  ])('say in a line that %s, and change nothing', async (_, args, line) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(line);
    expect(models()).toEqual([]);
  });

  it('say in a line that there is no network, and what to do, and leave nothing', async () => {
    server.answer = ({ response }) => void response.writeHead(404).end();
    const { code, stderr } = await install();
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      /^localhost:\d+ answered 404 for .*\. Asked: localhost:\d+\. VOICE_MIRROR_URL names .* --from .*\.$/,
    );
    expect(models()).toEqual([]);
  });

  it('say in a line that a file is another one', async () => {
    const wrong = Buffer.from(installation.served.get(VOCODER)!).fill(1, 50, 51);
    server.answer = (call) => server.serve(call, call.path === VOCODER ? { content: wrong } : {});
    const { code, stderr } = await install();
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      /^vocoder\.int8\.onnx has the checksum [0-9a-f]{64}, not [0-9a-f]{64}\.$/,
    );
    expect(models()).toEqual(['.install-tiny']);
  });

  it('show the licence on a terminal, ask for it, and draw a bar', async () => {
    const answer = (text: string) =>
      installation.startOnTerminal(variables(), text, 'voices:install', 'tiny').ended;
    const refused = await answer('yes');
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain('Section 4 -- Sui Generis Database Rights.'); // the whole text
    expect(refused.stdout).toMatch(
      /Asked of you and your customers: Where the speech is published, name the author[^]*Type CC-BY-4\.0 to accept/,
    );
    expect(refused.stdout).toMatch(/The licence was not accepted; nothing was changed\.\s+$/);
    expect(models()).toEqual([]);
    const accepted = await answer('CC-BY-4.0');
    expect(accepted.code).toBe(0);
    expect(accepted.stdout).toMatch(/\[#+\.*\] \d\.\d MB of \d\.\d MB/);
    expect(models()).toEqual(['tiny']);
  });

  it('install from a folder, where there is no network', async () => {
    server.answer = ({ response }) => void response.destroy();
    expect(await install('--from', installation.filesOf('tiny'))).toMatchObject({ code: 0 });
    expect(models()).toEqual(['tiny']);
  });

  it('go on where a killed install was, at once', async () => {
    stall();
    const first = start(['voices:install', 'tiny', ...ACCEPT]);
    await eventually(received);
    const second = await install();
    expect(second).toMatchObject({ code: 1, stderr: 'tiny is being installed already.\n' });
    first.kill('SIGKILL');
    await first.ended;
    // How much is here is noted now and then; ten bytes may have come after the last note.
    expect((await run('voices:list')).stdout).toMatch(
      /not installed(?:, .* are here)?: It was interrupted\.\n$/,
    );
    server.answer = (call) => server.serve(call);
    server.calls.length = 0;
    expect(await install()).toMatchObject({ code: 0 });
    expect(server.calls[0]!.path).toBe(VOCODER);
    expect(server.calls[0]!.headers.range).toBe('bytes=10-');
    expect(models()).toEqual(['tiny']);
  });

  it('end in good order on Ctrl-C', async () => {
    stall();
    const interrupted = start(['voices:install', 'tiny', ...ACCEPT]);
    await eventually(received);
    interrupted.kill('SIGINT');
    const { code, stderr } = await interrupted.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/The install was interrupted; the next one goes on from there\.\n$/);
    expect(await run('voices:remove', 'tiny')).toMatchObject({ code: 0 });
    expect(models()).toEqual([]);
  });

  it('cancel an install', async () => {
    stall();
    const cancelled = start(['voices:install', 'tiny', ...ACCEPT]);
    await eventually(received);
    const { code, stderr } = await run('voices:remove', 'tiny');
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Cancelled the install of tiny.\n' });
    expect(await cancelled.ended).toMatchObject({ code: 1 });
    expect(models()).toEqual([]);
  });

  it('download through a proxy, by https', async () => {
    const tls = {
      cert: readFileSync(CERTIFICATE, 'utf8'),
      key: readFileSync(path.join(DATA, 'localhost-key.pem'), 'utf8'),
    };
    const secure = await FileServer.start(installation.served, tls);
    const proxy = await ConnectProxy.start('lan', 'p@ss');
    const args = ['voices:install', 'tiny', ...ACCEPT];
    const address = `http://lan:p%40ss@localhost:${proxy.port}`;
    const settings = { VOICE_MIRROR_URL: secure.url, https_proxy: address };
    const stranger = await runWith({ ...settings, HTTPS_PROXY: `localhost:${proxy.port}` }, ...args);
    expect(stranger).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/proxy localhost:\d+ answered 407/),
    });
    const distrusted = await runWith(settings, ...args);
    expect(distrusted).toMatchObject({ code: 1, stderr: expect.stringMatching(/self-signed/) });
    // Node reads whom to trust when it starts.
    const trusting = (more: Record<string, string> = {}) =>
      start(args, { ...settings, NODE_EXTRA_CA_CERTS: CERTIFICATE, ...more }).ended;
    proxy.hosts.length = 0;
    expect(await trusting()).toMatchObject({ code: 0 });
    expect(new Set(proxy.hosts)).toEqual(new Set([new URL(secure.url).host]));
    await run('voices:remove', 'tiny');
    proxy.hosts.length = 0;
    expect(await trusting({ NO_PROXY: 'localhost' })).toMatchObject({ code: 0 });
    expect(proxy.hosts).toEqual([]);
    proxy.stop();
    await secure.stop();
  });

  it('have a running service take the voice up and let it go', async () => {
    const modelDir = path.join(home, 'models');
    const service = await Service.start({ variables: { DATA_DIR: home } });
    const { client } = await new Client(service.baseUrl).newCustomer();
    const offered = async () => {
      const { body } = await client.get('/api/v1/tts/speakers');
      return (body.result.items as Loose[]).map(({ speaker_id: id }) => id);
    };
    expect(await install()).toMatchObject({ code: 0 });
    await eventually(async () => (await offered()).includes('tiny-5'));
    const spoken = await client.post('/api/v1/tts', { input_text: 'Xin chào.', speaker_id: 'tiny-5' });
    expect(spoken.body.result).toMatchObject({ speaker_name: 'Nam', provider: 'sherpa-tiny' });
    expect(await run('voices:remove', 'tiny')).toMatchObject({ code: 0 });
    expect(readdirSync(modelDir)).toEqual([]);
    await eventually(async () => !(await offered()).includes('tiny-5'));
    await service.stop();
  });
});

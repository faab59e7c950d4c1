import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../harness/eventually';
import { readModelFolder } from '../../../src/speech/engines/sherpa/model/model-folder';
import { decodeWav } from '../../../src/speech/audio/wav-reader';
import { Downloader } from '../../../src/voices/download/downloader';
import { CheckVoice } from '../../../src/voices/install/check-voice';
import { type InstallOptions, InstallVoice } from '../../../src/voices/install/install-voice';
import { ListVoices } from '../../../src/voices/install/list-voices';
import { RemoveVoice } from '../../../src/voices/install/remove-voice';
import { downloadWith } from '../../../src/voices/install/voice-files';
import { VoicePlaces } from '../../../src/voices/install/voice-places';
import { VoiceCatalogue } from '../../../src/voices/voice-catalogue';
import { useBuiltWorkers } from '../../harness/built-app';
import { FileServer } from '../../harness/servers/file-server';
import {
  pathOf,
  TINY_PIPER,
  TINY_SUPERTONIC,
  writeCatalogue,
} from '../../harness/voice-models/voice-catalogue';

useBuiltWorkers();

const VOCODER = 'vocoder.int8.onnx';
const MINE = { licence: 'CC-BY-4.0', acceptedBy: 'lan@example.com' };

describe('Installing a voice', () => {
  let folder: string;
  let served: Map<string, Buffer>;
  let server: FileServer;
  let catalogue: VoiceCatalogue;
  let modelDir: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'loa-catalogue-'));
    served = writeCatalogue(folder, { tiny: TINY_SUPERTONIC, piper: TINY_PIPER }, 'voices.example');
    catalogue = VoiceCatalogue.read(folder);
    server = await FileServer.start(served);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    modelDir = join(mkdtempSync(join(tmpdir(), 'loa-voices-')), 'models');
    server.answer = (call) => server.serve(call);
    server.calls.length = 0;
  });
  afterEach(() => rmSync(join(modelDir, '..'), { recursive: true }));

  /** The use cases as one process has them. */
  const useCases = ({ floorBytes = 0, of = catalogue } = {}) => {
    const places = new VoicePlaces(modelDir, join(folder, 'derived'));
    const downloader = new Downloader({ proxy: { httpsProxy: null, noProxy: '' }, firstPauseMs: 1 });
    const check = new CheckVoice(of, places);
    const download = downloadWith(downloader, new URL(server.url));
    return {
      check,
      install: new InstallVoice(of, places, check, download, floorBytes),
      list: new ListVoices(of, places),
      remove: new RemoveVoice(of, places),
    };
  };
  const install = async (options: InstallOptions = {}, name = 'tiny') =>
    (await useCases().install.execute(name, MINE, options)).ended;
  const stateOf = async (name = 'tiny') =>
    (await useCases().list.execute()).find(({ pack }) => pack.name === name)!.state;
  const inModelDir = () => (existsSync(modelDir) ? readdirSync(modelDir) : []);
  /** The server sends the first bytes of the vocoder, and then nothing more until it is told. */
  const stall = () => {
    let goOn = () => undefined as void;
    const told = new Promise<void>((resolve) => (goOn = resolve));
    server.answer = async (call) => {
      if (call.path !== pathOf('tiny', VOCODER)) return server.serve(call);
      call.response.writeHead(200).write(served.get(call.path)!.subarray(0, 10));
      await told;
      call.response.end(served.get(call.path)!.subarray(10));
    };
    return goOn;
  };

  it('fetches it, has it speak, and records who accepted the licence', async () => {
    const progress: number[] = [];
    const {
      folder: place,
      sample,
      spokenSec,
      tookSec,
    } = await install({
      onProgress: ({ receivedBytes }) => progress.push(receivedBytes),
    });
    expect(inModelDir()).toEqual(['tiny']);
    expect(readModelFolder(place, join(folder, 'derived')).voices).toMatchObject([
      {
        speakerId: 'tiny-0',
        speakerName: 'Mai',
        language: 'vi',
        languages: ['vi', 'en', 'fr'],
        gender: 'female',
        region: 'south',
      },
      {
        speakerId: 'tiny-5',
        speakerName: 'Nam',
        licence: 'CC-BY-4.0',
        attribution: 'Tiny voice by the tests',
      },
    ]);
    const { pcm, sampleRate } = decodeWav(readFileSync(sample!));
    expect(pcm.length / sampleRate).toBeCloseTo(spokenSec, 3);
    expect(tookSec).toBeGreaterThan(0);
    expect(progress.at(-1)).toBe(catalogue.get('tiny').diskBytes);
    expect(await stateOf()).toMatchObject({
      kind: 'installed',
      acceptance: { licence: 'CC-BY-4.0', acceptedBy: 'lan@example.com', acceptedAt: expect.any(Date) },
    });
    expect(await stateOf('piper')).toEqual({ kind: 'absent' });
  });

  it('takes the files from a folder', async () => {
    server.answer = ({ response }) => void response.destroy();
    await install({ from: join(folder, 'files/tiny') });
    expect(inModelDir()).toEqual(['tiny']);
    expect(server.calls).toEqual([]);
  });

  it('checks an installed voice and has it speak, no more', async () => {
    await install();
    const { calls } = server;
    const before = statSync(join(modelDir, 'tiny', VOCODER)).ino;
    const count = calls.length;
    expect((await install()).spokenSec).toBeGreaterThan(1);
    expect(calls).toHaveLength(count);
    expect(statSync(join(modelDir, 'tiny', VOCODER)).ino).toBe(before);
  });

  it('is done once by two at once', async () => {
    const goOn = stall();
    const first = await useCases().install.execute('tiny', MINE);
    const second = useCases().install.execute('tiny', MINE);
    await expect(second).rejects.toMatchObject({ code: 'INSTALL_UNDER_WAY' });
    goOn();
    await first.ended;
    expect(inModelDir()).toEqual(['tiny']);
  });

  it('is done once by twenty at once', async () => {
    const begun = await Promise.allSettled(
      Array.from({ length: 20 }, () => useCases().install.execute('tiny', MINE)),
    );
    const winners = begun.filter((each) => each.status === 'fulfilled').map(({ value }) => value.ended);
    expect(winners).toHaveLength(1);
    await winners[0];
    expect(inModelDir()).toEqual(['tiny']);
  });

  it.each([
    ['goes on with what a dead process of another machine has left', 31, 'installed'],
    ['leaves alone what a living process of another machine is at', 5, 'installing'],
  ])('%s', async (_, silentSec, state) => {
    const owner = join(modelDir, '.install-tiny/owner.1.00000000.0123456789abcdef');
    mkdirSync(join(modelDir, '.install-tiny'), { recursive: true });
    writeFileSync(owner, '');
    const heardAt = Date.now() / 1000 - silentSec;
    utimesSync(owner, heardAt, heardAt);
    await install().catch((error: unknown) => expect(error).toMatchObject({ code: 'INSTALL_UNDER_WAY' }));
    expect((await stateOf()).kind).toBe(state);
  });

  it('goes on although a power cut has emptied what it had written of itself', async () => {
    mkdirSync(join(modelDir, '.install-tiny'), { recursive: true });
    for (const name of ['free', 'state.json']) writeFileSync(join(modelDir, '.install-tiny', name), '');
    expect((await stateOf()).kind).toBe('failed');
    await install();
    expect(inModelDir()).toEqual(['tiny']);
  });

  it('shows how far it is, and is cancelled by another process', async () => {
    stall();
    const { ended } = await useCases().install.execute('tiny', MINE);
    const totalBytes = catalogue.get('tiny').diskBytes;
    await eventually(async () => (await stateOf()).kind === 'installing' && server.calls.length > 5);
    expect(await stateOf()).toMatchObject({ kind: 'installing', phase: 'downloading', totalBytes });
    expect(await useCases().remove.execute('tiny')).toBe('cancelled');
    await expect(ended).rejects.toThrow('The install was cancelled; nothing of it is left.');
    expect(inModelDir()).toEqual([]);
    expect(await stateOf()).toEqual({ kind: 'absent' });
  });

  it('goes on where it was interrupted', async () => {
    stall();
    const stop = new AbortController();
    const { ended } = await useCases().install.execute('tiny', MINE, { signal: stop.signal });
    const part = join(modelDir, '.install-tiny/tiny', `${VOCODER}.part`);
    await eventually(() => existsSync(part) && statSync(part).size === 10);
    stop.abort();
    await expect(ended).rejects.toThrow('interrupted');
    expect(await stateOf()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('interrupted') });
    server.calls.length = 0;
    server.answer = (call) => server.serve(call);
    await install();
    expect(server.calls.map(({ path, headers }) => [path, headers.range])).toEqual([
      [pathOf('tiny', VOCODER), 'bytes=10-'],
      [pathOf('tiny', 'voice.bin'), undefined],
    ]);
    expect(inModelDir()).toEqual(['tiny']);
  });

  it('is interrupted when the process stops', async () => {
    stall();
    const { install: stopping } = useCases();
    const { ended } = await stopping.execute('tiny', MINE);
    const reason = ended.catch((error: Error) => error.message);
    await stopping.beforeApplicationShutdown();
    expect(await reason).toContain('interrupted');
    expect((await stateOf()).kind).toBe('failed');
  });

  it('leaves nothing to be seen and says why when a file is wrong', async () => {
    server.answer = (call) =>
      server.serve(call, call.path.endsWith(VOCODER) ? { content: Buffer.alloc(10) } : {});
    const reason =
      /^localhost:\d+ has a vocoder\.int8\.onnx of 10 bytes, not of \d+\. Asked: localhost:\d+\. VOICE_MIRROR_URL .* --from .*\.$/;
    await expect(install()).rejects.toThrow(reason);
    expect(inModelDir()).toEqual(['.install-tiny']);
    expect(await stateOf()).toMatchObject({
      kind: 'failed',
      code: 'DOWNLOAD_FAILED',
      reason: expect.stringMatching(reason),
    });
    expect(await useCases().remove.execute('tiny')).toBe('removed');
    expect(inModelDir()).toEqual([]);
  });

  it('leaves nothing of the voice on a full disk', async () => {
    mkdirSync(join(modelDir, '.install-tiny/tiny'), { recursive: true });
    writeFileSync(join(modelDir, '.install-tiny/free'), '');
    symlinkSync('/dev/full', join(modelDir, '.install-tiny/tiny', `${VOCODER}.part`));
    await expect(install()).rejects.toThrow(/models is full: nothing of the voice is left there/);
    expect(existsSync(join(modelDir, '.install-tiny/tiny'))).toBe(false);
    expect(await stateOf()).toMatchObject({ kind: 'failed', code: 'DISK_FULL' });
  });

  it('leaves nothing of a failure before the first byte, when the end is waited for', async () => {
    server.answer = ({ response }) => void response.writeHead(404).end();
    await expect(install({ isAttended: true })).rejects.toMatchObject({ code: 'DOWNLOAD_FAILED' });
    expect(inModelDir()).toEqual([]);
    await expect(install()).rejects.toThrow(/404/);
    expect(await stateOf()).toMatchObject({ kind: 'failed', code: 'DOWNLOAD_FAILED', receivedBytes: 0 });
  });

  it('is not begun without room', async () => {
    const { install: large } = useCases({ floorBytes: 2 ** 60 });
    await expect(large.execute('tiny', MINE)).rejects.toThrow(
      /has no room for tiny: it needs \d+ MB more, and \d+ MB .* \(DISK_FLOOR_MB\); \d+ MB are free\.$/,
    );
    expect(inModelDir()).toEqual([]);
  });

  it('is not begun where nothing can be written', async () => {
    writeFileSync(modelDir, '');
    await expect(install()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    rmSync(modelDir);
  });

  it.each(['', 'MIT', 'cc-by-4.0'])('is not begun under the licence "%s"', async (licence) => {
    const begun = useCases().install.execute('tiny', { ...MINE, licence });
    await expect(begun).rejects.toMatchObject({ faults: [{ field: 'accept_licence' }] });
    expect(inModelDir()).toEqual([]);
  });

  it.each(['nobody', '../tiny', '__proto__', ''])('knows no voice "%s"', async (name) => {
    for (const call of [
      () => install({}, name),
      () => useCases().remove.execute(name),
      () => useCases().check.execute(name),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(inModelDir()).toEqual([]);
  });

  it('wants all files of a folder, and the right ones', async () => {
    const half = join(modelDir, '../half');
    cpSync(join(folder, 'files/tiny'), half, { recursive: true });
    appendFileSync(join(half, VOCODER), 'more');
    await expect(install({ from: half })).rejects.toThrow(/vocoder.* is not \d+ bytes long/);
    truncateSync(join(half, VOCODER), 9);
    await expect(install({ from: half })).rejects.toThrow(/vocoder.* is not \d+ bytes long/);
    copyFileSync(join(half, 'tts.json'), join(half, VOCODER));
    rmSync(join(half, 'voice.bin'));
    await expect(install({ from: half })).rejects.toThrow(`${half} lacks voice.bin.`);
    expect(inModelDir()).toEqual(['.install-tiny']);
  });

  it('does not touch a folder of its name that is not whole', async () => {
    await install();
    truncateSync(join(modelDir, 'tiny', VOCODER), 5);
    expect(await stateOf()).toMatchObject({ kind: 'damaged', reason: expect.stringContaining('of 5 bytes') });
    for (const call of [install(), useCases().check.execute('tiny')])
      await expect(call).rejects.toMatchObject({ code: 'VOICE_DAMAGED' });
    expect(statSync(join(modelDir, 'tiny', VOCODER)).size).toBe(5);
    expect(await useCases().remove.execute('tiny')).toBe('removed');
    expect(await useCases().remove.execute('tiny')).toBe('absent');
  });

  it('says why it cannot be removed', async () => {
    mkdirSync(modelDir);
    writeFileSync(join(modelDir, '.install-tiny'), 'not a folder');
    await expect(useCases().remove.execute('tiny')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/^tiny cannot be removed: ENOTDIR/),
    });
  });

  it('is checked byte for byte', async () => {
    await install();
    const file = join(modelDir, 'tiny/voice.bin');
    const content = readFileSync(file);
    content[100]! ^= 1;
    writeFileSync(file, content);
    expect((await stateOf()).kind).toBe('installed');
    await expect(useCases().check.execute('tiny')).rejects.toThrow(/voice\.bin with the checksum/);
  });

  it("has Piper's own files speak, and leaves nothing of the trial", async () => {
    expect((await install({}, 'piper')).spokenSec).toBeGreaterThan(1);
    expect(inModelDir()).toEqual(['piper']);
    expect(readdirSync(join(modelDir, 'piper')).sort()).toEqual([
      'acceptance.json',
      'sample.wav',
      'vi_VN-tiny-medium.onnx',
      'vi_VN-tiny-medium.onnx.json',
      'voice.json',
    ]);
  });

  it('needs a voice that speaks', async () => {
    const faulty = mkdtempSync(join(tmpdir(), 'loa-catalogue-'));
    const nobody = { id: 99, name: 'Nobody', gender: 'unknown' };
    writeCatalogue(faulty, { tiny: { ...TINY_SUPERTONIC, speakers: [nobody] } }, 'voices.example');
    const { install: mute } = useCases({ of: VoiceCatalogue.read(faulty) });
    const { ended } = await mute.execute('tiny', MINE, { from: join(faulty, 'files/tiny') });
    const reason = /tiny has a voice\.json that names speaker 99/;
    await expect(ended).rejects.toThrow(reason);
    expect(inModelDir()).toEqual(['.install-tiny']);
    expect(await stateOf()).toMatchObject({
      kind: 'failed',
      code: 'NO_SPEECH',
      reason: expect.stringMatching(reason),
    });
    rmSync(faulty, { recursive: true });
  });
});

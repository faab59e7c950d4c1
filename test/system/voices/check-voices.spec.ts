import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Installation } from '../../harness/installation';
import { writeRecogniser } from '../../harness/voice-models/tiny-recogniser';
import { type TinyModel, writeCharactersModel } from '../../harness/voice-models/tiny-voice-models';
import { TINY_SUPERTONIC } from '../../harness/voice-models/voice-catalogue';

const COLUMNS = 100;

describe('voices:check', () => {
  let installation: Installation;
  let home: string;

  beforeAll(async () => {
    installation = await Installation.with({ tiny: TINY_SUPERTONIC });
  }, BUILD_LIMIT_MS);
  afterAll(() => installation.remove());
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'loa-voices-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  const run = (...args: string[]) =>
    installation.run(
      { DATA_DIR: home, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', DISK_FLOOR_MB: '0' },
      ...args,
    );
  const install = () =>
    run('voices:install', 'tiny', '--accept-licence', 'CC-BY-4.0', '--from', installation.filesOf('tiny'));
  const addModel = (name: string, model: TinyModel = {}) =>
    writeCharactersModel(path.join(home, 'models', name), model);
  const hearing = (text: string) => {
    const folder = path.join(home, 'recogniser');
    writeRecogniser(folder, text, 6);
    return folder;
  };
  /** The lines between the head of the table and what it means. */
  const rows = (stdout: string) => {
    const lines = stdout.split('\n');
    return lines.slice(
      1,
      lines.findIndex((line) => line.startsWith('s/syl')),
    );
  };

  it('measures every speaker of every model, in lines that are the same each time', async () => {
    await install();
    addModel('extra', { speakers: 2 });
    const { code, stdout, stderr } = await run('voices:check');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const figures = String.raw` +0\.\d\d +0\.00 % +\d+ % +0\.\d\d +0\.\d\d +-\d+\.\d`;
    expect(rows(stdout)).toEqual(
      ['extra-0', 'extra-1', 'tiny-0', 'tiny-5'].map((name) =>
        expect.stringMatching(new RegExp(String.raw`^${name}${figures} +\d+\.\d{3}  (ok|slow to compute)$`)),
      ),
    );
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(COLUMNS);
    const withoutTime = (text: string) => rows(text).map((row) => row.replace(/\d+\.\d{3} {2}.*/, ''));
    expect(withoutTime((await run('voices:check')).stdout)).toEqual(withoutTime(stdout));
  });

  it('calls voices broken that clip or cannot be heard, and goes on with the others', async () => {
    addModel('loud', { gain: 4 });
    addModel('mute', { gain: 0 });
    addModel('sound');
    const { code, stdout, stderr } = await run('voices:check');
    expect(code).toBe(1);
    expect(rows(stdout)).toEqual([
      expect.stringMatching(/^loud .* {2}BROKEN: clipped/),
      expect.stringMatching(/^mute +- .* - {2}BROKEN: silent$/),
      expect.stringMatching(/^sound .* {2}(ok|slow to compute)$/),
    ]);
    expect(stderr).toBe('loud: broken: loud\nmute: broken: mute\n');
    expect(await run('voices:check', 'sound')).toMatchObject({ code: 0 });
  });

  it('says in a line what is no voice', async () => {
    expect(await run('voices:check')).toMatchObject({ code: 1, stderr: 'No voice is installed.\n' });
    addModel('gone', { broken: true });
    const unknown = await run('voices:check', 'nina');
    expect(unknown.stderr).toBe('nina: There is no voice "nina" in the catalogue; it has tiny.\n');
    const { code, stderr } = await run('voices:check');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^gone: The engine of this voice is not available.* \(.*\)\n$/);
  });

  it('says how much of a voice a recogniser understands', async () => {
    addModel('sound');
    const deaf = await run('voices:check', 'sound', '--asr', hearing(''));
    expect(deaf.code).toBe(0);
    const [, first, ...worst] = deaf.stdout.trimEnd().split('\n');
    expect(first).toMatch(/^sound +100\.00 % of 100 sentences$/);
    expect(worst).toHaveLength(6);
    expect(worst[0]).toMatch(/^ {3}100 % {2}spoken: Sáng nay, mẹ tôi ra chợ/);
    expect(worst[1]).toBe('          heard:  (nothing)');
    const sentence = 'SÁNG NAY MẸ TÔI RA CHỢ MUA RAU MUỐNG CÁ LÓC VÀ MỘT KÝ CAM SÀNH';
    const hearer = await run('voices:check', '--asr', hearing(sentence));
    const rate = Number(/^sound +(\d+\.\d\d) % of 100/m.exec(hearer.stdout)![1]);
    expect(rate).toBeGreaterThan(50);
    expect(rate).toBeLessThan(100);
    expect(hearer.stdout).not.toContain('spoken: Sáng nay, mẹ tôi ra chợ');
  });

  it('says in a line that there is no recogniser', async () => {
    addModel('sound');
    const { code, stdout, stderr } = await run('voices:check', '--asr', path.join(home, 'nowhere'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^ENOENT: .*nowhere'\n$/);
  });
});

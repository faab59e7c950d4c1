import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { FakeSpeechRenderer, speakers } from '../../../test/harness/in-memory/fake-speech';
import { EngineUnavailable, SynthesisFailed } from '../domain/speech-failure';
import { SoundVersions } from '../sound-versions';
import { VoicePreviews } from './voice-previews';

const voice = speakers.default;

describe('VoicePreviews', () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  let folder: string;
  let renderer: FakeSpeechRenderer;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loa-previews-'));
    renderer = new FakeSpeechRenderer();
    lines.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const previews = (version = '1', into = join(folder, 'previews')) =>
    new VoicePreviews(into, renderer, new SoundVersions('code', () => version), logger);
  const files = () => readdirSync(join(folder, 'previews'));

  it('has a voice speak once, however many ask at the same time, and at the next start', async () => {
    const once = previews();
    const [one, two] = await Promise.all([once.of(voice), once.of(voice)]);
    expect(one.bytes.toString()).toContain('Xin chào');
    expect(two).toEqual(one);
    expect(await once.of(voice)).toEqual(one);
    expect(await previews().of(voice)).toEqual(one);
    expect(renderer.jobs).toHaveLength(1);
  });

  it('has it speak again when its sound has changed, and keeps only that', async () => {
    const before = await previews().of(voice);
    const others = await previews().of({ ...voice, speakerId: 'vi-south-male-1' });
    const after = await previews('2').of(voice);
    expect(new Set([before, others, after].map(({ digest }) => digest)).size).toBe(3);
    expect(files().sort()).toEqual([
      `vi-north-female-1.${after.digest}.mp3`,
      `vi-south-male-1.${others.digest}.mp3`,
    ]);
  });

  it('removes what voices that are gone have said, unless they may come back', async () => {
    const here = await previews().of(voice);
    await previews().of({ ...voice, speakerId: 'gone' });
    const [later, earlier] = [new Date(Date.now() + 60_000), new Date(Date.now() - 60_000)];
    await previews().removeGone(new Set([voice.speakerId]), earlier);
    expect(files()).toHaveLength(2);
    await previews().removeGone(new Set([voice.speakerId]), later);
    expect(files()).toEqual([`${voice.speakerId}.${here.digest}.mp3`]);
    await previews('1', join(folder, 'nowhere')).removeGone(new Set(), later);
  });

  it('speaks English with an English voice', async () => {
    expect((await previews().of({ ...voice, language: 'en' })).bytes.toString()).toContain('Hello');
  });

  it('keeps nothing of a failure', async () => {
    const failing = previews();
    renderer.meanwhile = () => Promise.reject(new EngineUnavailable(5));
    await expect(failing.of(voice)).rejects.toThrow(EngineUnavailable);
    renderer.meanwhile = () => Promise.resolve();
    const { digest, bytes } = await failing.of(voice);
    expect(readFileSync(join(folder, 'previews', `${voice.speakerId}.${digest}.mp3`))).toEqual(bytes);
  });

  it('does not speak again at once what has failed', async () => {
    const failing = previews();
    renderer.meanwhile = () => Promise.reject(new SynthesisFailed('no sound'));
    for (let asked = 0; asked < 3; asked++) await expect(failing.of(voice)).rejects.toThrow(SynthesisFailed);
    expect(renderer.jobs).toHaveLength(1);
  });

  it('leaves the file in place that another process keeps at the same time', async () => {
    const { digest } = await previews().of(voice);
    const file = join(folder, 'previews', `${voice.speakerId}.${digest}.mp3`);
    rmSync(file);
    renderer.meanwhile = () => Promise.resolve(writeFileSync(file, 'spoken by another'));
    await previews().of(voice);
    expect(files()).toEqual([`${voice.speakerId}.${digest}.mp3`]);
  });

  it('speaks again what cannot be read, and says so', async () => {
    const { digest } = await previews().of(voice);
    const file = join(folder, 'previews', `${voice.speakerId}.${digest}.mp3`);
    rmSync(file);
    mkdirSync(file);
    expect((await previews().of(voice)).bytes.length).toBeGreaterThan(0);
    expect(lines.join()).toContain(`the preview ${voice.speakerId}.${digest}.mp3 cannot be read`);
  });

  it('answers although the file cannot be kept, and says so', async () => {
    writeFileSync(join(folder, 'file'), '');
    const unkept = previews('1', join(folder, 'file'));
    const { bytes } = await unkept.of(voice);
    expect(bytes.length).toBeGreaterThan(0);
    expect(await unkept.of(voice)).toMatchObject({ bytes });
    expect(renderer.jobs).toHaveLength(1);
    expect(lines.join()).toContain('the preview of vi-north-female-1 cannot be kept');
  });
});

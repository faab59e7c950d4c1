import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EngineUnavailable, SynthesisFailed } from '../../../src/speech/domain/speech-failure';
import { describeSpeechEngine } from '../../contracts/speech-engine.contract';
import { provideTools } from '../../harness/tools';
import { CommandSpeechEngine } from './command-speech-engine';

const ROOT = path.resolve(__dirname, '../../..');
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/extending.md'), 'utf8');
const EXAMPLE = readFileSync(path.join(__dirname, 'command-speech-engine.ts'), 'utf8');

const nothingToClose = () => Promise.resolve();

describeSpeechEngine('the example of docs/extending.md', {
  open: async () => {
    await provideTools(['espeak-ng']);
    return { engine: new CommandSpeechEngine(), close: nothingToClose };
  },
  openFaulty: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'loa-command-'));
    const command = path.join(folder, 'moody');
    const script = [
      '#!/bin/sh',
      'text=$(cat)',
      '[ "$text" = CRASH ] && kill -9 $$',
      '[ "$text" = HANG ] && exec sleep 600',
      'printf %s "$text" | exec espeak-ng "$@"',
    ];
    await writeFile(command, script.join('\n'));
    await chmod(command, 0o755);
    const close = () => rm(folder, { recursive: true });
    return { engine: new CommandSpeechEngine(command, 5), close };
  },
});

describe('the example of docs/extending.md', () => {
  const speakWith = (command: string) => {
    const engine = new CommandSpeechEngine(command);
    return engine.speak({ voice: engine.card.voices[0]!, text: 'xin chào' });
  };

  it('is not available where its command is missing, and fails where that writes no sound', async () => {
    await expect(speakWith('no-such-command')).rejects.toThrow(EngineUnavailable);
    await expect(speakWith('/bin/echo')).rejects.toThrow(SynthesisFailed);
  });

  it('is the file that is tested here, of at most 80 lines', () => {
    const [, shown] =
      /```ts title="test\/system\/extending\/command-speech-engine\.ts"\n([^]*?)```/.exec(DOCUMENT) ?? [];
    expect(shown).toBe(EXAMPLE);
    expect(EXAMPLE.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });

  it('stands in a document that names only files that exist', () => {
    const named = [...DOCUMENT.matchAll(/`((?:src|test|docs)\/[\w./-]+)`/g)].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(8);
    for (const file of named) expect(() => readFileSync(path.join(ROOT, file))).not.toThrow(/ENOENT/);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Decoded {
  readonly pcm: Float32Array;
  readonly sampleRate: number;
}

/** What ffmpeg says of an mp3 that was sent before its length was known. */
export const UNKNOWN_LENGTH = /^\[mp3 @ \w+\] Estimating duration from bitrate, this may be inaccurate\n/;

/**
 * Decodes a file, at its own rate unless told. Anything that ffmpeg complains about, but what is expected, is an error. Ogg files are
 * left to libopus: ffmpeg's own decoder bursts into noise on plain tones where the reference does not.
 */
export function decode(file: Uint8Array, sampleRate?: number, expected?: RegExp): Decoded {
  const isOgg = Buffer.from(file.subarray(0, 4)).toString('latin1') === 'OggS';
  const decoder = isOgg ? ['-c:a', 'libopus'] : [];
  const rate = sampleRate === undefined ? [] : ['-ar', String(sampleRate)];
  const output = ['-ac', '1', ...rate, '-c:a', 'pcm_f32be', '-f', 'au', '-'];
  return readAu(
    onFile(file, (path) => run('ffmpeg', ['-v', 'warning', ...decoder, '-i', path, ...output], expected)),
  );
}

/** A file as mp3 at a constant bit rate, by libmp3lame as ffmpeg sets it. */
export function encodeMp3(file: Uint8Array, kbps: number): Buffer {
  return onFile(file, (path) => {
    const encoded = `${path}.mp3`; // a pipe would have no room for the length at the start
    run('ffmpeg', ['-v', 'error', '-i', path, '-b:a', `${kbps}k`, encoded]);
    return readFileSync(encoded);
  });
}

/** A Sun audio file of big-endian floats: its header holds the place of the samples at 4 and the rate at 16. */
function readAu(file: Buffer): Decoded {
  const { buffer, byteOffset, length } = file.subarray(file.readUInt32BE(4)).swap32();
  const pcm = new Float32Array(buffer.slice(byteOffset, byteOffset + length)); // a copy, which is aligned
  return { pcm, sampleRate: file.readUInt32BE(16) };
}

/** One field of ffprobe's report, such as `stream=codec_name`. */
export function probe(file: Uint8Array, entry: string): string {
  const args = ['-v', 'error', '-show_entries', entry, '-of', 'csv=p=0'];
  return onFile(file, (path) =>
    run('ffprobe', [...args, path])
      .toString()
      .trim(),
  );
}

/** Integrated loudness in LUFS, by ffmpeg's own implementation of EBU R 128. */
export function loudness(file: Uint8Array): number {
  const args = ['-hide_banner', '-nostats', '-i'];
  const report = onFile(file, (path) => {
    const { stderr } = spawn('ffmpeg', [...args, path, '-af', 'ebur128', '-f', 'null', '-']);
    return stderr.toString();
  });
  return Number(/I:\s+(-?[\d.]+) LUFS/.exec(report.slice(report.lastIndexOf('Summary')))![1]);
}

function run(command: string, args: readonly string[], expected = /^$/): Buffer {
  const { status, stdout, stderr } = spawn(command, args);
  // ffmpeg guesses the layout of mono WAV files and says so; that is no fault of the file.
  const complaint = stderr
    .toString()
    .replace(/^Guessed Channel Layout.*\n/gm, '')
    .replace(expected, '');
  if (status !== 0 || complaint !== '') throw new Error(`${command}: ${complaint}`);
  return stdout;
}

function spawn(command: string, args: readonly string[]) {
  const result = spawnSync(command, args, { maxBuffer: 1 << 29 });
  if (result.error)
    throw new Error(`${command} is needed: apt-get install -y ffmpeg`, { cause: result.error });
  return result;
}

function onFile<T>(bytes: Uint8Array, use: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'audio-'));
  try {
    const path = join(folder, 'file');
    writeFileSync(path, bytes);
    return use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

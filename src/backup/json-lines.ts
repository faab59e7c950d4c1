import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, pipeline as connect, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { PRIVATE_FILE } from '../platform/process/private-folders';

/** What a file was when it was written. */
export interface FileFacts {
  readonly bytes: number;
  /** Of the file's bytes, hexadecimal. */
  readonly sha256: string;
}

/** Bytes on their way through a pipeline, counted and hashed. */
class Checksum extends PassThrough {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    super._transform(chunk, encoding, done);
  }

  facts(): FileFacts {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

/**
 * Writes a new file that survives a power failure once this resolves.
 * @param through what changes the bytes on their way; the facts are of what arrives
 */
export async function writeFileOf(
  file: string,
  chunks: AsyncIterable<Uint8Array | string>,
  ...through: Transform[]
): Promise<FileFacts> {
  const checksum = new Checksum();
  const target = createWriteStream(file, { mode: PRIVATE_FILE, flags: 'wx', flush: true });
  await pipeline([Readable.from(chunks), ...through, checksum, target]);
  return checksum.facts();
}

/** Reads a file to its end. */
export async function factsOf(file: string): Promise<FileFacts> {
  const checksum = new Checksum();
  await pipeline(createReadStream(file), checksum.resume());
  return checksum.facts();
}

/**
 * Writes a compressed file of one JSON value a line (jsonlines.org, gzip).
 * @param lines without line ends
 */
export async function writeLines(
  file: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<FileFacts & { readonly lines: number }> {
  let count = 0;
  const ended = async function* (): AsyncGenerator<string> {
    for await (const line of lines) {
      count += 1;
      yield `${line}\n`;
    }
  };
  const facts = await writeFileOf(file, ended(), createGzip());
  return { ...facts, lines: count };
}

/** The lines of a file that `writeLines` has written. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  connect(createReadStream(file), text, () => undefined); // whoever reads the text is told of errors
  let begun = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop()!;
    yield* lines;
  }
}

import { rename } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Attempts } from './attempts';
import { DownloadFault } from './download-fault';
import { type Answer, openAnswer } from './open-answer';
import { PartFile } from './part-file';
import type { ProxySettings } from './proxy';
import { isRest, rangeHeaders, strongEtag } from './range';

/** A file to be had, and what it is known to be. */
export interface WantedFile {
  /** Where it is to lie. Until it is whole it lies beside, as `….part`. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface DownloaderOptions {
  readonly proxy: ProxySettings;
  readonly silenceMs?: number;
  readonly firstPauseMs?: number;
}

const SILENCE_MS = 30_000;
const FIRST_PAUSE_MS = 500;

/** Is told how many bytes of the file are there. */
type OnReceived = (bytes: number) => void;

/** Brings files from the network to the disk, whole and checked. */
export class Downloader {
  constructor(private readonly options: DownloaderOptions) {}

  /**
   * Downloads a file; what an earlier call has left of it is kept and gone on from. The addresses are asked in turn
   * while they fail.
   * @param onReceived is told how much of the file is there
   * @throws DownloadFault with the last reason; the signal's; an error of the file system
   */
  async download(
    file: WantedFile,
    addresses: readonly URL[],
    onReceived: OnReceived,
    signal: AbortSignal,
  ): Promise<void> {
    await receive(file, onReceived, async (part) => {
      if (isWhole(file, part)) return;
      if (part.bytes >= file.bytes) await part.restart();
      const attempts = new Attempts(addresses, this.options.firstPauseMs ?? FIRST_PAUSE_MS);
      const etags = new Map<string, string | null>();
      for (;;) {
        const before = part.bytes;
        try {
          await this.attempt(file, attempts.address, part, etags, onReceived, signal);
          return;
        } catch (error) {
          if (!(error instanceof DownloadFault)) throw error;
          await sleep(attempts.after(error, part.bytes > before), undefined, { signal });
        }
      }
    });
  }

  /** One request, for what is still missing. */
  private async attempt(
    file: WantedFile,
    address: URL,
    part: PartFile,
    etags: Map<string, string | null>,
    onReceived: OnReceived,
    signal: AbortSignal,
  ): Promise<void> {
    const { proxy, silenceMs = SILENCE_MS } = this.options;
    const headers = rangeHeaders(part.bytes, etags.get(address.href) ?? null);
    const answer = await openAnswer(address, headers, { proxy, silenceMs, signal });
    try {
      await fitToAnswer(file, address, part, answer);
      etags.set(address.href, strongEtag(answer.headers));
      for await (const chunk of answer.body) {
        await part.append(chunk);
        onReceived(part.bytes);
        if (part.bytes > file.bytes) break;
      }
    } finally {
      answer.close();
    }
    if (part.bytes < file.bytes)
      throw new DownloadFault('interrupted', `${address.host} ended ${nameOf(file)} before it was whole.`);
    await checkOrRestart(file, part);
  }
}

/**
 * Has a file filled, and puts it in place when it is what it should be. One that is in place already is looked at as
 * closely as a part of it.
 * @param fill appends what is missing
 */
export async function receive(
  file: WantedFile,
  onReceived: OnReceived,
  fill: (part: PartFile) => Promise<void>,
): Promise<void> {
  const partPath = `${file.path}.part`;
  await rename(file.path, partPath).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const part = await PartFile.open(partPath);
  try {
    onReceived(part.bytes);
    await fill(part);
    await part.finish();
  } catch (error) {
    await part.close();
    throw error;
  }
  await rename(partPath, file.path);
}

/** @throws DownloadFault when a received file is not what it should be; nothing of it is kept then */
export async function checkOrRestart(file: WantedFile, part: PartFile): Promise<void> {
  if (isWhole(file, part)) return;
  const { bytes, sha256 } = part;
  await part.restart();
  const said =
    bytes === file.bytes
      ? `has the checksum ${sha256}, not ${file.sha256}`
      : `is not ${file.bytes} bytes long`;
  throw new DownloadFault('wrong', `${nameOf(file)} ${said}.`);
}

/**
 * Makes the part ready for the answer: a whole one starts it from the beginning.
 * @throws DownloadFault when the answer is not the file, nor the rest of it
 */
async function fitToAnswer(file: WantedFile, { host }: URL, part: PartFile, answer: Answer): Promise<void> {
  const { status, headers } = answer;
  if (status !== 200 && status !== 206 && status !== 416) throw faultOfStatus(file, host, answer);
  if (status !== 200) {
    const isWanted = status === 206 && part.bytes > 0 && isRest(headers, part.bytes, file.bytes);
    if (isWanted) return checkEncoding(file, host, answer);
    await part.restart();
    throw new DownloadFault('wrong', `${host} sent another piece of ${nameOf(file)} than it was asked for.`);
  }
  checkEncoding(file, host, answer);
  const length = headers['content-length'];
  if (length !== undefined && Number(length) !== file.bytes)
    throw new DownloadFault(
      'refused',
      `${host} has a ${nameOf(file)} of ${length} bytes, not of ${file.bytes}.`,
    );
  await part.restart();
}

function checkEncoding(file: WantedFile, host: string, { headers }: Answer): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity')
    throw new DownloadFault('refused', `${host} sent ${nameOf(file)} encoded (${encoding}), unasked.`);
}

function faultOfStatus(file: WantedFile, host: string, { status, headers }: Answer): DownloadFault {
  const message = `${host} answered ${status} for ${nameOf(file)}.`;
  const isPassing = status === 408 || status === 429 || status >= 500;
  const seconds = Number(headers['retry-after'] ?? 0);
  return new DownloadFault(isPassing ? 'interrupted' : 'refused', message, seconds >= 0 ? seconds : 0);
}

function isWhole(file: WantedFile, part: PartFile): boolean {
  return part.bytes === file.bytes && part.sha256 === file.sha256;
}

function nameOf({ path }: WantedFile): string {
  return basename(path);
}

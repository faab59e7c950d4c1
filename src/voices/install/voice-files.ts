import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorFault } from '../../platform/process/operator-fault';
import { DownloadFault } from '../download/download-fault';
import { checkOrRestart, type Downloader, receive, type WantedFile } from '../download/downloader';
import type { PackFile } from '../domain/voice-pack';

/** Fetches one file of a voice into a folder. `onReceived` is told how many bytes of it are there. */
export type FetchFile = (
  file: PackFile,
  folder: string,
  onReceived: (bytes: number) => void,
  signal: AbortSignal,
) => Promise<void>;

/**
 * From the network.
 * @param mirror an address whose scheme and host take the place of every other; null for none
 */
export function downloadWith(downloader: Downloader, mirror: URL | null): FetchFile {
  return (file, folder, onReceived, signal) => {
    const addresses = new Set(file.addresses.map((address) => mirrored(new URL(address), mirror).href));
    const urls = [...addresses].map((address) => new URL(address));
    return downloader.download(wanted(file, folder), urls, onReceived, signal).catch((error: unknown) => {
      throw error instanceof DownloadFault && error.blame !== 'wrong' ? withAdvice(error, urls) : error;
    });
  };
}

/** What an operator can do where none of the addresses gives the file. */
function withAdvice(fault: DownloadFault, tried: readonly URL[]): DownloadFault {
  const hosts = tried.map(({ host }) => host).join(', ');
  const advice = 'VOICE_MIRROR_URL names another server, --from a folder that has the files.';
  return new DownloadFault(fault.blame, `${fault.message} Asked: ${hosts}. ${advice}`, 0, fault);
}

/**
 * From a folder of this machine.
 * @throws OperatorFault when it lacks one of the files; `copyFrom`'s function, DownloadFault for another file than that
 */
export async function copyFrom(source: string, files: readonly PackFile[]): Promise<FetchFile> {
  for (const { name } of files)
    await access(join(source, name)).catch((cause: unknown) => {
      throw new OperatorFault(`${source} lacks ${name}.`, { cause });
    });
  return async (file, folder, onReceived, signal) => {
    const aim = wanted(file, folder);
    await receive(aim, onReceived, async (part) => {
      await part.restart();
      for await (const chunk of createReadStream(join(source, file.name), { end: file.bytes, signal })) {
        await part.append(chunk as Buffer);
        onReceived(part.bytes);
      }
      await checkOrRestart(aim, part);
    });
  };
}

function mirrored({ href, pathname, search }: URL, mirror: URL | null): URL {
  return mirror ? new URL(pathname + search, mirror) : new URL(href);
}

function wanted({ name, bytes, sha256 }: PackFile, folder: string): WantedFile {
  return { path: join(folder, name), bytes, sha256 };
}

import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Another text whenever a file of a model was added, removed or replaced: names, sizes and times of all files in the
 * folders of a directory, hidden folders left out. What cannot be read, such as `lost+found` on a volume of its own,
 * stands there with the system's reason: it is no model's fault.
 */
export async function signatureOf(directory: string): Promise<string> {
  const folders = await entriesOf(directory);
  if (typeof folders === 'string') return folders;
  const lines = folders
    .filter(({ name }) => !name.startsWith('.'))
    .map(async ({ name }) => {
      const files = await entriesOf(join(directory, name));
      if (typeof files === 'string') return [name, files];
      return [name, ...(await Promise.all(files.map((file) => describe(join(directory, name, file.name)))))];
    });
  return JSON.stringify(await Promise.all(lines));
}

/** The system's code for a reason, where it is not to be read. */
async function entriesOf(folder: string): Promise<Dirent[] | string> {
  try {
    return (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return code;
  }
}

async function describe(file: string): Promise<string> {
  const stats = await stat(file).catch(() => null);
  return `${file} ${stats?.size} ${stats?.mtimeMs}`;
}

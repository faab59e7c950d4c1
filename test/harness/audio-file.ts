import path from 'node:path';

/** Where the service with this DATA_DIR has a stored file. */
export function audioFile(dataDir: string, storedKey: string): string {
  return path.join(dataDir, 'audio/recordings', storedKey.slice(0, 2), storedKey.slice(2, 4), storedKey);
}

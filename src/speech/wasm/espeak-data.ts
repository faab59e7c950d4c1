import { join } from 'node:path';

/** The data of eSpeak NG 1.52, for Vietnamese and English, as its own programs would find it: a folder of files. */
export const ESPEAK_DATA = join(__dirname, 'espeak-ng-data');

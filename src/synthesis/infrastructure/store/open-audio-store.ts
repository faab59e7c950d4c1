import type { Environment } from '../../../config/environment';
import type { AudioStore } from '../../application/ports/audio-store';
import { FileAudioStore } from './file-audio-store';
import type * as s3AudioStore from './s3-audio-store';

/**
 * The store that the settings name. The S3 client takes a fifth of a second to load and is only loaded for S3.
 * @throws UnusableEnvironment when the bucket cannot be used with these settings
 */
export async function openAudioStore({ s3, audioDir }: Environment): Promise<AudioStore> {
  if (!s3) return FileAudioStore.open(audioDir);
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load the client at once
  const { S3AudioStore } = require('./s3-audio-store') as typeof s3AudioStore;
  return S3AudioStore.open(s3);
}

import { ApiFailure } from '../api/call';

/**
 * The text of a file, without a byte order mark.
 * @throws ApiFailure `NOT_READABLE`, or `NOT_UTF8` for a file whose letters would be lost
 */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ApiFailure('NOT_READABLE'); // it has changed since it was chosen, or is gone
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiFailure('NOT_UTF8');
  }
}

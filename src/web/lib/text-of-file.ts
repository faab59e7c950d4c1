import { ApiFailure } from '../api/call';

/** No route takes more, and a film that was dropped by mistake would fill the browser's memory. */
const LARGEST_BYTES = 8 * 2 ** 20;

/**
 * The text of a file, without a byte order mark.
 * @throws ApiFailure `PAYLOAD_TOO_LARGE`, `NOT_READABLE`, or `NOT_UTF8` for a file whose letters would be lost
 */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > LARGEST_BYTES) throw new ApiFailure('PAYLOAD_TOO_LARGE');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ApiFailure('NOT_READABLE'); // it has changed since it was chosen, or is gone
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiFailure('NOT_UTF8');
  }
}

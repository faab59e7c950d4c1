import type { IncomingHttpHeaders } from 'node:http';

/**
 * Asks for the rest of a file from a byte on (RFC 9110, section 14.2). A strong ETag of what is there makes the server
 * send the whole when the file has changed (section 13.1.5).
 */
export function rangeHeaders(from: number, etag: string | null): Record<string, string> {
  if (from === 0) return {};
  return { range: `bytes=${from}-`, ...(etag && { 'if-range': etag }) };
}

/** Null for none, and for a weak one, which does not vouch for the bytes. */
export function strongEtag({ etag }: IncomingHttpHeaders): string | null {
  return etag && /^"[\x21\x23-\x7e]*"$/.test(etag) ? etag : null;
}

/** Whether a partial answer is the rest, from a byte on, of a file of a size. */
export function isRest(headers: IncomingHttpHeaders, from: number, totalBytes: number): boolean {
  const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  return Number(first) === from && Number(last) < totalBytes && Number(total) === totalBytes;
}

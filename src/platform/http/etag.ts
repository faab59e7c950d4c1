/**
 * Whether a caller has the version already that an entity tag names (RFC 9110 section 13.1.2).
 * @param etag in its quotes
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

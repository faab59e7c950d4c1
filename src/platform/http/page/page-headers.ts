/** What a page may use beside what comes from its own origin: further sources for directives of its policy. */
type Sources = Readonly<Partial<Record<'style-src' | 'img-src', string>>>;

/**
 * The headers of an HTML page: it runs, shows and calls only what comes from its own origin, nobody may frame it,
 * nothing of it is kept, and other sites do not hear where their visitors come from.
 */
export function pageHeaders(more: Sources = {}): Record<string, string> {
  const own = (directive: string) => `${directive} 'self'`;
  const policy = [
    "default-src 'none'",
    own('script-src'),
    ...(['style-src', 'img-src'] as const).map((name) => [own(name), more[name]].filter(Boolean).join(' ')),
    own('font-src'),
    own('media-src'),
    own('connect-src'),
    own('form-action'),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}

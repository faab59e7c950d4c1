/** Answers the page's requests in the envelope of the API, by path; others are lost, as without a network. */
export function answerWith(results: Readonly<Record<string, object>>): void {
  const byPath = new Map(Object.entries(results));
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const result = byPath.get(pathname);
    return result
      ? Promise.resolve(Response.json({ success: true, code: 'OK', result }))
      : Promise.reject(new TypeError('Failed to fetch'));
  };
}

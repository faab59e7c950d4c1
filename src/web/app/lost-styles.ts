const lost = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  true, // it does not bubble
);

const fetchAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`${next.href} did not come.`)));
    lost.delete(link);
    link.remove();
    document.head.append(next);
  });

/**
 * Fetches the style sheets that did not come: who imports a screen once more is given it without them, as each is asked
 * for only once by Vite.
 * @throws Error where one does not come again
 */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lost].map(fetchAgain));
}

/** What may stand in for a control that is gone: parts of a page that people know as such. */
const PARTS = 'dialog, section, form, main, [role=region]';

/**
 * Whenever what has the focus goes away or is disabled, the nearest part of the page around it that is left takes the
 * focus: it would fall to the body, and the keyboard would begin at the top again. Whoever moves the focus by
 * themselves in the same change has the last word.
 * @returns stops it
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  /** The parts around it, the nearest first; where they were, because what is gone is in none of them. */
  let around: HTMLElement[] = [];
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    last = target;
    around = [];
    for (let part = target.parentElement?.closest<HTMLElement>(PARTS); part;)
      part = (around.push(part), part.parentElement?.closest<HTMLElement>(PARTS));
  };
  const look = (): void => {
    const isLost = last !== null && (!last.isConnected || last.matches(':disabled'));
    const { activeElement } = document;
    if (!isLost || (activeElement !== document.body && activeElement !== last)) return;
    take(around.find((part) => part.isConnected) ?? root);
  };
  const changes = new MutationObserver(look);
  root.addEventListener('focusin', note);
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', note);
    changes.disconnect();
  };
}

/** Gives the focus to a part, which can have it only this once. */
function take(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

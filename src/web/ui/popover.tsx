import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { GAP, placeBeside, type Rectangle } from './place-beside';

interface PopoverProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly className: string | undefined;
  /** What it stands beside. */
  readonly anchor: Element;
  /** Whether it takes the focus, which it gives back. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Something that opens beside what it is about, inside the window, and on a phone at its lower edge. Escape closes it, and
 * so does whatever is pressed elsewhere, or Tab behind its last control. Its owner closes it by showing it no more: a
 * browser tells of what it has closed a moment later, when something else may have been opened already.
 */
export function Popover(props: PopoverProps) {
  const { ref, label, className, anchor, takesFocus, onClose, children } = props;
  const content = useRef<HTMLDivElement>(null);
  // Closed before it is taken away, it gives the focus back to what opened it.
  useLayoutEffect(() => {
    const box = ref.current!;
    box.showPopover();
    return () => box.hidePopover();
  }, [ref]);
  useLayoutEffect(() => place(ref.current!, anchor)); // whatever was shown anew may have moved its anchor
  useLayoutEffect(() => uncover(ref.current!, anchor), [ref, anchor]);
  useEffect(() => {
    const box = ref.current!;
    return whenMoved(content.current!, () => place(box, anchor));
  }, [ref, anchor]);
  useEffect(() => {
    // Whoever goes on with Tab has left it; what is pressed elsewhere the browser sees to.
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab' && !ref.current?.contains(document.activeElement)) onClose();
    };
    window.addEventListener('keyup', leave);
    return () => window.removeEventListener('keyup', leave);
  }, [ref, onClose]);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [ref, takesFocus]);
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      className="popover"
      tabIndex={-1}
      aria-label={label}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <div ref={content} className={className}>
        {children}
      </div>
    </div>
  );
}

/** Tells the style sheet where a box stands; on a phone it has a place of its own for it. */
function place(box: HTMLElement, anchor: Element): void {
  const borders = box.offsetHeight - box.clientHeight;
  const size = { width: box.offsetWidth, height: box.scrollHeight + borders };
  const at = placeBeside(anchor.getBoundingClientRect(), size, seen());
  box.style.setProperty('--left', `${at.left}px`);
  box.style.setProperty('--top', `${at.top}px`);
  box.style.setProperty('--height', `${at.height}px`);
}

/** Scrolls the page so far that what a box at the lower edge is about stands above it. */
function uncover(box: HTMLElement, anchor: Element): void {
  const [covers, covered] = [box.getBoundingClientRect(), anchor.getBoundingClientRect()];
  if (covers.top < covered.bottom && covered.top < covers.bottom)
    window.scrollBy({ top: covered.bottom + GAP - covers.top });
}

/** What is seen of the window: less of it where a keyboard is on the screen. */
function seen(): Rectangle {
  const { offsetLeft: left, offsetTop: top, width, height } = window.visualViewport!;
  return { left, top, right: left + width, bottom: top + height };
}

/** Acts whenever the window or something in it is scrolled, or either gets another size. @returns stops it */
function whenMoved(content: Element, act: () => void): () => void {
  const sizes = new ResizeObserver(act);
  sizes.observe(content);
  const view = window.visualViewport!;
  window.addEventListener('scroll', act, { capture: true, passive: true });
  for (const event of ['scroll', 'resize']) view.addEventListener(event, act);
  return () => {
    sizes.disconnect();
    window.removeEventListener('scroll', act, { capture: true });
    for (const event of ['scroll', 'resize']) view.removeEventListener(event, act);
  };
}

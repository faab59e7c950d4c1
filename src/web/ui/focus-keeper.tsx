import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * A part of a screen that takes the focus when what had it in there is gone with a change of the list: it would fall to
 * the body, and the keyboard would begin at the top again.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = last.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) part.current?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={part}
      className="focus-keeper"
      tabIndex={-1}
      onFocus={({ target }) => {
        last.current = target;
      }}
    >
      {children}
    </div>
  );
}

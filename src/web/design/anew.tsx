import { Fragment, type ReactNode, useEffect, useState } from 'react';

/** Shows its children as if they had just appeared, again and again. */
export function Anew({ everyMs, children }: { everyMs: number; children: ReactNode }) {
  const [time, setTime] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTime((before) => before + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return <Fragment key={time}>{children}</Fragment>;
}

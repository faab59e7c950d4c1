import { Fragment, type ReactNode, useState } from 'react';
import { useRepeated } from '../lib/use-data';

/** Shows its children as if they had just appeared, again and again. */
export function Anew({ everyMs, children }: { everyMs: number; children: ReactNode }) {
  const [time, setTime] = useState(0);
  useRepeated(() => setTime((before) => before + 1), everyMs);
  return <Fragment key={time}>{children}</Fragment>;
}

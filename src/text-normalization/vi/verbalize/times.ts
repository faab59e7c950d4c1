import { readCardinal } from '../numbers/cardinals';

/** A time of day or how long something takes; all as written. */
export interface ClockTime {
  readonly hours: string;
  readonly minutes?: string | undefined;
  readonly seconds?: string | undefined;
}

/** Hours and minutes; full hours say no minutes. */
export function sayTime({ hours, minutes, seconds }: ClockTime): string {
  const parts = [`${readCardinal(hours)} giờ`];
  if (minutes !== undefined && (Number(minutes) > 0 || Number(seconds ?? 0) > 0)) {
    parts.push(`${readCardinal(minutes)} phút`);
  }
  if (seconds !== undefined && Number(seconds) > 0) parts.push(`${readCardinal(seconds)} giây`);
  return parts.join(' ');
}

import { readCardinal } from './cardinals';

/** What is said after thứ: nhất, tư, the rest as it is counted. */
export function readOrdinal(value: number): string {
  if (value === 1) return 'nhất';
  return value === 4 ? 'tư' : readCardinal(value);
}

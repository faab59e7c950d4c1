/** A number as it is written, with what it counts, in English: one credit, two credits. */
export const counted = (count: string, one: string): string => `${count} ${one}${count === '1' ? '' : 's'}`;

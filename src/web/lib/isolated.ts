/**
 * A text of others inside one of ours, for places that have no elements (titles, labels): whatever it has of letters
 * and signs that turn the direction of writing ends with it (FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE).
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

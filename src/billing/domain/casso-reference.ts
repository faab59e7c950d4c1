/** The reference of a transfer that Casso reports. Some banks give none; Casso's own number is as unique. */
export const cassoReference = (reference: string, id: number): string => reference.trim() || `CASSO-${id}`;

/** White space, and what leaves no mark at all: controls, zero-width spaces, joiners, fillers (UAX #44). */
const BLANK = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*$/u;

/** Whether a text holds nothing that could tell one transfer from another. */
export const isBlankReference = (reference: string): boolean => BLANK.test(reference);

/** The reference of a transfer that Casso reports. Some banks give none; Casso's own number is as unique. */
export const cassoReference = (reference: string, id: number): string =>
  isBlankReference(reference) ? `CASSO-${id}` : reference.trim();
